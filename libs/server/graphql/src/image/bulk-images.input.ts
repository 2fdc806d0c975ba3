import { Field, InputType } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from './image.enums.ts';

/** What is null or absent stays as it is. */
@InputType()
export class BulkImagesInput {
  @Field(() => PrivacyEnum, { nullable: true })
  readonly privacy?: Privacy | null;

  @Field(() => Boolean, { nullable: true })
  readonly isFavorite?: boolean | null;

  @Field(() => [String], { nullable: true })
  readonly addTags?: readonly string[] | null;

  @Field(() => [String], { nullable: true })
  readonly removeTags?: readonly string[] | null;
}
