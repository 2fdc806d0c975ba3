import { invalidField, isImageUid } from '@safelight/domain';
import { ArgsType, Field, Int } from 'type-graphql';

/** The largest page. */
const MAX_PAGE_SIZE = 100;

/** INVALID_INPUT for a page size out of bounds. */
export const pageSize = (first: number): number => {
  if (first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalidField('first', `Use a number from 1 to ${MAX_PAGE_SIZE}.`);
};

/** Descriptions of the arguments of every paged list. */
export const FIRST = `How many entries the page holds at most, from 1 to ${MAX_PAGE_SIZE}.`;
export const AFTER = 'The `endCursor` of the page before; absent for the first page.';

/** Which page of a list to answer: at most `first` entries after the one that `after` names. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: 20,
    description: FIRST,
  })
  readonly first!: number;

  @Field(() => String, {
    nullable: true,
    description: AFTER,
  })
  readonly after?: string | null;
}

/** The uid that a cursor of a list ordered by uid stands for; INVALID_INPUT for anything else. */
export const cursorUid = (after: string | null): string | null => {
  if (after === null || isImageUid(after)) return after;
  throw invalidField('after', 'Use the endCursor of the page before.');
};
