import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives copies in sRGB a name like those of transforms, so that unused and excess ones can be deleted. */
export class NamesOfSrgbCopies1795820000000 implements MigrationInterface {
  readonly name = 'NamesOfSrgbCopies1795820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE derivative SET name = 'tsrgb', used_at = now() WHERE name = 'srgb'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE derivative SET name = 'srgb' WHERE name = 'tsrgb'`);
  }
}
