import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import {
  AuthPayloadType,
  LoginPayloadType,
  presentSignedIn,
  RegisteredUserType,
  SessionTokensType,
} from './session.types.ts';
import { CorrectEmailInput, LoginInput, RegisterInput } from './session.inputs.ts';

@Resolver()
export class SessionResolver {
  @Mutation(() => RegisteredUserType, {
    description: 'Creates an account and sends a link to verify its email address.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The account.' }) input: RegisterInput,
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
      'Corrects a mistyped email address of an account that is not verified yet, and sends the verification link ' +
      'to the new one.',
  })
  async correctEmail(
    @Arg('input', () => CorrectEmailInput, { description: 'The account and the correct address.' })
    { username, password, email }: CorrectEmailInput,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<RegisteredUserType> {
    return useCases.correctEmail({ username, password, email, client: client() });
  }

  @Mutation(() => AuthPayloadType, {
    description: 'Verifies an email address by the link that was sent to it, and signs in.',
  })
  async verifyEmail(
    @Arg('uid', () => ID, { description: 'The id of the account, from the link.' }) uid: string,
    @Arg('token', () => String, { description: 'The token from the link.' }) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<AuthPayloadType> {
    const userId = uid === '' ? '' : rowId(uid);
    return presentSignedIn(useCases, await useCases.verifyEmail({ userId, token, client: client() }));
  }

  @Mutation(() => Boolean, {
    description:
      'Sends the verification link once more. Always returns true, so that it does not reveal whether the account ' +
      'exists.',
  })
  async resendVerification(
    @Arg('uid', () => ID, { description: 'The id of the account.' }) uid: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.resendVerification(uid, client());
    return true;
  }

  @Mutation(() => LoginPayloadType, {
    description:
      'Signs in with username and password. Error: EMAIL_NOT_VERIFIED with the id of the account when its address ' +
      'has not been verified.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'The username and the password.' })
    { username, password }: LoginInput,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<typeof LoginPayloadType> {
    return presentSignedIn(useCases, await useCases.logIn({ username, password, client: client() }));
  }

  @Mutation(() => SessionTokensType, {
    description:
      'Exchanges a refresh token for new tokens. Error: SESSION_EXPIRED when the token was used before or has ' +
      'expired.',
  })
  refreshSession(
    @Arg('refresh', () => String, { description: 'The refresh token.' }) refresh: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<SessionTokensType> {
    return useCases.refreshSession({ refresh, client: client() });
  }

  @Mutation(() => Boolean, { description: 'Ends the session of a refresh token.' })
  async logout(
    @Arg('refresh', () => String, { description: 'The refresh token.' }) refresh: string,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.logOut(refresh);
    return true;
  }
}
