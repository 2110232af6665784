//! Every sentence the product says, in five languages.
