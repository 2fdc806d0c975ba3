import * as app from '@safelight/application';
import { bytesOf, createWorld, type World } from '@safelight/application/testing';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { GraphqlUseCases } from '../use-cases.ts';

const apiKeyFormat: app.ApiKeyFormat = {
  create: () => ({ key: 'abcdefgh-rest-wxyz', prefix: 'abcdefgh', lastFour: 'wxyz', secretHash: 'hash' }),
  parse: (text) => (text === 'abcdefgh-rest-wxyz' ? { prefix: 'abcdefgh', secretHash: 'hash' } : null),
};

/** Where the only picture of the internet is. */
export const PICTURE_URL = 'https://pictures.example/hill.png';

const remoteImages: app.RemoteImages = {
  fetch: async (url) => {
    if (url !== PICTURE_URL) throw new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl);
    return { filename: 'hill.png', contentType: 'image/png', body: bytesOf('picture by address') };
  },
};

/** The Authorization header for one of the world's access tokens. */
export const bearer = (access: string): string => `Bearer ${access.replace(' ', '.')}`;

/** The use cases over a world in memory. */
export const useCasesOf = (world: World): GraphqlUseCases => {
  const base = { ...world.repositories, ...world, format: apiKeyFormat };
  // The world's tokens have a space in them, which no header can carry.
  const accessTokens: app.AccessTokens = {
    issue: world.accessTokens.issue,
    verify: (token) => world.accessTokens.verify(token.replace('.', ' ')),
  };
  const views = new app.ViewMeter(base);
  const usage = new app.ApiKeyUsage(world.repositories.apiKeys, world.clock);
  const authenticate = app.authenticate({
    ...base,
    accessTokens,
    authenticateApiKey: app.authenticateApiKey({ ...base, usage }),
  });
  return {
    authenticate: (authorization) =>
      authenticate(authorization?.replace(/^Bearer access /, 'Bearer access.')),
    requestPasswordReset: app.requestPasswordReset(base),
    resetPassword: app.resetPassword(base),
    changePassword: app.changePassword(base),
    isGoogleConfigured: true,
    startGoogleSignIn: app.startGoogleSignIn(base),
    completeGoogleSignIn: app.completeGoogleSignIn(base),
    signInWithGoogle: app.signInWithGoogle(base),
    listSessions: app.listSessions(base),
    endSession: app.endSession(base),
    endOtherSessions: app.endOtherSessions(base),
    getStatistics: app.getStatistics(base),
    listSignInMethods: app.listSignInMethods(base),
    listActivity: app.listActivity(base),
    listCreditHistory: app.listCreditHistory(base),
    updateProfile: app.updateProfile(base),
    updatePreferences: app.updatePreferences(base),
    requestExport: app.requestExport(base),
    listExports: app.listExports(base),
    sendContactMessage: app.sendContactMessage(base),
    requestAccountDeletion: app.requestAccountDeletion(base),
    registerUser: world.register,
    verifyEmail: world.verify,
    resendVerification: app.resendVerification(base),
    logIn: app.logIn(base),
    logOut: app.logOut(base),
    refreshSession: app.refreshSession(base),
    getAccount: app.getAccount(base),
    getCreditBalance: app.getCreditBalance(base),
    createApiKey: app.createApiKey(base),
    listApiKeys: app.listApiKeys(base),
    updateApiKey: app.updateApiKey(base),
    deleteApiKey: app.deleteApiKey(base),
    grantUpload: world.grant,
    inUploadTurn: app.createConcurrencyLimit({ limit: 2, maxWaiting: 2 }),
    uploadImage: world.upload,
    uploadFromUrl: app.uploadFromUrl({ grantUpload: world.grant, uploadImage: world.upload, remoteImages }),
    getImage: app.getImage(base),
    listImages: app.listImages(base),
    countImages: app.countImages(base),
    countMatchingImages: app.countMatchingImages(base),
    listImageTags: app.listImageTags(base),
    listVersions: app.listVersions(base),
    updateImage: app.updateImage(base),
    useVersion: app.useVersion(base),
    deleteVersion: app.deleteVersion(base),
    updateImages: app.updateImages(base),
    deleteImage: app.deleteImage(base),
    trashImages: app.trashImages(base),
    restoreImages: app.restoreImages(base),
    deleteImagesForever: app.deleteImagesForever(base),
    emptyTrash: app.emptyTrash(base),
    imageAddresses: world.imageAddresses,
    countView: (view) => {
      views.count(view);
      void views.flush();
    },
    uploadComparison: app.uploadComparison(base),
    createComparison: app.createComparison(base),
    getComparison: app.getComparison(base),
    listComparisons: app.listComparisons(base),
    updateComparison: app.updateComparison(base),
    deleteComparison: app.deleteComparison(base),
    requestAiEdit: app.requestAiEdit(base),
    cancelAiEdit: app.cancelAiEdit(base),
    getAiEdit: app.getAiEdit(base),
    listAiEdits: app.listAiEdits(base),
    watchAiEdit: app.watchAiEdit(base),
  };
};

export { createWorld, type World };
