import { Field, InputType } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from '../image/image.enums.ts';

@InputType()
export class UpdateProfileInput {
  @Field(() => String, { nullable: true })
  readonly fullName?: string | null;

  @Field(() => String, { nullable: true })
  readonly bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Counts once it is confirmed by the link mailed there',
  })
  readonly email?: string | null;

  @Field(() => String, { nullable: true, description: 'Asked for with a new address alone' })
  readonly password?: string | null;
}

@InputType()
export class UpdatePreferencesInput {
  @Field(() => PrivacyEnum, {
    nullable: true,
    description: "Null: each screen's own default; absent: as it is",
  })
  readonly defaultPrivacy?: Privacy | null;

  @Field(() => Boolean, { nullable: true })
  readonly mailOnNewSignIn?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  readonly mailOnAiEdit?: boolean | null;
}
