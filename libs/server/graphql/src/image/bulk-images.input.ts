import { Field, InputType } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from './image.enums.ts';

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
