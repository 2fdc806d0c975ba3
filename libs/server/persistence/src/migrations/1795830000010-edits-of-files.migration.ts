import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to versions whether the AI edit that made them set the format, the quality or the size of the file. */
export class EditsOfFiles1795830000010 implements MigrationInterface {
  readonly name = 'EditsOfFiles1795830000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image_version ADD COLUMN ai_sets_file boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image_version DROP COLUMN ai_sets_file');
  }
}
