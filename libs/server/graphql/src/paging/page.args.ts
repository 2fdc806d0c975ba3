import { invalidField, isImageUid } from '@safelight/domain';
import { ArgsType, Field, Int } from 'type-graphql';

/** Which page of a list: so many entries after the endCursor of the page before. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20 })
  readonly first!: number;

  @Field(() => String, { nullable: true })
  readonly after?: string | null;
}

/** The uid in a cursor of lists that go on after one; INVALID_INPUT for a cursor that is none of ours. */
export const cursorUid = (after: string | null): string | null => {
  if (after === null || isImageUid(after)) return after;
  throw invalidField('after', 'Use the endCursor of the page before.');
};
