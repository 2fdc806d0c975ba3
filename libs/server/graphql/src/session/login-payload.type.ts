import { createUnionType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { AuthPayloadType } from './auth-payload.type.ts';

/** What a person shows besides a password. */
export enum LoginChallengeKind {
  ONE_TIME_CODE = 'ONE_TIME_CODE',
}

registerEnumType(LoginChallengeKind, {
  name: 'LoginChallengeKind',
  valuesConfig: { ONE_TIME_CODE: { description: 'A code from an authenticator app' } },
});

@ObjectType('LoginChallenge', {
  simpleResolvers: true,
  description: 'The password was right, and signing in takes one more step. No session has begun',
})
export class LoginChallengeType {
  @Field(() => LoginChallengeKind)
  readonly kind!: LoginChallengeKind;

  @Field(() => String, { description: 'To be sent with the answer to the challenge' })
  readonly token!: string;
}

/** A session, or one more step on the way to it. Clients handle both; every account has sessions only as yet. */
export const LoginPayloadType = createUnionType({
  name: 'LoginPayload',
  description: 'A session, or one more step on the way to it',
  types: () => [AuthPayloadType, LoginChallengeType] as const,
  resolveType: (value) => ('tokens' in value ? AuthPayloadType : LoginChallengeType),
});
