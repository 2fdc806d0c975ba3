import { createUnionType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { AuthPayloadType } from './auth-payload.type.ts';

/** What a sign-in can require besides the password. */
export enum LoginChallengeKind {
  ONE_TIME_CODE = 'ONE_TIME_CODE',
}

registerEnumType(LoginChallengeKind, {
  name: 'LoginChallengeKind',
  description: 'What a sign-in can require besides the password.',
  valuesConfig: {
    ONE_TIME_CODE: { description: 'A code from an authenticator app.' },
  },
});

@ObjectType('LoginChallenge', {
  simpleResolvers: true,
  description: 'The password was correct, and the sign-in requires one more step. No session has begun.',
})
export class LoginChallengeType {
  @Field(() => LoginChallengeKind, { description: 'What is required.' })
  readonly kind!: LoginChallengeKind;

  @Field(() => String, { description: 'To be sent along with the answer.' })
  readonly token!: string;
}

/**
 * A session, or the next step of a sign-in. Clients must handle both, although no account requires a second
 * step yet.
 */
export const LoginPayloadType = createUnionType({
  name: 'LoginPayload',
  description: 'A session, or the next step of a sign-in.',
  types: () => [AuthPayloadType, LoginChallengeType] as const,
  resolveType: (value) => ('tokens' in value ? AuthPayloadType : LoginChallengeType),
});
