import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFERENCES = `
ALTER TABLE credit_ledger
  ADD COLUMN external_reference text COLLATE "C"
    CHECK (char_length(external_reference) BETWEEN 1 AND 200);
CREATE UNIQUE INDEX credit_ledger_once_a_reference ON credit_ledger (external_reference, kind)
  WHERE external_reference IS NOT NULL;
`;

const REFERENCES_BACK = `
DROP INDEX credit_ledger_once_a_reference;
ALTER TABLE credit_ledger DROP COLUMN external_reference;
`;

/**
 * The balance is the sum of the ledger. A trigger updates it with every new entry, and a constraint prevents it
 * from becoming negative. As in all transactions, users are locked before their balance, which prevents
 * deadlocks.
 */
const BALANCES = `
CREATE TABLE credit_balance (
  user_id uuid PRIMARY KEY REFERENCES user_account,
  balance integer NOT NULL CONSTRAINT credit_balance_not_negative CHECK (balance >= 0)
) WITH (fillfactor = 50);
INSERT INTO credit_balance SELECT user_id, sum(amount) FROM credit_ledger GROUP BY user_id;

CREATE FUNCTION keep_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM user_account WHERE id = NEW.user_id FOR NO KEY UPDATE;
  UPDATE credit_balance SET balance = balance + NEW.amount WHERE user_id = NEW.user_id;
  IF NOT FOUND THEN
    INSERT INTO credit_balance VALUES (NEW.user_id, NEW.amount);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER credit_ledger_above_zero ON credit_ledger;
DROP FUNCTION keep_credits_above_zero;
CREATE TRIGGER credit_ledger_balance AFTER INSERT ON credit_ledger
  FOR EACH ROW EXECUTE FUNCTION keep_credit_balance();
`;

const BALANCES_BACK = `
DROP TRIGGER credit_ledger_balance ON credit_ledger;
DROP FUNCTION keep_credit_balance;
DROP TABLE credit_balance;
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

/** Adds external references of ledger entries, and stores balances next to the ledger. */
export class CreditBalance1795420000000 implements MigrationInterface {
  readonly name = 'CreditBalance1795420000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [REFERENCES, BALANCES]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statements of [BALANCES_BACK, REFERENCES_BACK]) await runner.query(statements);
  }
}
