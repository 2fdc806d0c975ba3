import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'The username.' })
  readonly username!: string;

  @Field(() => String, { description: 'The password.' })
  readonly password!: string;
}
