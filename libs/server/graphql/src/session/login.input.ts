import { Field, InputType } from 'type-graphql';

@InputType()
export class LoginInput {
  @Field(() => String)
  readonly username!: string;

  @Field(() => String)
  readonly password!: string;
}
