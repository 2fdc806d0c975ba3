import { Field, InputType } from 'type-graphql';

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
