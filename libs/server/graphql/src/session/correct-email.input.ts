import { Field, InputType } from 'type-graphql';

@InputType()
export class CorrectEmailInput {
  @Field(() => String)
  readonly username!: string;

  @Field(() => String)
  readonly password!: string;

  @Field(() => String, { description: 'The address as it should have been' })
  readonly email!: string;
}
