import type {
  EventRecorder,
  JobEnqueuer,
  SignalPublisher,
  Transaction,
  UnitOfWork,
} from '@safelight/application/ports';
import type { Database } from './data-source.ts';
import { guarded, oneAtATime, translating } from './guarded.ts';
import { buildRepositories } from './repositories/build-repositories.ts';
import { inTransaction, type Session, type SqlExecutor } from './session.ts';

export interface UnitOfWorkOptions {
  readonly database: Database;
  /** Creates an enqueuer that writes jobs through `sql`, the connection of the transaction. */
  readonly bindJobs: (sql: SqlExecutor) => JobEnqueuer;
  /** Creates a publisher that sends signals through `sql`. PostgreSQL delivers them at the commit. */
  readonly bindSignals: (sql: SqlExecutor) => SignalPublisher;
  readonly recorder: EventRecorder;
}

/**
 * Creates transactions at the isolation level READ COMMITTED. Operations that must not overlap take a lock
 * (`users.lock`, `idempotency.begin`).
 */
export const createUnitOfWork = (options: UnitOfWorkOptions): UnitOfWork => {
  const { database, bindJobs, bindSignals, recorder } = options;
  const transactionOn = (session: Session, pass: ReturnType<typeof oneAtATime>['pass']): Transaction => {
    const sql: SqlExecutor = (text, values) => session.query<Record<string, unknown>>(text, values);
    const steps = {
      ...buildRepositories({ database, session, pass }),
      jobs: guarded(bindJobs(sql), pass),
      signals: guarded(bindSignals(sql), pass),
    };
    return { ...steps, record: recorder(steps) };
  };

  return {
    transaction: (work) =>
      translating(() =>
        inTransaction(database.dataSource, async (session) => {
          const { pass, idle } = oneAtATime();
          try {
            return await work(transactionOn(session, pass));
          } finally {
            // After an error of `work`, some of its calls may still be running. None of them may run after the
            // rollback.
            await idle();
          }
        }),
      ),
  };
};
