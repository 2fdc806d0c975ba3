import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether the owner shows the tags of an image to other people. */
export class ShownTags1795640000110 implements MigrationInterface {
  readonly name = 'ShownTags1795640000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image ADD COLUMN are_tags_shown boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image DROP COLUMN are_tags_shown');
  }
}
