import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EXPORTS, EXPORTS_BACK } from './accounts/exports.ts';
import { HISTORY, HISTORY_BACK } from './accounts/history.ts';
import { SESSIONS, SESSIONS_BACK } from './accounts/sessions.ts';
import { USAGE, USAGE_BACK } from './accounts/usage.ts';
import { USERS, USERS_BACK } from './accounts/users.ts';
import { VIEWS, VIEWS_BACK } from './accounts/views.ts';

/** Adds profiles, visible sessions, linked identities, exports, rate limits, and the deletion of accounts. */
export class Accounts1795262400000 implements MigrationInterface {
  readonly name = 'Accounts1795262400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [USERS, SESSIONS, EXPORTS, USAGE, VIEWS, HISTORY])
      await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statements of [
      HISTORY_BACK,
      VIEWS_BACK,
      USAGE_BACK,
      EXPORTS_BACK,
      SESSIONS_BACK,
      USERS_BACK,
    ]) {
      await runner.query(statements);
    }
  }
}
