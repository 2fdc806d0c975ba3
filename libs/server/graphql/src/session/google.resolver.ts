import { Arg, Ctx, Field, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { AuthPayloadType, presentSignedIn } from './session.types.ts';
import { DataType } from '../describe.ts';

@InputType({ description: 'The values that Google’s page sent back after `startGoogleSignIn`.' })
class CompleteGoogleSignInInput {
  @Field(() => String, { description: 'The `code` that Google added to the address.' })
  readonly code!: string;

  @Field(() => String, { description: 'The `state` that Google added to the address.' })
  readonly state!: string;

  @Field(() => String, { description: 'The address that was passed to `startGoogleSignIn`.' })
  readonly redirectUri!: string;

  @Field(() => String, { description: 'The ticket that `startGoogleSignIn` returned.' })
  readonly ticket!: string;
}

@DataType('GoogleStart', 'A started sign-in with Google.')
class GoogleStartType {
  @Field(() => String, { description: 'The page at Google to send the browser to.' })
  readonly url!: string;

  @Field(() => String, { description: 'The ticket to pass to `completeGoogleSignIn`.' })
  readonly ticket!: string;
}

@DataType('SiteConfig', 'The optional features of this server, for anyone to read.')
class SiteConfigType {
  @Field(() => Boolean, { description: 'True when sign-in with Google is set up.' })
  readonly googleSignIn!: boolean;
}

/** Sign-in with Google: the code flow, and the ID token of Google's own button. */
@Resolver()
export class GoogleResolver {
  @Query(() => SiteConfigType, { description: 'The optional features of this server, for anyone to read.' })
  siteConfig(@Ctx() { useCases }: GraphqlContext): SiteConfigType {
    return { googleSignIn: useCases.isGoogleConfigured };
  }

  @Mutation(() => GoogleStartType, { description: 'Starts a sign-in with Google.' })
  startGoogleSignIn(
    @Arg('redirectUri', () => String, {
      description: 'The address that Google sends the browser back to: `/auth/google/callback` on this site.',
    })
    redirectUri: string,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<GoogleStartType> {
    return useCases.startGoogleSignIn({ redirectUri });
  }

  @Mutation(() => AuthPayloadType, {
    description: 'Finishes a sign-in with Google after the browser has come back.',
  })
  async completeGoogleSignIn(
    @Arg('input', () => CompleteGoogleSignInInput, { description: 'The values that Google sent back.' })
    input: CompleteGoogleSignInInput,
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

  @Mutation(() => AuthPayloadType, {
    description: 'Signs in with the credential that Google’s own sign-in button returned.',
  })
  async signInWithGoogle(
    @Arg('credential', () => String, { description: 'The ID token of the button.' }) credential: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<AuthPayloadType> {
    return presentSignedIn(useCases, await useCases.signInWithGoogle({ credential, client: client() }));
  }
}
