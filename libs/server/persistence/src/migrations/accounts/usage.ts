/** Adds what accounts have used of their limits: requests in a window of time, and bytes delivered in a month. */
export const USAGE = `
CREATE TABLE rate_counter (
  bucket       text COLLATE "C" NOT NULL,
  window_start timestamptz(3) NOT NULL,
  used         bigint NOT NULL CHECK (used >= 0),
  expires_at   timestamptz(3) NOT NULL,
  PRIMARY KEY (bucket, window_start)
) WITH (fillfactor = 50);
CREATE INDEX rate_counter_age ON rate_counter (expires_at);

CREATE TABLE bandwidth_use (
  owner_id uuid NOT NULL REFERENCES user_account,
  month    timestamptz(3) NOT NULL,
  bytes    bigint NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (owner_id, month)
) WITH (fillfactor = 50);
CREATE INDEX bandwidth_use_age ON bandwidth_use (month);
`;

export const USAGE_BACK = 'DROP TABLE rate_counter, bandwidth_use;';
