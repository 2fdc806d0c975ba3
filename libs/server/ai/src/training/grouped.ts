/** The rows in groups of the same key, in the order of their first rows. */
export const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
};
