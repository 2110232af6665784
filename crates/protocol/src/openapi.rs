//! OpenAPI schemas of the engine's types, which the engine knows nothing of.

use std::borrow::Cow;

use engine::{Edition, Family, Level, RuleSheet, RuleValues, Variant};
use utoipa::openapi::schema::{AdditionalProperties, SchemaType};
use utoipa::openapi::{Object, ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// The schema of [`engine::RuleChoice`].
pub struct RuleChoiceSchema;

impl PartialSchema for RuleChoiceSchema {
    fn schema() -> RefOr<Schema> {
        let description = "An edition, a variant, and those rules that differ from them. \
                           Not all values fit together; an error states which do not.";
        let mut object = ObjectBuilder::new()
            .description(Some(description))
            .property("edition", names(Edition::ALL.iter().map(|edition| edition.name())))
            .required("edition")
            .property("variant", names(Variant::ALL.iter().map(|variant| variant.name())))
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)));
        for &field in RuleSheet::FIELDS {
            object = object.property(field, rule(RuleSheet::values(field)));
        }
        object.build().into()
    }
}

impl ToSchema for RuleChoiceSchema {
    fn name() -> Cow<'static, str> {
        "RuleChoice".into()
    }
}

/// The schema of a rule; `null` is what the edition's variant says.
fn rule(values: Option<RuleValues>) -> Object {
    let or_null = |kind: Type| SchemaType::from_iter([kind, Type::Null]);
    let rule = ObjectBuilder::new();
    let rule = match values {
        Some(RuleValues::Names(names)) => {
            let names = names.into_iter().map(serde_json::Value::from);
            let values = names.chain([serde_json::Value::Null]);
            rule.schema_type(or_null(Type::String)).enum_values(Some(values))
        }
        Some(RuleValues::Numbers(range)) => {
            let rule = rule.schema_type(or_null(Type::Integer));
            rule.minimum(Some(*range.start())).maximum(Some(*range.end()))
        }
        Some(RuleValues::TrueOrFalse) => rule.schema_type(or_null(Type::Boolean)),
        None => rule,
    };
    rule.build()
}

fn names(names: impl Iterator<Item = &'static str>) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).build()
}

/// The schema of [`engine::Level`].
pub struct LevelSchema;

impl PartialSchema for LevelSchema {
    fn schema() -> RefOr<Schema> {
        names(Level::ALL.iter().map(|level| level.name())).into()
    }
}

impl ToSchema for LevelSchema {
    fn name() -> Cow<'static, str> {
        "Level".into()
    }
}

/// The schema of [`engine::Family`].
pub struct FamilySchema;

impl PartialSchema for FamilySchema {
    fn schema() -> RefOr<Schema> {
        names(Family::ALL.iter().map(|family| family.name())).into()
    }
}

impl ToSchema for FamilySchema {
    fn name() -> Cow<'static, str> {
        "Family".into()
    }
}
