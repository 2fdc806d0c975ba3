import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { AuthPayloadType, presentSignedIn } from './auth-payload.type.ts';
import { CompleteGoogleSignInInput, GoogleStartType, SiteConfigType } from './google.types.ts';

/** Sign-in with Google: the code flow, and the ID token of Google's own button. */
@Resolver()
export class GoogleResolver {
  @Query(() => SiteConfigType)
  siteConfig(@Ctx() { useCases }: GraphqlContext): SiteConfigType {
    return { googleSignIn: useCases.isGoogleConfigured };
  }

  @Mutation(() => GoogleStartType)
  startGoogleSignIn(
    @Arg('redirectUri', () => String) redirectUri: string,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<GoogleStartType> {
    return useCases.startGoogleSignIn({ redirectUri });
  }

  @Mutation(() => AuthPayloadType)
  async completeGoogleSignIn(
    @Arg('input', () => CompleteGoogleSignInInput) input: CompleteGoogleSignInInput,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<AuthPayloadType> {
    const { code, state, redirectUri, ticket } = input;
    if (code === '') throw new DomainError('GOOGLE_SIGN_IN_FAILED', TEXTS.google.noCode);
    const signedIn = await useCases.completeGoogleSignIn({
      code,
      state,
      redirectUri,
      ticket,
      client: client(),
    });
    return presentSignedIn(useCases, signedIn);
  }

  @Mutation(() => AuthPayloadType)
  async signInWithGoogle(
    @Arg('credential', () => String) credential: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<AuthPayloadType> {
    return presentSignedIn(useCases, await useCases.signInWithGoogle({ credential, client: client() }));
  }
}
