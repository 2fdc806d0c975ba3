import type { SignedIn, UseCases } from '@safelight/application';
import {
  ANONYMOUS,
  DomainError,
  invalidField,
  notFound,
  requireSession,
  requireUser,
  type AiEditJob,
  type ApiKey,
  userIdOf,
} from '@safelight/domain';
import { TEXTS, usernameProblem } from '@safelight/rules';
import type { ComparisonUseCases } from './fake-comparisons.ts';
import type { ImageUseCases } from './fake-images.ts';
import type { LibraryUseCases } from './fake-library.ts';
import type { SettingsUseCases } from './fake-settings.ts';
import { ANN, ANN_SESSION, BOB, BOB_SESSION, NOW, user } from './world.ts';

/** What Ann's key may still ask for. */
export const ALLOWANCE = {
  limit: 100,
  remaining: 41,
  resetAt: new Date('2026-11-21T11:00:00.000Z'),
} as const;

const VIEWERS = {
  'Bearer ann': { kind: 'user', userId: ANN, familyId: ANN_SESSION, role: 'user' },
  'Bearer bob': { kind: 'user', userId: BOB, familyId: BOB_SESSION, role: 'user' },
  'Api-Key ann-key': { kind: 'api-key', userId: ANN, apiKeyId: 'key', allowance: ALLOWANCE },
} as const;

const exhausted = (): DomainError =>
  new DomainError('RATE_LIMITED', TEXTS.generic.rateLimited, {
    limit: ALLOWANCE.limit,
    remaining: 0,
    reset: ALLOWANCE.resetAt.getTime() / 1_000,
    retryAfterSeconds: 1_234,
  });

export const KEY_ID = '0c0c0c0c-0000-4000-8000-000000000003';
export const JOB_ID = '0d0d0d0d-0000-4000-8000-000000000004';
export const SECOND_JOB_ID = '0d0d0d0d-0000-4000-8000-000000000005';

const apiKey: ApiKey = {
  id: KEY_ID,
  userId: ANN,
  name: 'My key',
  prefix: 'sk4fG9aQ',
  lastFour: 'wxyz',
  isActive: true,
  createdAt: NOW,
  lastUsedAt: null,
  requestsCount: 7,
};

const job: AiEditJob = {
  id: JOB_ID,
  userId: ANN,
  imageUid: 'image-0000000000000001',
  parentVersionId: '00000000-0000-4000-8000-000000000001',
  prompt: 'make it black and white',
  area: null,
  referenceVersionId: null,
  state: 'queued',
  stage: 'Waiting',
  progress: 0,
  fence: 0,
  resultVersionId: null,
  errorMessage: null,
  createdAt: NOW,
  finishedAt: null,
};

type AccountUseCases = Omit<
  UseCases,
  keyof ImageUseCases | keyof LibraryUseCases | keyof ComparisonUseCases | keyof SettingsUseCases
>;

const unused = (): never => {
  throw new Error('REST does not call this use case.');
};

/** Sign-in of Ann and Bob, whose access tokens are "ann" and "bob" and whose passwords are "right". */
export const fakeAccounts = (): AccountUseCases => {
  const signedIn: SignedIn = { user: user(ANN, 'ann'), tokens: { access: 'access', refresh: 'refresh' } };
  const ownKey = (userId: string, id: string): ApiKey => {
    if (userId !== ANN || id !== KEY_ID) throw notFound();
    return apiKey;
  };

  return {
    authenticate: async (authorization) => {
      if (authorization === undefined) return ANONYMOUS;
      if (Object.hasOwn(VIEWERS, authorization)) return VIEWERS[authorization as keyof typeof VIEWERS];
      if (authorization === 'Api-Key spent-key') throw exhausted();
      if (authorization.startsWith('Api-Key'))
        throw new DomainError('INVALID_API_KEY', TEXTS.apiKeys.invalid);
      throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
    },
    registerUser: async ({ username, email, password, passwordConfirm }) => {
      const problem = usernameProblem(username);
      if (problem !== null) throw invalidField('username', problem);
      if (email === 'taken@example.com')
        throw invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');
      if (username === 'taken')
        throw invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
      if (password !== passwordConfirm)
        throw invalidField('password_confirm', TEXTS.register.passwordMismatch);
      return { ...user(ANN, username), email };
    },
    verifyEmail: async ({ userId, token }) => {
      if (userId !== ANN || token !== 'link')
        throw new DomainError('INVALID_LINK', TEXTS.verification.expired);
      return signedIn;
    },
    resendVerification: async () => undefined,
    logIn: async ({ username, password }) => {
      if (username === 'new')
        throw new DomainError('EMAIL_NOT_VERIFIED', TEXTS.login.notVerified, { userId: ANN });
      if (password !== 'right') throw new DomainError('INVALID_CREDENTIALS', TEXTS.login.invalidCredentials);
      return signedIn;
    },
    logOut: async () => undefined,
    refreshSession: async ({ refresh, client }) => {
      if (refresh !== 'refresh') throw new DomainError('SESSION_EXPIRED', TEXTS.generic.sessionExpired);
      return { access: `access for ${client.hash}`, refresh: 'next' };
    },
    getAccount: async (viewer) => (userIdOf(viewer) === null ? null : user(ANN, 'ann')),
    createApiKey: async (viewer, name) => {
      requireSession(viewer);
      if (name.trim() === '') throw invalidField('name', TEXTS.apiKeys.nameRequired);
      return { apiKey: { ...apiKey, name }, key: 'sk4fG9aQ_secret' };
    },
    listApiKeys: async (viewer) => (requireSession(viewer) === ANN ? [apiKey] : []),
    getApiKey: async (viewer, id) => ownKey(requireSession(viewer), id),
    updateApiKey: async (viewer, id, changes) => ({ ...ownKey(requireSession(viewer), id), ...changes }),
    deleteApiKey: async (viewer, id) => void ownKey(requireSession(viewer), id),
    requestAiEdit: async (viewer, request) => {
      const userId = requireUser(viewer);
      if (userId === BOB) throw new DomainError('INSUFFICIENT_CREDITS', TEXTS.ai.insufficientCredits);
      if (request.prompt.trim() === '') throw invalidField('prompt', TEXTS.ai.promptRequired);
      const { prompt, imageUid, idempotencyKey, mask, area, referenceUid } = request;
      return {
        ...job,
        prompt,
        imageUid,
        area: mask === null ? area : 'painted',
        referenceVersionId: referenceUid,
        stage: idempotencyKey ?? job.stage,
      };
    },
    getAiEditResults: async () => new Map(),
    getAiEdit: async (viewer, id) => {
      if (requireUser(viewer) !== ANN || id !== JOB_ID) throw notFound();
      return { ...job, state: 'succeeded', finishedAt: NOW };
    },
    listAllAiEdits: async (viewer, { limit, afterId, states }) => {
      if (requireUser(viewer) !== ANN) return { jobs: [], hasNext: false };
      const all = [job, { ...job, id: SECOND_JOB_ID, state: 'cancelled', finishedAt: NOW } as const];
      const rest = all.slice(afterId === JOB_ID ? 1 : 0);
      const found = rest.filter(({ state }) => states.length === 0 || states.includes(state));
      return { jobs: found.slice(0, limit), hasNext: found.length > limit };
    },
    cancelAiEdit: async (viewer, id) => {
      if (requireUser(viewer) !== ANN || id !== JOB_ID) throw notFound();
      return { ...job, state: 'cancelled', finishedAt: NOW };
    },
    getAiCapabilities: async () => ({
      editors: ['local'],
      freeform: false,
      references: true,
      operations: [{ id: 'vintage', title: 'make it vintage', example: 'Make it vintage' }],
      areas: ['painted', 'subject', 'background'],
      creditsPerEdit: 1,
    }),
    checkReadiness: async () => ({
      isReady: true,
      dependencies: { database: 'ok', storage: 'ok', queue: 'ok' },
    }),
    countImages: unused,
    countMatchingImages: unused,
    getCreditBalance: async () => 100,
    endOtherSessions: unused,
    getStatistics: unused,
    listActivity: unused,
    listSignInMethods: unused,
    listCreditHistory: unused,
    listAiEdits: unused,
    quoteAiEdits: unused,
    requestAiEdits: unused,
    rerunAiEdit: unused,
    suggestPrompts: unused,
    listImageTags: unused,
    getDocument: unused,
    listDocuments: unused,
    saveDocument: unused,
    deleteDocument: unused,
    publishDocument: unused,
    getVersionDocument: unused,
    uploadLayerPicture: unused,
    getLayerPictures: unused,
    deliverLayerPicture: unused,
    watchAiEdit: unused,
    blockImage: unused,
    unblockImage: unused,
  };
};
