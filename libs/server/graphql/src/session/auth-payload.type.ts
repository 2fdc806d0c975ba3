import { Field, ObjectType } from 'type-graphql';
import type { SignedIn } from '@safelight/application';
import { presentUser, UserType } from '../user/user.type.ts';
import { SessionTokensType } from './session-tokens.type.ts';

@ObjectType('AuthPayload', { simpleResolvers: true })
export class AuthPayloadType {
  @Field(() => SessionTokensType)
  readonly tokens!: SessionTokensType;

  @Field(() => UserType)
  readonly user!: UserType;
}

export const presentSignedIn = ({ tokens, user }: SignedIn): AuthPayloadType => ({
  tokens,
  user: presentUser(user),
});
