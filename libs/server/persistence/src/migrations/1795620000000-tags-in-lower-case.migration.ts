import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each tag once, where it stood first; the triggers of the library keep the rows of tags in step. */
const LOWER = `
UPDATE image SET tags = ARRAY(
  SELECT lower(tag) FROM unnest(tags) WITH ORDINALITY AS given (tag, place)
  GROUP BY lower(tag) ORDER BY min(place)
) WHERE EXISTS (SELECT FROM unnest(tags) tag WHERE tag <> lower(tag));
`;

/** Tags that differ only by case are one: they are kept in lower case. */
export class TagsInLowerCase1795620000000 implements MigrationInterface {
  readonly name = 'TagsInLowerCase1795620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOWER);
  }

  /** How tags were written before is not kept; those in lower case fit the schema before as well. */
  async down(): Promise<void> {}
}
