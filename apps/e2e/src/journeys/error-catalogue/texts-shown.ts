import { TEXTS } from '@safelight/rules';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const WEB = resolve(import.meta.dirname, '../../../../../libs/web');

/** The name of the text in an `itShows` call, such as `login.fallback`; null when it is not a text of `TEXTS`. */
const nameOf = (node: ts.Expression): string | null => {
  if (ts.isCallExpression(node)) return nameOf(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return null;
  if (ts.isIdentifier(node.expression)) return node.expression.text === 'TEXTS' ? node.name.text : null;
  const group = nameOf(node.expression);
  return group === null ? null : `${group}.${node.name.text}`;
};

const isCallOf = (node: ts.Expression, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const importsFrom = ({ statements }: ts.SourceFile, place: string): boolean =>
  statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === place,
  );

/** The statements of a spec that run: those at the top level, and those in its suites unless they are skipped. */
const statementsOf = (block: ts.SourceFile | ts.Block): readonly ts.Statement[] =>
  block.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !isCallOf(statement.expression, 'describe'))
      return [statement];
    const body = statement.expression.arguments.find(ts.isArrowFunction)?.body;
    return body !== undefined && ts.isBlock(body) ? statementsOf(body) : [];
  });

/**
 * The names of the texts that a spec declares with `itShows`: tests that run and fail when the text is not on
 * the screen. Declarations in comments, strings, skipped suites or tests, or behind a condition do not count.
 */
export const textsShownBy = (source: string, file = 'a.spec.tsx'): readonly string[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  if (!importsFrom(parsed, '@safelight/web-ui/testing')) return [];
  return statementsOf(parsed).flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !isCallOf(statement.expression, 'itShows')) return [];
    const [text] = statement.expression.arguments;
    const name = text === undefined ? null : nameOf(text);
    if (name === null) throw new Error(`${file}: itShows needs a text by its name, as TEXTS.login.fallback.`);
    return [name];
  });
};

/** The names of all texts that the client's specs show. */
export const textsShown = async (): Promise<ReadonlySet<string>> => {
  const files = globSync('*/src/**/*.spec.{ts,tsx}', { cwd: WEB });
  const names = await Promise.all(
    files.map(async (file) => textsShownBy(await readFile(join(WEB, file), 'utf8'), file)),
  );
  return new Set(names.flat());
};

/** The text of `TEXTS` with a name such as `login.fallback`, or the function that makes it. */
export const textNamed = (name: string): unknown =>
  name.split('.').reduce<unknown>((texts, part) => (texts as Readonly<Record<string, unknown>>)[part], TEXTS);
