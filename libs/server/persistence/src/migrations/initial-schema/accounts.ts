/** Creates the tables of users, their sessions, emailed links, and API keys. */
export const ACCOUNTS = `
CREATE TABLE user_account (
  id                uuid PRIMARY KEY,
  username          text NOT NULL,
  username_key      text COLLATE "C" NOT NULL CONSTRAINT user_account_username_key UNIQUE,
  email             text NOT NULL,
  email_key         text COLLATE "C" NOT NULL CONSTRAINT user_account_email_key UNIQUE,
  full_name         text NOT NULL,
  plan              text NOT NULL,
  password_hash     text NOT NULL,
  email_verified_at timestamptz(3),
  created_at        timestamptz(3) NOT NULL
);

CREATE TABLE one_time_token (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES user_account,
  purpose    text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  expires_at timestamptz(3) NOT NULL,
  used_at    timestamptz(3)
);
CREATE INDEX one_time_token_user ON one_time_token (user_id, purpose);

CREATE TABLE session_family (
  id       uuid PRIMARY KEY,
  user_id  uuid NOT NULL REFERENCES user_account,
  ended_at timestamptz(3)
);
CREATE INDEX session_family_user ON session_family (user_id);

CREATE TABLE refresh_token (
  id          uuid PRIMARY KEY,
  family_id   uuid NOT NULL REFERENCES session_family ON DELETE CASCADE,
  token_hash  text COLLATE "C" NOT NULL UNIQUE,
  client_hash text NOT NULL,
  expires_at  timestamptz(3) NOT NULL,
  used_at     timestamptz(3)
);
CREATE INDEX refresh_token_family ON refresh_token (family_id);

CREATE TABLE api_key (
  id             uuid PRIMARY KEY,
  user_id        uuid NOT NULL REFERENCES user_account,
  name           text NOT NULL,
  prefix         text COLLATE "C" NOT NULL,
  last_four      text NOT NULL,
  secret_hash    text COLLATE "C" NOT NULL UNIQUE,
  is_active      boolean NOT NULL,
  created_at     timestamptz(3) NOT NULL,
  last_used_at   timestamptz(3),
  requests_count integer NOT NULL CHECK (requests_count >= 0)
);
CREATE INDEX api_key_prefix ON api_key (prefix);
CREATE INDEX api_key_user ON api_key (user_id, created_at DESC);
`;
