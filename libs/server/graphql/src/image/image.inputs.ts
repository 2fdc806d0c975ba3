import { Field, InputType, Int } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from './image.enums.ts';

@InputType({
  description:
    'Changes of an image. An absent field stays as it is, and so does a null one, except for `expiresIn`.',
})
export class UpdateImageInput {
  @Field(() => String, { nullable: true, description: 'A new title; up to 200 characters.' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'A new description; empty removes it.' })
  readonly description?: string | null;

  @Field(() => String, { nullable: true, description: 'A new filename; up to 255 characters.' })
  readonly originalFilename?: string | null;

  @Field(() => PrivacyEnum, { nullable: true, description: 'Who can see the image.' })
  readonly privacy?: Privacy | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the image is marked as a favorite.' })
  readonly isFavorite?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'The new tags, which replace all existing ones.' })
  readonly tags?: readonly string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether others can see the tags.' })
  readonly showTags?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until the image is moved to the trash automatically; null for never.',
  })
  readonly expiresIn?: number | null;
}

@InputType({ description: 'Changes of several images. An absent or null field stays as it is.' })
export class BulkImagesInput {
  @Field(() => PrivacyEnum, { nullable: true, description: 'Who can see the images.' })
  readonly privacy?: Privacy | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the images are marked as favorites.' })
  readonly isFavorite?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Tags to add to each image.' })
  readonly addTags?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to remove from each image.' })
  readonly removeTags?: readonly string[] | null;
}
