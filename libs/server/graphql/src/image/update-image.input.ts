import { Field, InputType, Int } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from './image.enums.ts';

@InputType()
export class UpdateImageInput {
  @Field(() => String, { nullable: true })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty takes it away' })
  readonly description?: string | null;

  @Field(() => String, { nullable: true })
  readonly originalFilename?: string | null;

  @Field(() => PrivacyEnum, { nullable: true })
  readonly privacy?: Privacy | null;

  @Field(() => Boolean, { nullable: true })
  readonly isFavorite?: boolean | null;

  @Field(() => [String], { nullable: true })
  readonly tags?: readonly string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether others may read the tags' })
  readonly showTags?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from now until it goes to the trash by itself; null: never',
  })
  readonly expiresIn?: number | null;
}
