import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import { AuthPayloadType, presentSignedIn } from './auth-payload.type.ts';
import { CorrectEmailInput } from './correct-email.input.ts';
import { LoginInput } from './login.input.ts';
import { LoginPayloadType } from './login-payload.type.ts';
import { RegisterInput } from './register.input.ts';
import { RegisteredUserType } from './registered-user.type.ts';
import { SessionTokensType } from './session-tokens.type.ts';

@Resolver()
export class SessionResolver {
  @Mutation(() => RegisteredUserType)
  async register(
    @Arg('input', () => RegisterInput) input: RegisterInput,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<RegisteredUserType> {
    const { username, email, fullName = null, password, passwordConfirm } = input;
    return useCases.registerUser({
      username,
      email,
      fullName,
      password,
      passwordConfirm,
      client: client(),
    });
  }

  @Mutation(() => RegisteredUserType, {
    description:
      'For a mistyped address of an account that is not verified. A link is mailed to the right one',
  })
  async correctEmail(
    @Arg('input', () => CorrectEmailInput) { username, password, email }: CorrectEmailInput,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<RegisteredUserType> {
    return useCases.correctEmail({ username, password, email, client: client() });
  }

  @Mutation(() => AuthPayloadType)
  async verifyEmail(
    @Arg('uid', () => ID) uid: string,
    @Arg('token', () => String) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<AuthPayloadType> {
    const userId = uid === '' ? '' : rowId(uid);
    return presentSignedIn(useCases, await useCases.verifyEmail({ userId, token, client: client() }));
  }

  @Mutation(() => Boolean)
  async resendVerification(
    @Arg('uid', () => ID) uid: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.resendVerification(uid, client());
    return true;
  }

  @Mutation(() => LoginPayloadType)
  async login(
    @Arg('input', () => LoginInput) { username, password }: LoginInput,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<typeof LoginPayloadType> {
    return presentSignedIn(useCases, await useCases.logIn({ username, password, client: client() }));
  }

  @Mutation(() => SessionTokensType)
  refreshSession(
    @Arg('refresh', () => String) refresh: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<SessionTokensType> {
    return useCases.refreshSession({ refresh, client: client() });
  }

  @Mutation(() => Boolean)
  async logout(
    @Arg('refresh', () => String) refresh: string,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.logOut(refresh);
    return true;
  }
}
