import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COMPARISONS, COMPARISONS_BACK } from './library/comparisons.ts';
import { IMAGES, IMAGES_BACK } from './library/images.ts';
import { TAGS, TAGS_BACK } from './library/tags.ts';

/** Adds filters, tags, the trash, comparisons and counted views. */
export class Library1795348800000 implements MigrationInterface {
  readonly name = 'Library1795348800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [IMAGES, TAGS, COMPARISONS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statements of [COMPARISONS_BACK, TAGS_BACK, IMAGES_BACK]) await runner.query(statements);
  }
}
