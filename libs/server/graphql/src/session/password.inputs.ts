import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new password, with what the link sent by email contains.' })
export class ResetPasswordInput {
  @Field(() => ID, { description: 'The id of the account, from the link.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The token from the link.' })
  readonly token!: string;

  @Field(() => String, { description: 'The new password.' })
  readonly password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  readonly passwordConfirm!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'False switches all API keys of the account off.',
  })
  readonly keepApiKeys!: boolean;
}

@InputType({ description: 'A new password for the account that is signed in.' })
export class ChangePasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'The current password; null only for an account without one.',
  })
  readonly currentPassword?: string | null;

  @Field(() => String, { description: 'The new password.' })
  readonly password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  readonly passwordConfirm!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'False switches all API keys of the account off.',
  })
  readonly keepApiKeys!: boolean;
}
