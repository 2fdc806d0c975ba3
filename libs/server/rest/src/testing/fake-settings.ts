import type { UseCases } from '@safelight/application';
import {
  DomainError,
  invalidField,
  notFound,
  requireSession,
  type DataExport,
  type SessionFamily,
} from '@safelight/domain';
import { BIO_MAX_LENGTH, emailProblem, passwordProblem, TEXTS } from '@safelight/rules';
import { ANN, ANN_SESSION, BOB, BOB_SESSION, NOW, user, type World } from './world.ts';

export type SettingsUseCases = Pick<
  UseCases,
  | 'changePassword'
  | 'completeGoogleSignIn'
  | 'countDelivery'
  | 'endSession'
  | 'isGoogleConfigured'
  | 'listExports'
  | 'listSessions'
  | 'openExport'
  | 'requestAccountDeletion'
  | 'requestExport'
  | 'requestPasswordReset'
  | 'sendContactMessage'
  | 'resetPassword'
  | 'signInWithGoogle'
  | 'startGoogleSignIn'
  | 'updatePreferences'
  | 'updateProfile'
>;

export const ANN_PHONE = '0e0e0e0e-0000-4000-8000-000000000007';
export const EXPORT_ID = '0f0f0f0f-0000-4000-8000-000000000008';
export const REDIRECT_URI = 'https://safelight.test/auth/google/callback';
export const ARCHIVE = Buffer.from('PK the archive');

const session = (id: string, userId: string): SessionFamily => ({
  id,
  userId,
  clientHash: 'hash',
  userAgent: 'Firefox',
  address: '192.0.2.7',
  createdAt: NOW,
  lastUsedAt: NOW,
});

const google = (text: string): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', text);

/** What Ann and Bob may do with their accounts, by the documented errors of the use cases. */
export const fakeSettings = (world: World): SettingsUseCases => {
  const signedIn = { user: user(ANN, 'ann'), tokens: { access: 'access', refresh: 'refresh' } };
  let sessions = [session(ANN_SESSION, ANN), session(ANN_PHONE, ANN), session(BOB_SESSION, BOB)];
  const archive = world.blobs.add(ARCHIVE, 'application/zip');
  const ready: DataExport = {
    id: EXPORT_ID,
    userId: ANN,
    state: 'ready',
    createdAt: NOW,
    key: archive.key,
    sizeBytes: ARCHIVE.length,
    tokenHash: 'hash of link',
    expiresAt: NOW,
  };

  const checkPassword = (field: string, password: string | null): void => {
    if (password !== 'right') throw invalidField(field, TEXTS.account.wrongPassword, 'WRONG_PASSWORD');
  };
  const checkChosen = (chosen: { readonly password: string; readonly passwordConfirm: string }): void => {
    const problem = passwordProblem(chosen.password);
    if (problem !== null) throw invalidField('password', problem, 'WEAK_PASSWORD');
    if (chosen.password !== chosen.passwordConfirm) {
      throw invalidField('password_confirm', TEXTS.register.passwordMismatch);
    }
  };

  return {
    countDelivery: (ownerId, sentBytes) => void world.deliveries.push([ownerId, sentBytes]),
    sendContactMessage: async () => undefined,
    requestPasswordReset: async ({ email }) => {
      const problem = emailProblem(email);
      if (problem !== null) throw invalidField('email', problem);
      if (email === 'often@example.com') {
        const details = { retryAfterSeconds: 77 };
        throw new DomainError('RATE_LIMITED', TEXTS.generic.tooManyAttempts, details);
      }
    },
    resetPassword: async ({ userId, token, ...chosen }) => {
      if (userId !== ANN || token !== 'link') throw new DomainError('INVALID_LINK', TEXTS.reset.invalidLink);
      checkChosen(chosen);
    },
    changePassword: async (viewer, { currentPassword, ...chosen }) => {
      requireSession(viewer);
      checkPassword('current_password', currentPassword);
      checkChosen(chosen);
    },
    isGoogleConfigured: true,
    startGoogleSignIn: async ({ redirectUri }) => {
      if (redirectUri !== REDIRECT_URI) throw google(TEXTS.google.incomplete);
      return { url: 'https://accounts.google.com/o/oauth2/v2/auth?state=state', ticket: 'ticket' };
    },
    completeGoogleSignIn: async ({ code, state, redirectUri, ticket }) => {
      const isRight = code === 'code' && state === 'state' && ticket === 'ticket';
      if (!isRight || redirectUri !== REDIRECT_URI) throw google(TEXTS.google.incomplete);
      return signedIn;
    },
    signInWithGoogle: async ({ credential }) => {
      if (credential === 'of another') throw google(TEXTS.google.invalidIssuer);
      if (credential !== 'id token') throw google(TEXTS.google.verificationFailed);
      return signedIn;
    },
    listSessions: async (viewer) => {
      const userId = requireSession(viewer);
      const current = viewer.kind === 'user' ? viewer.familyId : '';
      return sessions
        .filter((one) => one.userId === userId)
        .map((one) => ({ ...one, isCurrent: one.id === current }));
    },
    endSession: async (viewer, id) => {
      const userId = requireSession(viewer);
      const rest = sessions.filter((one) => one.id !== id || one.userId !== userId);
      if (rest.length === sessions.length) throw notFound();
      sessions = rest;
    },
    updateProfile: async (viewer, changes) => {
      const before = user(requireSession(viewer), 'ann');
      const { email, ...others } = changes;
      if ((others.bio ?? '').length > BIO_MAX_LENGTH) {
        throw invalidField('bio', `Use at most ${BIO_MAX_LENGTH} characters.`);
      }
      if (email === 'taken@example.com') {
        throw invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');
      }
      return {
        user: { ...before, ...others },
        isEmailPending: email !== undefined && email !== before.email,
      };
    },
    updatePreferences: async (viewer, changes) => ({ ...user(requireSession(viewer), 'ann'), ...changes }),
    requestAccountDeletion: async (viewer, { password, username }) => {
      requireSession(viewer);
      checkPassword('password', password);
      if (username !== 'ann') throw invalidField('username', TEXTS.account.usernameMismatch);
      return { purgeAt: NOW };
    },
    listExports: async (viewer) => (requireSession(viewer) === ANN ? [ready] : []),
    requestExport: async (viewer) => {
      if (requireSession(viewer) === BOB) throw new DomainError('CONFLICT', TEXTS.account.exportRunning);
      return { ...ready, state: 'queued', key: null, sizeBytes: null, tokenHash: null, expiresAt: null };
    },
    openExport: async ({ id, token }) => {
      if (id !== EXPORT_ID || token !== 'link') throw notFound();
      return { key: archive.key, sizeBytes: ARCHIVE.length, filename: 'safelight-ann.zip' };
    },
  };
};
