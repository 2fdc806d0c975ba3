import { SCHEMA } from './document.ts';

/** Turns a document of one form into the next; pure, and with a fixture of the old form for good. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly migrate: (old: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * Steps from the oldest form to today's, in order. Schema 1 is the first form, so there are none yet. To change
 * the form: raise `SCHEMA`, add `{ from: 1, to: 2, migrate }` here, and keep `fixtures/schema-1.json` as it is.
 */
export const MIGRATIONS: readonly Migration[] = [];

/** The document in today's form, or null when no steps lead there. */
export const migrated = (
  document: Readonly<Record<string, unknown>>,
  { migrations = MIGRATIONS, target = SCHEMA }: { migrations?: readonly Migration[]; target?: number } = {},
): Readonly<Record<string, unknown>> | null => {
  if (document['schema'] === target) return document;
  const step = migrations.find(({ from }) => from === document['schema']);
  if (step === undefined) return null;
  return migrated({ ...step.migrate(document), schema: step.to }, { migrations, target });
};
