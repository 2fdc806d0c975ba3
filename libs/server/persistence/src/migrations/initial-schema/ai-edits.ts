/**
 * Creates the tables of AI edits, of the credit ledger, and of stored responses to requests with an
 * Idempotency-Key.
 */
export const AI_EDITS = `
CREATE TABLE ai_edit_job (
  id                uuid PRIMARY KEY,
  user_id           uuid NOT NULL REFERENCES user_account,
  image_uid         text COLLATE "C" NOT NULL,
  parent_version_id uuid NOT NULL,
  prompt            text NOT NULL,
  state             text NOT NULL CHECK (state IN ('queued', 'processing', 'succeeded', 'failed', 'cancelled')),
  stage             text NOT NULL,
  progress          double precision NOT NULL CHECK (progress BETWEEN 0 AND 1),
  fence             integer NOT NULL CHECK (fence >= 0),
  lease_expires_at  timestamptz,
  result_version_id uuid,
  error_message     text,
  created_at        timestamptz(3) NOT NULL,
  finished_at       timestamptz(3),
  CHECK ((state = 'processing') = (lease_expires_at IS NOT NULL)),
  CHECK ((state IN ('succeeded', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX ai_edit_job_image ON ai_edit_job (image_uid, created_at DESC, id DESC);
CREATE INDEX ai_edit_job_processing ON ai_edit_job (user_id) WHERE state = 'processing';

CREATE TABLE credit_ledger (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES user_account,
  kind       text NOT NULL CHECK (kind IN ('grant', 'reserve', 'capture', 'release', 'refund', 'expire')),
  amount     integer NOT NULL,
  job_id     uuid,
  reason     text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  CHECK (CASE kind WHEN 'capture' THEN amount = 0 WHEN 'reserve' THEN amount < 0 WHEN 'expire' THEN amount < 0
         WHEN 'refund' THEN true ELSE amount > 0 END),
  CHECK (job_id IS NOT NULL OR kind NOT IN ('reserve', 'capture', 'release'))
);
CREATE UNIQUE INDEX credit_ledger_once_a_job ON credit_ledger (job_id, kind) WHERE job_id IS NOT NULL;
CREATE INDEX credit_ledger_user ON credit_ledger (user_id, id DESC) INCLUDE (amount, kind);

CREATE TABLE idempotency_key (
  user_id      uuid NOT NULL REFERENCES user_account,
  key          text COLLATE "C" NOT NULL,
  request_hash text NOT NULL,
  result_id    text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);
`;
