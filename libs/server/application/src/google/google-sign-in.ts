import { DomainError, type Client } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { SignedIn } from '../accounts/admit-user.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { GoogleSignIn, Ports } from '../ports/index.ts';
import type { AdmitProfile } from './admit-profile.ts';

interface Deps extends Pick<Ports, 'google' | 'publicUrl'> {
  readonly limits: AttemptLimits;
  readonly admitProfile: AdmitProfile;
}

const configured = (google: GoogleSignIn | null): GoogleSignIn => {
  if (google === null) throw new DomainError('GOOGLE_UNAVAILABLE', TEXTS.google.notConfigured);
  return google;
};

const checkRedirect = (publicUrl: string, redirectUri: string): void => {
  if (redirectUri !== `${publicUrl}/auth/google/callback`) {
    throw new DomainError('GOOGLE_SIGN_IN_FAILED', TEXTS.google.incomplete);
  }
};

/**
 * Starts the authorization code flow. Throws GOOGLE_UNAVAILABLE; GOOGLE_SIGN_IN_FAILED if the redirect address
 * is not our callback.
 */
export const startGoogleSignIn =
  ({ google, publicUrl }: Pick<Deps, 'google' | 'publicUrl'>) =>
  async ({ redirectUri }: { readonly redirectUri: string }): Promise<{ url: string; ticket: string }> => {
    const provider = configured(google);
    checkRedirect(publicUrl, redirectUri);
    return provider.begin(redirectUri);
  };

export interface GoogleCallback {
  readonly code: string;
  readonly state: string;
  readonly redirectUri: string;
  readonly ticket: string;
  readonly client: Client;
}

/**
 * Completes the authorization code flow and starts a session. Throws GOOGLE_SIGN_IN_FAILED, GOOGLE_UNAVAILABLE,
 * RATE_LIMITED.
 */
export const completeGoogleSignIn =
  (deps: Deps) =>
  async ({ client, ...callback }: GoogleCallback): Promise<SignedIn> => {
    const provider = configured(deps.google);
    checkRedirect(deps.publicUrl, callback.redirectUri);
    const forgive = await deps.limits.link(client);
    const signedIn = await deps.admitProfile(await provider.complete(callback), client);
    await forgive();
    return signedIn;
  };

/**
 * Signs in with the credential of Google's own button. Throws GOOGLE_SIGN_IN_FAILED, GOOGLE_UNAVAILABLE,
 * RATE_LIMITED.
 */
export const signInWithGoogle =
  (deps: Omit<Deps, 'publicUrl'>) =>
  async (input: { readonly credential: string; readonly client: Client }): Promise<SignedIn> => {
    const provider = configured(deps.google);
    const forgive = await deps.limits.link(input.client);
    const profile = await provider.verifyCredential(input.credential);
    const signedIn = await deps.admitProfile(profile, input.client);
    await forgive();
    return signedIn;
  };
