import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `dispatched_at` is the time when the edit was handed to the queue, and null while it waits for other edits
 * of its user. All existing edits were handed to the queue already.
 */
const EDITS = `
ALTER TABLE ai_edit_job
  ADD COLUMN area text CHECK (area IN ('painted', 'subject', 'background')),
  ADD COLUMN reference_version_id uuid,
  ADD COLUMN asked_order bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN dispatched_at timestamptz;
UPDATE ai_edit_job SET dispatched_at = created_at;
DROP INDEX ai_edit_job_processing;
CREATE INDEX ai_edit_job_open ON ai_edit_job (user_id, asked_order) WHERE state IN ('queued', 'processing');
CREATE INDEX ai_edit_job_listed ON ai_edit_job (user_id, created_at DESC, id DESC) INCLUDE (state);

CREATE TABLE ai_edit_mask (
  job_id uuid PRIMARY KEY REFERENCES ai_edit_job ON DELETE CASCADE,
  png    bytea NOT NULL CHECK (octet_length(png) BETWEEN 1 AND 1048576)
);
`;

const EDITS_BACK = `
DROP TABLE ai_edit_mask;
DROP INDEX ai_edit_job_listed, ai_edit_job_open;
CREATE INDEX ai_edit_job_processing ON ai_edit_job (user_id) WHERE state = 'processing';
ALTER TABLE ai_edit_job DROP COLUMN area, DROP COLUMN reference_version_id, DROP COLUMN asked_order,
  DROP COLUMN dispatched_at;
`;

/**
 * The lock makes transactions that spend credits of the same user run one after another, so that each sees what
 * the previous one spent.
 */
const CREDITS = `
CREATE FUNCTION keep_credits_above_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM user_account WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount) FROM credit_ledger WHERE user_id = NEW.user_id) < 0 THEN
    RAISE EXCEPTION 'the balance of user % would be negative', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_ledger_above_zero AFTER INSERT ON credit_ledger
  FOR EACH ROW WHEN (NEW.amount < 0) EXECUTE FUNCTION keep_credits_above_zero();
`;

const CREDITS_BACK = `
DROP TRIGGER credit_ledger_above_zero ON credit_ledger;
DROP FUNCTION keep_credits_above_zero;
`;

/** Adds masks, reference images and the order of edits. A trigger prevents balances from becoming negative. */
export class AiEditFlow1795400000000 implements MigrationInterface {
  readonly name = 'AiEditFlow1795400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [EDITS, CREDITS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statements of [CREDITS_BACK, EDITS_BACK]) await runner.query(statements);
  }
}
