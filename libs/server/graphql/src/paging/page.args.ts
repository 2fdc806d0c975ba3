import { invalidField, isImageUid } from '@safelight/domain';
import { ArgsType, Field, Int } from 'type-graphql';

/** The largest page. */
const MAX_PAGE_SIZE = 100;

/** Checks a page size; throws INVALID_INPUT when it is out of bounds. */
export const pageSize = (first: number): number => {
  if (first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalidField('first', `Use a number from 1 to ${MAX_PAGE_SIZE}.`);
};

/** The descriptions of the arguments that every paged list has. */
export const FIRST = `How many entries the page holds at most, from 1 to ${MAX_PAGE_SIZE}.`;
export const AFTER = 'The `endCursor` of the page before; absent for the first page.';

/** The requested page of a list: at most `first` entries after the cursor `after`. */
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

/** The uid in a cursor of a list that is ordered by uid; throws INVALID_INPUT for anything else. */
export const cursorUid = (after: string | null): string | null => {
  if (after === null || isImageUid(after)) return after;
  throw invalidField('after', 'Use the endCursor of the page before.');
};
