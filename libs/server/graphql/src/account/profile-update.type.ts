import { Field, ObjectType } from 'type-graphql';
import { UserType } from '../user/user.type.ts';

@ObjectType('ProfileUpdate', { simpleResolvers: true, description: 'The result of changing the profile.' })
export class ProfileUpdateType {
  @Field(() => UserType, { description: 'The account after the change.' })
  readonly user!: UserType;

  @Field(() => Boolean, { description: 'True when a confirmation link was sent to a new email address.' })
  readonly isEmailPending!: boolean;
}
