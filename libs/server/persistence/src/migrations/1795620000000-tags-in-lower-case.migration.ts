import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each tag is kept once, at its first position. Triggers update the tag tables. */
const LOWER = `
UPDATE image SET tags = ARRAY(
  SELECT lower(tag) FROM unnest(tags) WITH ORDINALITY AS given (tag, place)
  GROUP BY lower(tag) ORDER BY min(place)
) WHERE EXISTS (SELECT FROM unnest(tags) tag WHERE tag <> lower(tag));
`;

/** Converts tags to lower case, because tags that differ only in case are the same. */
export class TagsInLowerCase1795620000000 implements MigrationInterface {
  readonly name = 'TagsInLowerCase1795620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOWER);
  }

  /** The former spelling is lost. The previous schema accepts tags in lower case too. */
  async down(): Promise<void> {}
}
