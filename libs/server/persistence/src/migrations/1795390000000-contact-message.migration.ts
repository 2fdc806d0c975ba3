import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the table of messages to the support address, with the user who was signed in while writing. */
const MESSAGES = `
CREATE TABLE contact_message (
  id         uuid PRIMARY KEY,
  user_id    uuid REFERENCES user_account,
  name       text NOT NULL,
  email      text NOT NULL,
  category   text NOT NULL CHECK (category IN ('general', 'technical', 'feature')),
  subject    text NOT NULL,
  message    text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX contact_message_user ON contact_message (user_id, created_at DESC);
CREATE INDEX contact_message_age ON contact_message (created_at);
`;

export class ContactMessage1795390000000 implements MigrationInterface {
  readonly name = 'ContactMessage1795390000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_message');
  }
}
