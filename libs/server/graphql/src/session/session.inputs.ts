import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'The username: 1 to 150 letters, digits and @ . + - _.' })
  readonly username!: string;

  @Field(() => String, {
    description: 'The email address, which has to be verified before the first sign-in.',
  })
  readonly email!: string;

  @Field(() => String, { nullable: true, description: 'The name shown to others; the username when absent.' })
  readonly fullName?: string | null;

  @Field(() => String, { description: 'The password.' })
  readonly password!: string;

  @Field(() => String, { description: 'The password once more.' })
  readonly passwordConfirm!: string;
}

@InputType({ description: 'The credentials of a sign-in.' })
export class LoginInput {
  @Field(() => String, { description: 'The username.' })
  readonly username!: string;

  @Field(() => String, { description: 'The password.' })
  readonly password!: string;
}

@InputType({ description: 'The correction of an email address that was mistyped during registration.' })
export class CorrectEmailInput {
  @Field(() => String, { description: 'The username of the account.' })
  readonly username!: string;

  @Field(() => String, { description: 'The password of the account.' })
  readonly password!: string;

  @Field(() => String, { description: 'The correct address.' })
  readonly email!: string;
}

@InputType({ description: 'A new password.' })
abstract class NewPasswordInput {
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

@InputType({ description: 'A new password, with what the link sent by email contains.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field(() => ID, { description: 'The id of the account, from the link.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The token from the link.' })
  readonly token!: string;
}

@InputType({ description: 'A new password for the account that is signed in.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'The current password; null only for an account without one.',
  })
  readonly currentPassword?: string | null;
}
