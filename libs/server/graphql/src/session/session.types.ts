import { createUnionType, Field, ID } from 'type-graphql';
import type { SessionView, SignedIn } from '@safelight/application';
import type { Viewer } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/scalars.ts';
import type { GraphqlUseCases } from '../use-cases.ts';
import { presentUser, UserType } from '../user/user.type.ts';
import { DataType, enumType } from '../describe.ts';

@DataType('SessionTokens', 'The tokens of a session.')
export class SessionTokensType {
  @Field(() => String, { description: 'A JWT for the Authorization header; it expires after 15 minutes.' })
  readonly access!: string;

  @Field(() => String, {
    description: 'The token for `refreshSession`. It works once and expires after 30 days.',
  })
  readonly refresh!: string;
}

@DataType('AuthPayload', 'A session that was started.')
export class AuthPayloadType {
  @Field(() => SessionTokensType, { description: 'The tokens of the session.' })
  readonly tokens!: SessionTokensType;

  @Field(() => UserType, { description: 'The user who signed in.' })
  readonly user!: UserType;

  @Field(() => Boolean, {
    description: 'True when the account was about to be deleted and this sign-in cancelled that.',
  })
  readonly deletionCancelled!: boolean;
}

/** The user's fields are resolved for the new session, because the request itself was anonymous. */
export const presentSignedIn = (
  { authenticate }: Pick<GraphqlUseCases, 'authenticate'>,
  { tokens, user, deletionCancelled }: SignedIn,
): AuthPayloadType => {
  let session: Promise<Viewer> | null = null;
  const begun = (): Promise<Viewer> => (session ??= authenticate(`Bearer ${tokens.access}`));
  return { tokens, user: presentUser(user, begun), deletionCancelled };
};

const LoginChallengeKindEnum = enumType<'one_time_code'>(
  'LoginChallengeKind',
  'The further step that a sign-in can require after the password.',
  { one_time_code: 'A code from an authenticator app.' },
);

@DataType(
  'LoginChallenge',
  'The password was correct, and the sign-in requires one more step. No session was started.',
)
class LoginChallengeType {
  @Field(() => LoginChallengeKindEnum, { description: 'The kind of step that is required.' })
  readonly kind!: 'one_time_code';

  @Field(() => String, { description: 'A token to be sent along with the answer.' })
  readonly token!: string;
}

/**
 * The result of a sign-in: a session, or a further step. Clients must handle both, although no account
 * requires a further step yet.
 */
export const LoginPayloadType = createUnionType({
  name: 'LoginPayload',
  description: 'A session, or a further step of a sign-in.',
  types: () => [AuthPayloadType, LoginChallengeType] as const,
  resolveType: (value) => ('tokens' in value ? AuthPayloadType : LoginChallengeType),
});

@DataType('RegisteredUser', 'An account that waits for its email address to be verified.')
export class RegisteredUserType {
  @Field(() => ID, { description: 'The id of the account, for `resendVerification`.' })
  readonly id!: string;

  @Field(() => String, { description: 'The username.' })
  readonly username!: string;

  @Field(() => String, { description: 'The address that the verification link was sent to.' })
  readonly email!: string;
}

@DataType('Session', 'A device that is signed in to the account.')
export class SessionType {
  @Field(() => ID, { description: 'The id of the session.' })
  readonly id!: string;

  @Field(() => String, { description: 'The User-Agent header of the device.' })
  readonly userAgent!: string;

  @Field(() => String, { description: 'The IP address of the device; empty when unknown.' })
  readonly address!: string;

  @Field(() => DateTimeScalar, { description: 'When the device signed in.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the session was last used.' })
  readonly lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  readonly isCurrent!: boolean;
}

export const presentSession = (session: SessionView): SessionType => {
  const { id, userAgent, address, createdAt, lastUsedAt, isCurrent } = session;
  return { id, userAgent, address, createdAt, lastUsedAt, isCurrent };
};
