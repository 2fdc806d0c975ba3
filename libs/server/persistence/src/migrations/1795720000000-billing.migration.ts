import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the tables of purchases, in the state that the payment service reported last, and of its events that
 * were processed.
 */
const TABLES = `
CREATE TABLE payment_customer (
  user_id     uuid PRIMARY KEY REFERENCES user_account,
  customer_id text COLLATE "C" NOT NULL
);
CREATE TABLE payment_event (
  id          text COLLATE "C" PRIMARY KEY,
  type        text NOT NULL,
  received_at timestamptz(3) NOT NULL
);
CREATE INDEX payment_event_age ON payment_event (received_at);

CREATE TABLE purchase (
  id                 text COLLATE "C" PRIMARY KEY,
  user_id            uuid NOT NULL REFERENCES user_account,
  item               text NOT NULL CHECK (item IN
    ('starter_pack', 'regular_pack', 'bulk_pack', 'pro_subscription', 'extra_edits')),
  quantity           integer NOT NULL CHECK (quantity > 0),
  paid_at            timestamptz(3) NOT NULL,
  amount_cents       integer NOT NULL CHECK (amount_cents >= 0),
  currency           text NOT NULL,
  refunded_cents     integer NOT NULL CHECK (refunded_cents >= 0),
  dispute            text NOT NULL CHECK (dispute IN ('none', 'open', 'lost')),
  receipt_url        text,
  period_from        timestamptz(3),
  period_to          timestamptz(3),
  credits            integer NOT NULL CHECK (credits >= 0),
  credits_taken_back integer NOT NULL CHECK (credits_taken_back BETWEEN 0 AND credits),
  revision           integer NOT NULL,
  read_at            timestamptz(3) NOT NULL,
  CHECK ((period_from IS NULL) = (period_to IS NULL))
);
CREATE INDEX purchase_user ON purchase (user_id, paid_at DESC, id DESC);

CREATE TABLE subscription (
  id          text COLLATE "C" PRIMARY KEY,
  user_id     uuid NOT NULL REFERENCES user_account,
  state       text NOT NULL CHECK (state IN ('active', 'past_due', 'incomplete', 'ended')),
  period_from timestamptz(3) NOT NULL,
  period_to   timestamptz(3) NOT NULL,
  renews      boolean NOT NULL,
  read_at     timestamptz(3) NOT NULL
);
CREATE INDEX subscription_user ON subscription (user_id);

CREATE TABLE monthly_credits (
  user_id        uuid PRIMARY KEY REFERENCES user_account,
  month_from     timestamptz(3) NOT NULL,
  month_to       timestamptz(3) NOT NULL,
  granted        integer NOT NULL CHECK (granted >= 0),
  rolled_over    integer NOT NULL CHECK (rolled_over >= 0),
  since_entry_id bigint
);
CREATE INDEX monthly_credits_end ON monthly_credits (month_to);
`;

const KINDS = `'grant', 'reserve', 'capture', 'release', 'refund', 'expire'`;
const AMOUNTS = (negative: string): string =>
  `CHECK (CASE kind WHEN 'capture' THEN amount = 0 ${negative} WHEN 'refund' THEN true ELSE amount > 0 END)`;
const NEGATIVE = `WHEN 'reserve' THEN amount < 0 WHEN 'expire' THEN amount < 0`;

/**
 * A revoke can take back credits that were already spent, so it may make a balance negative. Later entries
 * may add to a negative balance.
 */
const REVOKES = `
ALTER TABLE credit_ledger
  DROP CONSTRAINT credit_ledger_kind_check, DROP CONSTRAINT credit_ledger_check,
  ADD CONSTRAINT credit_ledger_kind_check CHECK (kind IN (${KINDS}, 'revoke')),
  ADD CONSTRAINT credit_ledger_check ${AMOUNTS(`${NEGATIVE} WHEN 'revoke' THEN amount < 0`)};
ALTER TABLE credit_balance DROP CONSTRAINT credit_balance_not_negative;

CREATE OR REPLACE FUNCTION keep_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept integer;
BEGIN
  PERFORM FROM user_account WHERE id = NEW.user_id FOR NO KEY UPDATE;
  UPDATE credit_balance SET balance = balance + NEW.amount WHERE user_id = NEW.user_id RETURNING balance INTO kept;
  IF NOT FOUND THEN
    INSERT INTO credit_balance VALUES (NEW.user_id, NEW.amount) RETURNING balance INTO kept;
  END IF;
  IF kept < 0 AND NEW.amount < 0 AND NEW.kind <> 'revoke' THEN
    RAISE EXCEPTION 'the balance of user % would be negative', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
`;

const REVOKES_BACK = `
ALTER TABLE credit_ledger
  DROP CONSTRAINT credit_ledger_kind_check, DROP CONSTRAINT credit_ledger_check,
  ADD CONSTRAINT credit_ledger_kind_check CHECK (kind IN (${KINDS})),
  ADD CONSTRAINT credit_ledger_check ${AMOUNTS(NEGATIVE)};
ALTER TABLE credit_balance ADD CONSTRAINT credit_balance_not_negative CHECK (balance >= 0);

CREATE OR REPLACE FUNCTION keep_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM user_account WHERE id = NEW.user_id FOR NO KEY UPDATE;
  UPDATE credit_balance SET balance = balance + NEW.amount WHERE user_id = NEW.user_id;
  IF NOT FOUND THEN
    INSERT INTO credit_balance VALUES (NEW.user_id, NEW.amount);
  END IF;
  RETURN NULL;
END $$;
`;

/** Adds purchases, subscriptions and their monthly credits, and ledger entries that revoke credits. */
export class Billing1795720000000 implements MigrationInterface {
  readonly name = 'Billing1795720000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, REVOKES]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(REVOKES_BACK);
    await runner.query('DROP TABLE monthly_credits, subscription, purchase, payment_event, payment_customer');
  }
}
