import { ArgsType, Field, Int } from 'type-graphql';
import type { ImageListQuery, ImageSort } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { decodeCursor } from './image-cursor.ts';
import { ImageSortEnum } from './image.enums.ts';

@ArgsType()
export class ImagesArgs {
  @Field(() => Int, { defaultValue: 50 })
  readonly first!: number;

  @Field(() => String, { nullable: true })
  readonly after?: string | null;

  @Field(() => String, { nullable: true })
  readonly search?: string | null;

  @Field(() => ImageSortEnum, { defaultValue: 'newest' })
  readonly sort!: ImageSort;
}

/** Images on one page, at most. */
export const MAX_PAGE_SIZE = 100;

/** INVALID_INPUT for a page size out of bounds or a broken cursor. */
export const listQuery = ({ first, after, search, sort }: ImagesArgs): Omit<ImageListQuery, 'ownerId'> => {
  if (first < 1 || first > MAX_PAGE_SIZE) {
    throw invalidField('first', `Use a number from 1 to ${MAX_PAGE_SIZE}.`);
  }
  return {
    sort,
    limit: first,
    after: after === undefined || after === null ? null : decodeCursor(after, sort),
    search: search?.trim() || null,
  };
};
