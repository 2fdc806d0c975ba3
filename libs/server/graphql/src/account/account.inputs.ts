import { Field, InputType } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { PrivacyEnum } from '../image/image.enums.ts';

@InputType({ description: 'Changes of the profile. An absent or null field stays as it is.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The name shown to others; up to 100 characters.' })
  readonly fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'A text about the person; up to 500 characters.' })
  readonly bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A new email address. It replaces the present one when the link sent to it is opened.',
  })
  readonly email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The current password; required only to change the email address.',
  })
  readonly password?: string | null;
}

@InputType({ description: 'Changes of the preferences. An absent field stays as it is.' })
export class UpdatePreferencesInput {
  @Field(() => PrivacyEnum, {
    nullable: true,
    description: 'The privacy that uploads start with. Null restores the default of each screen.',
  })
  readonly defaultPrivacy?: Privacy | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to send an email after a sign-in from an unknown device.',
  })
  readonly mailOnNewSignIn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to send an email when an AI edit has succeeded or failed.',
  })
  readonly mailOnAiEdit?: boolean | null;
}

@InputType({ description: 'Confirms that the account is to be deleted.' })
export class RequestAccountDeletionInput {
  @Field(() => String, { nullable: true, description: 'The password; required unless the account has none.' })
  readonly password?: string | null;

  @Field(() => String, { description: 'The username, typed in once more as a confirmation.' })
  readonly username!: string;
}
