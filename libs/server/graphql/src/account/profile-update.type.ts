import { Field, ObjectType } from 'type-graphql';
import { UserType } from '../user/user.type.ts';

@ObjectType('ProfileUpdate', { simpleResolvers: true })
export class ProfileUpdateType {
  @Field(() => UserType)
  readonly user!: UserType;

  @Field(() => Boolean, { description: 'True when a link was mailed to a new address' })
  readonly isEmailPending!: boolean;
}
