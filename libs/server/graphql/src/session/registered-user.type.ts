import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('RegisteredUser', { simpleResolvers: true })
export class RegisteredUserType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly username!: string;

  @Field(() => String)
  readonly email!: string;
}
