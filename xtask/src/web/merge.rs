//! Merges pieces of WebAssembly that are always loaded together into one.
//!
//! wasm-split makes a piece for every set of parts that share code, more than a hundred for ten parts. Each has the types of all, and for every
//! function of another piece that it calls a small function that calls it through the table of functions. Inside a merged piece
//! calls are direct; to other pieces they go through the table at the place of the call. Numbers, which wasm-split writes in five
//! bytes, become as short as they can be. Measured with `cargo xtask web`: 4 to 10 kB less for
//! each part.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, FunctionSection, ImportSection,
    Instruction, Module, TypeSection,
};
use wasmparser::{
    DataKind, ElementItems, ElementKind, FunctionBody, Import, Operator, Parser, Payload, TypeRef,
    TypeSectionReader,
};

/// A piece as wasm-split writes it: it imports the memory, the table and globals of the main piece, and exports nothing.
#[derive(Default)]
struct Piece<'a> {
    types: Option<TypeSectionReader<'a>>,
    imports: Vec<Import<'a>>,
    /// The types of its functions.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// Functions that it puts into the table, and from which place on.
    elements: Vec<(i32, Vec<u32>)>,
    /// Bytes that it puts into the memory, and where.
    data: Vec<(i32, &'a [u8])>,
}

/// What a piece calls under a number.
#[derive(Clone, Copy)]
enum Callee {
    /// The function with this number in the merged piece.
    Here(u32),
    /// The function at this place in the table.
    Elsewhere { place: i32, function_type: u32 },
}

/// The pieces as one. All of them are results of the same cut, so their types are the same.
pub fn merge(pieces: &[&[u8]]) -> Result<Vec<u8>> {
    let pieces = pieces.iter().map(|piece| read(piece)).collect::<Result<Vec<_>>>()?;
    let callees = callees(&pieces)?;
    let mut module = Module::new();
    let mut types = TypeSection::new();
    let first = pieces.iter().find_map(|piece| piece.types.clone()).context("a piece without types")?;
    RoundtripReencoder.parse_type_section(&mut types, first)?;
    let (imports, globals) = imports(&pieces)?;
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    for ((piece, callees), globals) in pieces.iter().zip(&callees).zip(&globals) {
        for (number, body) in piece.bodies.iter().enumerate() {
            if alias(piece, number)?.is_none() {
                functions.function(piece.functions[number]);
                Calls { callees, globals }.parse_function_body(&mut code, body.clone())?;
            }
        }
    }
    module.section(&types).section(&imports).section(&functions);
    module.section(&elements(&pieces, &callees)?).section(&code).section(&data(&pieces));
    Ok(module.finish())
}

fn read(module: &[u8]) -> Result<Piece<'_>> {
    let mut piece = Piece::default();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::TypeSection(types) => piece.types = Some(types),
            Payload::ImportSection(imports) => {
                piece.imports = imports.into_imports().collect::<Result<_, _>>()?
            }
            Payload::FunctionSection(types) => {
                piece.functions = types.into_iter().collect::<Result<_, _>>()?
            }
            Payload::CodeSectionEntry(body) => piece.bodies.push(body),
            Payload::ElementSection(elements) => {
                for element in elements {
                    let element = element?;
                    let ElementKind::Active { offset_expr, .. } = element.kind else { continue };
                    let ElementItems::Functions(functions) = element.items else { continue };
                    let functions = functions.into_iter().collect::<Result<_, _>>()?;
                    piece.elements.push((constant(offset_expr.get_operators_reader())?, functions));
                }
            }
            Payload::DataSection(data) => {
                for segment in data {
                    let segment = segment?;
                    let DataKind::Active { offset_expr, .. } = segment.kind else { continue };
                    if !segment.data.is_empty() {
                        piece.data.push((constant(offset_expr.get_operators_reader())?, segment.data));
                    }
                }
            }
            Payload::ExportSection(exports) => ensure!(exports.count() == 0, "a piece exports something"),
            Payload::GlobalSection(_) | Payload::TableSection(_) | Payload::StartSection { .. } => {
                anyhow::bail!("a piece has more than functions and data")
            }
            _ => {}
        }
    }
    let imports_functions = piece.imports.iter().any(|import| matches!(import.ty, TypeRef::Func(_)));
    ensure!(!imports_functions, "a piece imports functions");
    Ok(piece)
}

fn constant(mut operators: wasmparser::OperatorsReader<'_>) -> Result<i32> {
    match operators.read()? {
        Operator::I32Const { value } => Ok(value),
        other => anyhow::bail!("{other:?} instead of a place"),
    }
}

/// The place in the table of the function that a function passes all of its arguments on to, if it does nothing else.
fn passes_on(body: &FunctionBody<'_>, function_type: u32) -> Result<Option<i32>> {
    let mut operators = body.get_operators_reader()?;
    let (mut arguments, mut place) = (0, None);
    while !operators.eof() {
        match operators.read()? {
            Operator::LocalGet { local_index } if local_index == arguments && place.is_none() => {
                arguments += 1
            }
            Operator::I32Const { value } if place.is_none() => place = Some(value),
            Operator::CallIndirect { type_index, .. } if place.is_some() && type_index == function_type => {
                let ends = matches!(operators.read()?, Operator::End) && operators.eof();
                return Ok(place.filter(|_| ends));
            }
            _ => return Ok(None),
        }
    }
    Ok(None)
}

/// The place in the table of the function that stands behind this one, which is not in the table itself.
fn alias(piece: &Piece<'_>, number: usize) -> Result<Option<i32>> {
    let is_in_table = piece.elements.iter().any(|(_, functions)| functions.contains(&(number as u32)));
    if is_in_table { Ok(None) } else { passes_on(&piece.bodies[number], piece.functions[number]) }
}

/// What each piece calls under each of its numbers.
fn callees(pieces: &[Piece<'_>]) -> Result<Vec<Vec<Callee>>> {
    let mut next = 0;
    let mut callees = Vec::new();
    for piece in pieces {
        let mut of_piece = Vec::new();
        for number in 0..piece.bodies.len() {
            of_piece.push(match alias(piece, number)? {
                Some(place) => Callee::Elsewhere { place, function_type: piece.functions[number] },
                None => {
                    next += 1;
                    Callee::Here(next - 1)
                }
            });
        }
        callees.push(of_piece);
    }
    let mut in_table = BTreeMap::new();
    for (piece, callees) in pieces.iter().zip(&callees) {
        for (start, functions) in &piece.elements {
            in_table.extend((*start..).zip(functions.iter().map(|&number| callees[number as usize])));
        }
    }
    for callee in callees.iter_mut().flatten() {
        if let Callee::Elsewhere { place, .. } = callee {
            *callee = in_table.get(place).copied().unwrap_or(*callee);
        }
    }
    Ok(callees)
}

/// What all pieces import, and the numbers that the globals of each piece have there.
fn imports(pieces: &[Piece<'_>]) -> Result<(ImportSection, Vec<Vec<u32>>)> {
    let (mut section, mut names, mut globals) = (ImportSection::new(), Vec::new(), Vec::new());
    let mut numbers = Vec::new();
    for piece in pieces {
        let mut of_piece = Vec::new();
        for import in &piece.imports {
            if !names.contains(&import.name) {
                names.push(import.name);
                section.import(import.module, import.name, RoundtripReencoder.entity_type(import.ty)?);
                if matches!(import.ty, TypeRef::Global(_)) {
                    globals.push(import.name);
                }
            }
            of_piece.extend(globals.iter().position(|name| *name == import.name).map(|number| number as u32));
        }
        numbers.push(of_piece);
    }
    Ok((section, numbers))
}

fn elements(pieces: &[Piece<'_>], callees: &[Vec<Callee>]) -> Result<ElementSection> {
    let mut all: Vec<(i32, Vec<u32>)> = Vec::new();
    for (piece, callees) in pieces.iter().zip(callees) {
        for (start, functions) in &piece.elements {
            let number = |&function: &u32| match callees[function as usize] {
                Callee::Here(number) => Ok(number),
                Callee::Elsewhere { .. } => anyhow::bail!("a function of another piece in the table"),
            };
            all.push((*start, functions.iter().map(number).collect::<Result<_>>()?));
        }
    }
    all.sort();
    let mut section = ElementSection::new();
    let follows = |(start, functions): &(i32, Vec<u32>), (next, _): &(i32, Vec<u32>)| {
        start + functions.len() as i32 == *next
    };
    for run in all.chunk_by(follows) {
        let functions: Vec<u32> = run.iter().flat_map(|(_, functions)| functions.iter().copied()).collect();
        section.active(Some(0), &ConstExpr::i32_const(run[0].0), Elements::Functions(functions.into()));
    }
    Ok(section)
}

fn data(pieces: &[Piece<'_>]) -> DataSection {
    let mut section = DataSection::new();
    for (start, bytes) in pieces.iter().flat_map(|piece| &piece.data) {
        section.active(0, &ConstExpr::i32_const(*start), bytes.iter().copied());
    }
    section
}

/// Writes the functions of a piece with the numbers of the merged one.
struct Calls<'a> {
    callees: &'a [Callee],
    globals: &'a [u32],
}

/// The code of a piece names something that cannot be merged.
#[derive(Debug, thiserror::Error)]
#[error("code that names {0}")]
struct Unexpected(&'static str);

impl Reencode for Calls<'_> {
    type Error = Unexpected;

    fn function_index(&mut self, number: u32) -> Result<u32, Error<Unexpected>> {
        match self.callees.get(number as usize) {
            Some(Callee::Here(number)) => Ok(*number),
            _ => Err(Error::UserError(Unexpected("a function without calling it"))),
        }
    }

    fn global_index(&mut self, number: u32) -> Result<u32, Error<Unexpected>> {
        let number = self.globals.get(number as usize).copied();
        number.ok_or(Error::UserError(Unexpected("a global that is not imported")))
    }

    /// Segments have other numbers than before; the compiler has no use for them.
    fn data_index(&mut self, _: u32) -> Result<u32, Error<Unexpected>> {
        Err(Error::UserError(Unexpected("a data segment")))
    }

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Unexpected>> {
        let mut function = self.new_function_with_parsed_locals(&body)?;
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            let operator = operators.read()?;
            let callee = match operator {
                Operator::Call { function_index } => self.callees.get(function_index as usize),
                _ => None,
            };
            match callee {
                Some(Callee::Elsewhere { place, function_type }) => {
                    function.instruction(&Instruction::I32Const(*place));
                    let type_index = *function_type;
                    function.instruction(&Instruction::CallIndirect { type_index, table_index: 0 })
                }
                _ => function.instruction(&self.instruction(operator)?),
            };
        }
        code.function(&function);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, Function, RefType, TableType, ValType};
    use wasmparser::Validator;

    use super::*;

    /// A piece with these functions without arguments, of which the last ones stand in the table from a place on.
    fn piece(functions: &[&[Instruction<'_>]], place: i32, in_table: usize) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        let (element_type, minimum) = (RefType::FUNCREF, 9);
        let table = TableType { element_type, table64: false, minimum, maximum: None, shared: false };
        imports.import("main", "table", EntityType::Table(table));
        let (mut numbers, mut code) = (FunctionSection::new(), CodeSection::new());
        for instructions in functions {
            numbers.function(0);
            let mut function = Function::new([]);
            for instruction in *instructions {
                function.instruction(instruction);
            }
            code.function(function.instruction(&Instruction::End));
        }
        let mut elements = ElementSection::new();
        let listed = (functions.len() - in_table..functions.len()).map(|number| number as u32);
        elements.active(
            Some(0),
            &ConstExpr::i32_const(place),
            Elements::Functions(listed.collect::<Vec<_>>().into()),
        );
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&numbers).section(&elements).section(&code);
        module.finish()
    }

    /// What the functions of a module do, without their ends.
    fn functions(module: &[u8]) -> Vec<String> {
        let operators = |body: &FunctionBody<'_>| {
            let operators = body.get_operators_reader().unwrap().into_iter().map(Result::unwrap);
            let names = operators.filter(|operator| *operator != Operator::End).map(|it| format!("{it:?}"));
            names.collect::<Vec<_>>().join(", ")
        };
        read(module).unwrap().bodies.iter().map(operators).collect()
    }

    #[test]
    fn calls_inside_a_merged_piece_are_direct_and_others_go_through_the_table() {
        let through = |place| {
            [Instruction::I32Const(place), Instruction::CallIndirect { type_index: 0, table_index: 0 }]
        };
        let calls = [Instruction::Call(0), Instruction::Drop, Instruction::Call(1)];
        let first = piece(&[&through(4), &through(7), &calls], 2, 1);
        let second = piece(&[&[Instruction::I32Const(8)], &[Instruction::I32Const(9)]], 3, 2);
        let merged = merge(&[&first, &second]).unwrap();
        Validator::new().validate_all(&merged).unwrap();
        let call = "Call { function_index: 2 }, Drop, I32Const { value: 7 }, CallIndirect { type_index: 0, table_index: 0 }";
        assert_eq!(functions(&merged), [call, "I32Const { value: 8 }", "I32Const { value: 9 }"]);
        assert_eq!(read(&merged).unwrap().elements, [(2, vec![0, 1, 2])]);
    }

    #[test]
    fn a_function_in_the_table_stays_even_if_it_only_passes_on() {
        let through = [Instruction::I32Const(7), Instruction::CallIndirect { type_index: 0, table_index: 0 }];
        let merged = merge(&[&piece(&[&through], 2, 1)]).unwrap();
        Validator::new().validate_all(&merged).unwrap();
        assert_eq!(functions(&merged).len(), 1);
        assert!(merge(&[b"\0asm\x01\0\0\0"]).is_err());
    }
}
