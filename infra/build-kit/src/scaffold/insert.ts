import ts from 'typescript';

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/**
 * TypeScript with `entry` as the last of a list: of the `const` with that name, or of that property of the object that
 * `export default` hands to a function (`remote.config.ts`). An empty property is made where there is none.
 *
 * @throws {Error} when there is no such list: the file is another than this tool knows.
 */
export function insertInto(source: string, list: { constant: string } | { property: string }, entry: string): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  if ('constant' in list) {
    const literal = literalOf(constantIn(file, list.constant)?.initializer);
    if (!literal) throw new Error(`No list ${list.constant}`);
    return afterLast(source, literal, entry);
  }
  const config = defaultObject(file);
  const property = config.properties.find((one) => one.name?.getText() === list.property);
  if (!property) return afterLast(source, config, `${list.property}: [${entry}]`);
  const literal = ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined;
  if (!literal) throw new Error(`${list.property} is no list`);
  return afterLast(source, literal, entry);
}

/**
 * TypeScript that imports `name` as well, beside what it imports from that module.
 *
 * @throws {Error} when it imports nothing by name from there.
 */
export function importInto(source: string, { name, from }: { name: string; from: string }): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const bindings = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from)
    .flatMap(({ importClause }) => importClause?.namedBindings ?? [])
    .find(ts.isNamedImports);
  if (!bindings) throw new Error(`Nothing is imported from ${from}`);
  return afterLast(source, bindings, name);
}

function constantIn(file: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name);
}

function defaultObject(file: ts.SourceFile): ts.ObjectLiteralExpression {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  const [config] = exported && ts.isCallExpression(exported) ? exported.arguments : [];
  if (!config || !ts.isObjectLiteralExpression(config)) throw new Error('No configuration is exported by default');
  return config;
}

/** Without what says its type: `[…] as const`. */
function literalOf(expression: ts.Expression | undefined): Literal | undefined {
  if (!expression) return undefined;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) return literalOf(expression.expression);
  return ts.isArrayLiteralExpression(expression) || ts.isObjectLiteralExpression(expression) ? expression : undefined;
}

function afterLast(source: string, literal: Literal | ts.NamedImports, entry: string): string {
  const parts = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const last = parts.at(-1);
  const at = last ? last.getEnd() : literal.getStart() + 1;
  return `${source.slice(0, at)}${last ? ',' : ''}${entry}${source.slice(at)}`;
}
