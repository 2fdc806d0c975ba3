import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('RegisteredUser', {
  simpleResolvers: true,
  description: 'An account that waits for its email address to be verified.',
})
export class RegisteredUserType {
  @Field(() => ID, { description: 'The id of the account, for `resendVerification`.' })
  readonly id!: string;

  @Field(() => String, { description: 'The username.' })
  readonly username!: string;

  @Field(() => String, { description: 'The address that the verification link was sent to.' })
  readonly email!: string;
}
