import { Field, ObjectType } from 'type-graphql';
import type { SignedIn } from '@safelight/application';
import type { Viewer } from '@safelight/domain';
import type { GraphqlUseCases } from '../use-cases.ts';
import { presentUser, UserType } from '../user/user.type.ts';
import { SessionTokensType } from './session-tokens.type.ts';

@ObjectType('AuthPayload', { simpleResolvers: true, description: 'A session that has begun.' })
export class AuthPayloadType {
  @Field(() => SessionTokensType, { description: 'The tokens of the session.' })
  readonly tokens!: SessionTokensType;

  @Field(() => UserType, { description: 'Who signed in.' })
  readonly user!: UserType;

  @Field(() => Boolean, {
    description: 'True when the account was about to be deleted and this sign-in cancelled that.',
  })
  readonly deletionCancelled!: boolean;
}

/** The user is resolved with the session that was just begun, because the request itself was anonymous. */
export const presentSignedIn = (
  { authenticate }: Pick<GraphqlUseCases, 'authenticate'>,
  { tokens, user, deletionCancelled }: SignedIn,
): AuthPayloadType => {
  let session: Promise<Viewer> | null = null;
  const begun = (): Promise<Viewer> => (session ??= authenticate(`Bearer ${tokens.access}`));
  return { tokens, user: presentUser(user, begun), deletionCancelled };
};
