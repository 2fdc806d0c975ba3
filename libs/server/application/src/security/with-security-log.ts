import { accountIdOf, DomainError } from '@safelight/domain';
import type { ErrorCode } from '@safelight/rules';
import type { SignedIn } from '../accounts/admit-user.ts';
import type { SecurityEvent, SecurityEventDetails, SecurityLog } from '../ports/index.ts';
import type { UseCases } from '../use-cases.ts';

/** Errors for lack of authentication or permission. Errors of input are not recorded. */
const RECORDED_REFUSALS: readonly ErrorCode[] = [
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'WRONG_PASSWORD',
  'FRESH_SIGN_IN_REQUIRED',
  'INVALID_LINK',
  'GOOGLE_SIGN_IN_FAILED',
  'FORBIDDEN',
  'RATE_LIMITED',
];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the account in a link, which may not exist; null if the text cannot be an id. */
const userIdIn = ({ userId }: { readonly userId: string }): string | null =>
  UUID.test(userId) ? userId : null;

/**
 * Wraps a use case so that its outcome is recorded. `events` receives the result, or null after a refusal.
 */
const recording =
  ({ note }: SecurityLog) =>
  <A extends readonly unknown[], R>(
    run: (...args: A) => Promise<R>,
    events: (result: R | null, ...args: A) => readonly SecurityEvent[],
  ) =>
  async (...args: A): Promise<R> => {
    try {
      const result = await run(...args);
      for (const event of events(result, ...args)) note({ ...event, outcome: 'ok' });
      return result;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code: reason, undisclosed } = error;
      if (!RECORDED_REFUSALS.includes(reason) && undisclosed?.isTheft !== true) throw error;
      for (const event of events(null, ...args)) {
        note({ ...event, userId: undisclosed?.userId ?? event.userId, outcome: 'refused', reason });
      }
      throw error;
    }
  };

/** Returns the id of the object; null if the action was refused. */
const idUnlessRefused = (id: string, done: unknown): string | null => (done === null ? null : id);

const signIn =
  (by: SecurityEventDetails['sign_in']['by']) =>
  (signedIn: SignedIn | null): readonly SecurityEvent[] => {
    const userId = signedIn?.user.id ?? null;
    const signingIn: SecurityEvent = { event: 'sign_in', userId, details: { by } };
    if (signedIn?.deletionCancelled !== true) return [signingIn];
    return [signingIn, { event: 'account.deletion_cancelled', userId, details: {} }];
  };

/**
 * Wraps the use cases so that they record security events. This table alone determines which events are
 * recorded.
 */
export const withSecurityLog = (useCases: UseCases, log: SecurityLog): UseCases => {
  const recorded = recording({ note: (event) => log.note(event) });
  return {
    ...useCases,
    logIn: recorded(useCases.logIn, signIn('password')),
    completeGoogleSignIn: recorded(useCases.completeGoogleSignIn, signIn('google')),
    signInWithGoogle: recorded(useCases.signInWithGoogle, signIn('google')),
    verifyEmail: recorded(useCases.verifyEmail, (signedIn, link) =>
      signIn('link')(signedIn).map((event) => ({ ...event, userId: event.userId ?? userIdIn(link) })),
    ),
    refreshSession: recorded(useCases.refreshSession, (tokens) =>
      tokens === null ? [{ event: 'refresh_token.reused', userId: null, details: {} }] : [],
    ),
    endSession: recorded(useCases.endSession, (done, viewer, id) => [
      {
        event: 'session.ended',
        userId: accountIdOf(viewer),
        details: { sessionId: idUnlessRefused(id, done) },
      },
    ]),
    endOtherSessions: recorded(useCases.endOtherSessions, (ended, viewer) => [
      {
        event: 'session.others_ended',
        userId: accountIdOf(viewer),
        details: { count: ended?.length ?? null },
      },
    ]),
    changePassword: recorded(useCases.changePassword, (_done, viewer, { keepApiKeys = false }) => [
      { event: 'password.changed', userId: accountIdOf(viewer), details: { apiKeysKept: keepApiKeys } },
    ]),
    resetPassword: recorded(useCases.resetPassword, (_done, { keepApiKeys = false, ...link }) => [
      { event: 'password.reset', userId: userIdIn(link), details: { apiKeysKept: keepApiKeys } },
    ]),
    updateProfile: recorded(useCases.updateProfile, (update, viewer, { email }) =>
      (update === null ? email !== undefined : update.isEmailPending)
        ? [{ event: 'email.change_asked', userId: accountIdOf(viewer), details: {} }]
        : [],
    ),
    cancelEmailChange: recorded(useCases.cancelEmailChange, (_done, viewer) => [
      { event: 'email.change_cancelled', userId: accountIdOf(viewer), details: {} },
    ]),
    confirmEmailChange: recorded(useCases.confirmEmailChange, (_done, link) => [
      { event: 'email.changed', userId: userIdIn(link), details: {} },
    ]),
    undoEmailChange: recorded(useCases.undoEmailChange, (_done, link) => [
      { event: 'email.change_undone', userId: userIdIn(link), details: {} },
    ]),
    createApiKey: recorded(useCases.createApiKey, (made, viewer) => [
      {
        event: 'api_key.created',
        userId: accountIdOf(viewer),
        details: { apiKeyId: made?.apiKey.id ?? null },
      },
    ]),
    updateApiKey: recorded(useCases.updateApiKey, (changed, viewer, _id, { isActive }) =>
      isActive === undefined
        ? []
        : [
            {
              event: isActive ? 'api_key.activated' : 'api_key.deactivated',
              userId: accountIdOf(viewer),
              details: { apiKeyId: changed?.id ?? null },
            },
          ],
    ),
    deleteApiKey: recorded(useCases.deleteApiKey, (done, viewer, id) => [
      {
        event: 'api_key.deleted',
        userId: accountIdOf(viewer),
        details: { apiKeyId: idUnlessRefused(id, done) },
      },
    ]),
    requestExport: recorded(useCases.requestExport, (_done, viewer) => [
      { event: 'account.export_asked', userId: accountIdOf(viewer), details: {} },
    ]),
    requestAccountDeletion: recorded(useCases.requestAccountDeletion, (_done, viewer) => [
      { event: 'account.deletion_asked', userId: accountIdOf(viewer), details: {} },
    ]),
    blockImage: recorded(useCases.blockImage, (image, viewer) => [
      {
        event: 'image.blocked',
        userId: image?.ownerId ?? null,
        details: { imageUid: image?.uid ?? null, moderatorId: accountIdOf(viewer) },
      },
    ]),
    unblockImage: recorded(useCases.unblockImage, (image, viewer) => [
      {
        event: 'image.unblocked',
        userId: image?.ownerId ?? null,
        details: { imageUid: image?.uid ?? null, moderatorId: accountIdOf(viewer) },
      },
    ]),
  };
};
