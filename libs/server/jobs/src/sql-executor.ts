/** Runs one statement in the caller's transaction. */
export type SqlExecutor = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
