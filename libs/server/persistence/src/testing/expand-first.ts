/**
 * Finds statements of migrations that would break processes of the previous release (docs/adr/0038). It knows
 * the SQL that our migrations use, not all of PostgreSQL's syntax. The author has to check the rest, such as
 * a trigger that refuses rows of the previous release.
 */

/** Removes comments, string literals and function bodies from SQL, because keywords in them have another meaning. */
const bare = (sql: string): string =>
  sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ');

/** Splits a list at commas outside of parentheses. */
const partsOf = (list: string): readonly string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
};

const CREATED = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\S+)/i;
const ALTERED = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i;
const DROPPED = /^DROP TABLE (?:IF EXISTS )?(.*?)(?: CASCADE| RESTRICT)?$/i;
const UNIQUE_INDEX = /^CREATE UNIQUE INDEX .*? ON (?:ONLY )?([^\s(]+)/i;

const CONSTRAINT = /^ADD (?:CONSTRAINT \S+ )?(CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE)\b/i;
const NEW_COLUMN = /^ADD (?:COLUMN )?(?:IF NOT EXISTS )?(\S+) (.*)$/i;
const IS_FILLED = /\b(?:DEFAULT|GENERATED)\b/i;
const IS_REQUIRED = /\b(?:NOT NULL|PRIMARY KEY)\b/i;

/** Actions of ALTER TABLE, and how each breaks an old process. */
const FATAL: readonly (readonly [RegExp, string])[] = [
  [/^RENAME CONSTRAINT\b/i, ''],
  [/^RENAME TO\b/i, 'renames the table, which an old process goes on asking for'],
  [/^RENAME\b/i, 'renames a column, which an old process goes on asking for'],
  [/^DROP (?!CONSTRAINT\b)/i, 'drops a column, which an old process goes on asking for'],
  [/^ALTER (?:COLUMN )?\S+ SET NOT NULL\b/i, 'requires a column that an old process may leave empty'],
  [/^ALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE\b/i, 'changes the type of a column under an old process'],
  [/^ALTER (?:COLUMN )?\S+ DROP DEFAULT\b/i, 'takes a default away that an old process may count on'],
  [CONSTRAINT, 'adds a constraint that rows of an old process may break'],
];

const problemOf = (action: string): string => {
  const fatal = FATAL.find(([pattern]) => pattern.test(action));
  if (fatal !== undefined) return fatal[1];
  const definition = NEW_COLUMN.exec(action)?.[2] ?? '';
  return IS_REQUIRED.test(definition) && !IS_FILLED.test(definition)
    ? 'adds a required column without a default, which an old process does not fill'
    : '';
};

/**
 * Returns a sentence for each breaking statement. Tables that the same migrations create cannot break
 * anything.
 */
export const breakingChanges = (statements: readonly string[]): readonly string[] => {
  const all = statements.flatMap((text) => bare(text).split(';')).map((text) => text.trim());
  const fresh = new Set(all.map((text) => CREATED.exec(text)?.[1]));
  return all.flatMap((text) => {
    const [, altered = '', actions = ''] = ALTERED.exec(text) ?? [];
    if (altered !== '' && !fresh.has(altered)) {
      const problems = partsOf(actions).map((action) => [action, problemOf(action)] as const);
      return problems.flatMap(([action, problem]) =>
        problem === '' ? [] : [`${altered}: "${action}" ${problem}`],
      );
    }
    const dropped = partsOf(DROPPED.exec(text)?.[1] ?? '').filter(
      (table) => table !== '' && !fresh.has(table),
    );
    const indexed = UNIQUE_INDEX.exec(text)?.[1] ?? '';
    return [
      ...dropped.map((table) => `${table}: is dropped, and an old process goes on asking for it`),
      ...(indexed === '' || fresh.has(indexed)
        ? []
        : [`${indexed}: "${text}" adds a constraint that rows of an old process may break`]),
    ];
  });
};
