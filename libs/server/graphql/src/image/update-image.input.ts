import { Field, InputType } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from './image.enums.ts';

@InputType()
export class UpdateImageInput {
  @Field(() => String, { nullable: true })
  readonly title?: string | null;

  @Field(() => String, { nullable: true })
  readonly originalFilename?: string | null;

  @Field(() => PrivacyEnum, { nullable: true })
  readonly privacy?: Privacy | null;

  @Field(() => Boolean, { nullable: true })
  readonly isFavorite?: boolean | null;

  @Field(() => [String], { nullable: true })
  readonly tags?: readonly string[] | null;
}
