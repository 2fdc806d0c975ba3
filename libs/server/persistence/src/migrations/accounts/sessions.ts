/**
 * Adds the address, the client and the time with which sessions are used. For existing sessions they come from
 * their refresh tokens: each was issued 30 days before its expiry to the client in the same row. `last_used_at`
 * has no index, because it changes all the time.
 */
export const SESSIONS = `
ALTER TABLE session_family
  ADD COLUMN client_hash  text COLLATE "C",
  ADD COLUMN user_agent   text NOT NULL DEFAULT '',
  ADD COLUMN address      text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN created_at   timestamptz(3),
  ADD COLUMN last_used_at timestamptz(3);

UPDATE session_family f
SET client_hash = t.client_hash, created_at = t.first_made_at, last_used_at = t.last_made_at
FROM (
  SELECT family_id, (array_agg(client_hash ORDER BY expires_at DESC))[1] AS client_hash,
    min(expires_at) - interval '30 days' AS first_made_at, max(expires_at) - interval '30 days' AS last_made_at
  FROM refresh_token GROUP BY family_id
) t
WHERE t.family_id = f.id;
UPDATE session_family
SET client_hash = '', created_at = coalesce(ended_at, now()), last_used_at = coalesce(ended_at, now())
WHERE created_at IS NULL;

ALTER TABLE session_family
  ALTER COLUMN client_hash SET NOT NULL,
  ALTER COLUMN user_agent DROP DEFAULT,
  ALTER COLUMN address DROP DEFAULT,
  ALTER COLUMN created_at SET NOT NULL,
  ALTER COLUMN last_used_at SET NOT NULL;
DROP INDEX session_family_user;
CREATE INDEX session_family_user ON session_family (user_id, created_at DESC);
CREATE INDEX session_family_client ON session_family (user_id, client_hash);
CREATE INDEX session_family_address ON session_family (user_id, address);
CREATE INDEX session_family_age ON session_family (created_at);
CREATE INDEX session_family_ended ON session_family (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX refresh_token_unused ON refresh_token (family_id) INCLUDE (expires_at) WHERE used_at IS NULL;
CREATE INDEX refresh_token_age ON refresh_token (expires_at);
`;

export const SESSIONS_BACK = `
DROP INDEX refresh_token_unused, refresh_token_age, session_family_client, session_family_address, session_family_age,
  session_family_ended, session_family_user;
CREATE INDEX session_family_user ON session_family (user_id);
ALTER TABLE session_family
  DROP COLUMN client_hash,
  DROP COLUMN user_agent,
  DROP COLUMN address,
  DROP COLUMN created_at,
  DROP COLUMN last_used_at;
`;
