import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class ResetPasswordInput {
  @Field(() => ID)
  readonly uid!: string;

  @Field(() => String)
  readonly token!: string;

  @Field(() => String)
  readonly password!: string;

  @Field(() => String)
  readonly passwordConfirm!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'False: API keys are switched off' })
  readonly keepApiKeys!: boolean;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: 'Null only for accounts without a password' })
  readonly currentPassword?: string | null;

  @Field(() => String)
  readonly password!: string;

  @Field(() => String)
  readonly passwordConfirm!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'False: API keys are switched off' })
  readonly keepApiKeys!: boolean;
}
