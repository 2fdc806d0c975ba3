import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The correction of an email address that was mistyped during registration.' })
export class CorrectEmailInput {
  @Field(() => String, { description: 'The username of the account.' })
  readonly username!: string;

  @Field(() => String, { description: 'The password of the account.' })
  readonly password!: string;

  @Field(() => String, { description: 'The correct address.' })
  readonly email!: string;
}
