/**
 * Creates the table of exports, which are ZIP archives with all data of an account. An account has at most one
 * unfinished export.
 */
export const EXPORTS = `
CREATE TABLE data_export (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES user_account,
  state      text NOT NULL CHECK (state IN ('queued', 'processing', 'ready', 'failed')),
  created_at timestamptz(3) NOT NULL,
  key        text COLLATE "C" UNIQUE,
  size_bytes bigint CHECK (size_bytes >= 0),
  token_hash text COLLATE "C",
  expires_at timestamptz(3),
  CHECK (num_nulls(key, size_bytes, token_hash, expires_at) = CASE state WHEN 'ready' THEN 0 ELSE 4 END)
);
CREATE UNIQUE INDEX data_export_open ON data_export (user_id) WHERE state IN ('queued', 'processing');
CREATE INDEX data_export_user ON data_export (user_id, created_at DESC);
CREATE INDEX data_export_expiry ON data_export (expires_at) WHERE expires_at IS NOT NULL;
`;

export const EXPORTS_BACK = 'DROP TABLE data_export;';
