import { ArgsType, Field, Int } from 'type-graphql';
import { decodeImageCursor, type ImageListQuery, type ImageSort } from '@safelight/application';
import { FIRST, PageArgs, pageSize } from '../paging/connection.type.ts';
import { imageFilter, ImageFilterInput } from './image-filter.input.ts';
import { ImageSortEnum } from './image.enums.ts';

@ArgsType()
export class ImagesArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 50, description: FIRST })
  override readonly first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Text that the title contains, or a tag of the image, in upper or lower case.',
  })
  readonly search?: string | null;

  @Field(() => ImageSortEnum, { defaultValue: 'newest', description: 'The order of the list.' })
  readonly sort!: ImageSort;

  @Field(() => ImageFilterInput, { nullable: true, description: 'Further conditions.' })
  readonly filter?: ImageFilterInput | null;
}

export type ImagesQuery = Omit<ImageListQuery, 'ownerId'>;

/**
 * Converts the arguments for use cases. Throws INVALID_INPUT for a page size out of bounds, an invalid cursor
 * or an impossible filter.
 */
export const listQuery = ({ first, after, search, sort, filter }: ImagesArgs): ImagesQuery => ({
  sort,
  limit: pageSize(first),
  after: after === undefined || after === null ? null : decodeImageCursor(after, sort),
  search: search?.trim() || null,
  filter: imageFilter(filter ?? {}),
});
