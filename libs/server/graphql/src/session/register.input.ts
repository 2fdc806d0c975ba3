import { Field, InputType } from 'type-graphql';

@InputType()
export class RegisterInput {
  @Field(() => String)
  readonly username!: string;

  @Field(() => String)
  readonly email!: string;

  @Field(() => String, { nullable: true, description: 'Shown name; the username when absent' })
  readonly fullName?: string | null;

  @Field(() => String)
  readonly password!: string;

  @Field(() => String)
  readonly passwordConfirm!: string;
}
