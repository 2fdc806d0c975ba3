import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the requests of a key in its latest hour, in addition to all of them. */
export class RequestsOfAnHour1795730000000 implements MigrationInterface {
  readonly name = 'RequestsOfAnHour1795730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key RENAME COLUMN requests_count TO requests_total');
    await runner.query(
      `ALTER TABLE api_key ADD COLUMN requests_count integer NOT NULL DEFAULT 0 CHECK (requests_count >= 0),
        ADD COLUMN counted_hour timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key DROP COLUMN requests_count, DROP COLUMN counted_hour');
    await runner.query('ALTER TABLE api_key RENAME COLUMN requests_total TO requests_count');
  }
}
