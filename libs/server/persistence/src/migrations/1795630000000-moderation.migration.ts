import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds roles of users, and blocks of images. */
export class Moderation1795630000000 implements MigrationInterface {
  readonly name = 'Moderation1795630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE user_account
        ADD COLUMN role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'moderator', 'admin'));
      ALTER TABLE image
        ADD COLUMN blocked_at timestamptz(3),
        ADD COLUMN block_reason text,
        ADD CONSTRAINT image_block_check CHECK ((blocked_at IS NULL) = (block_reason IS NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE image DROP COLUMN blocked_at, DROP COLUMN block_reason;
      ALTER TABLE user_account DROP COLUMN role;
    `);
  }
}
