/** Adds preferences of accounts, linked identities, and links to change an email address. */
export const USERS = `
ALTER TABLE user_account
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN bio                   text NOT NULL DEFAULT '',
  ADD COLUMN default_privacy       text CHECK (default_privacy IN ('public', 'private')),
  ADD COLUMN mail_on_new_sign_in   boolean NOT NULL DEFAULT true,
  ADD COLUMN mail_on_ai_edit       boolean NOT NULL DEFAULT false,
  ADD COLUMN deletion_requested_at timestamptz(3);
CREATE INDEX user_account_deletion ON user_account (deletion_requested_at) WHERE deletion_requested_at IS NOT NULL;

ALTER TABLE one_time_token
  ADD COLUMN new_email text,
  DROP CONSTRAINT one_time_token_purpose_check,
  ADD CONSTRAINT one_time_token_purpose_check CHECK (purpose IN ('verify-email', 'reset-password', 'change-email')),
  ADD CONSTRAINT one_time_token_new_email_check CHECK ((purpose = 'change-email') = (new_email IS NOT NULL));
CREATE INDEX one_time_token_age ON one_time_token (expires_at);

CREATE TABLE external_identity (
  issuer     text COLLATE "C" NOT NULL,
  subject    text COLLATE "C" NOT NULL,
  user_id    uuid NOT NULL REFERENCES user_account,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX external_identity_user ON external_identity (user_id);
`;

/** Reverts the migration. Accounts without a password get a hash that matches no password. */
export const USERS_BACK = `
DROP TABLE external_identity;
DELETE FROM one_time_token WHERE purpose = 'change-email';
DROP INDEX one_time_token_age;
ALTER TABLE one_time_token
  DROP COLUMN new_email,
  DROP CONSTRAINT one_time_token_purpose_check,
  ADD CONSTRAINT one_time_token_purpose_check CHECK (purpose IN ('verify-email', 'reset-password'));
UPDATE user_account SET password_hash = '!' WHERE password_hash IS NULL;
ALTER TABLE user_account
  ALTER COLUMN password_hash SET NOT NULL,
  DROP COLUMN bio,
  DROP COLUMN default_privacy,
  DROP COLUMN mail_on_new_sign_in,
  DROP COLUMN mail_on_ai_edit,
  DROP COLUMN deletion_requested_at;
`;
