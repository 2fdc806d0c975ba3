import { Field, InputType, Int } from 'type-graphql';
import type { ImageFilter } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { PICTURE_CONTENT_TYPES, TAGS_MAX } from '@safelight/rules';
import { DateTimeScalar } from '../scalars/scalars.ts';

@InputType({ description: 'Conditions for a list of images. An image must meet all of them.' })
export class ImageFilterInput {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Only images uploaded at this time or later.' })
  readonly createdFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only images uploaded before this time.' })
  readonly createdTo?: Date | null;

  @Field(() => [String], { nullable: true, description: 'Only images that have all of these tags.' })
  readonly tags?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only images of this media type: image/jpeg, image/png, image/gif, image/webp or image/svg+xml.',
  })
  readonly contentType?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only images whose file has at least this many KiB (1024 bytes).',
  })
  readonly minKb?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only images whose file has at most this many KiB (1024 bytes).',
  })
  readonly maxKb?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists only favorites, false only other images.',
  })
  readonly isFavorite?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True lists the trash instead of the library.' })
  readonly isTrashed?: boolean | null;
}

const BYTES_PER_KB = 1024;

const tagsOf = ({ tags }: ImageFilterInput): readonly string[] => {
  const asked = [...new Set((tags ?? []).map((tag) => tag.trim()))];
  if (asked.length > TAGS_MAX) throw invalidField('tags', `Use at most ${TAGS_MAX} tags.`);
  if (asked.includes('')) throw invalidField('tags', 'This field may not be blank.');
  return asked;
};

const contentTypeOf = ({ contentType }: ImageFilterInput): string | null => {
  if (contentType === undefined || contentType === null) return null;
  const known: readonly string[] = PICTURE_CONTENT_TYPES;
  if (known.includes(contentType)) return contentType;
  throw invalidField('contentType', `Use one of ${known.join(', ')}.`);
};

const datesOf = ({
  createdFrom = null,
  createdTo = null,
}: ImageFilterInput): Pick<ImageFilter, 'createdFrom' | 'createdTo'> => {
  if (createdFrom !== null && createdTo !== null && createdFrom >= createdTo)
    throw invalidField('createdTo', 'Use a time after createdFrom.');
  return { createdFrom, createdTo };
};

const sizesOf = ({
  minKb = null,
  maxKb = null,
}: ImageFilterInput): Pick<ImageFilter, 'minBytes' | 'maxBytes'> => {
  if (minKb !== null && minKb < 0) throw invalidField('minKb', 'Use 0 or more.');
  if (maxKb !== null && maxKb < (minKb ?? 0)) throw invalidField('maxKb', 'Use minKb or more.');
  const bytes = (kb: number | null): number | null => (kb === null ? null : kb * BYTES_PER_KB);
  return { minBytes: bytes(minKb), maxBytes: bytes(maxKb) };
};

/**
 * Converts the filter for use cases; without conditions it matches the whole library. Throws INVALID_INPUT
 * for impossible conditions.
 */
export const imageFilter = (input: ImageFilterInput): ImageFilter => ({
  ...datesOf(input),
  ...sizesOf(input),
  tags: tagsOf(input),
  contentType: contentTypeOf(input),
  isFavorite: input.isFavorite ?? null,
  isTrashed: input.isTrashed ?? false,
});
