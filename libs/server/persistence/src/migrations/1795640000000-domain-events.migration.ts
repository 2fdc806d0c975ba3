import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds domain events, which are stored for a limited time, and the consumers to which each was delivered. */
export class DomainEvents1795640000000 implements MigrationInterface {
  readonly name = 'DomainEvents1795640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE domain_event (
        id uuid PRIMARY KEY,
        position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        type text NOT NULL,
        user_id uuid NOT NULL REFERENCES user_account,
        payload jsonb NOT NULL,
        occurred_at timestamptz(3) NOT NULL,
        taken_by text[] NOT NULL DEFAULT '{}',
        delivered_at timestamptz(3)
      ) WITH (fillfactor = 80);
      CREATE INDEX domain_event_of_user ON domain_event (user_id, position);
      CREATE INDEX domain_event_by_time ON domain_event (occurred_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE domain_event');
  }
}
