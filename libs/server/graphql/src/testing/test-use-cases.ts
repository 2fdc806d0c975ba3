import * as app from '@safelight/application';
import { createWorld, type World } from '@safelight/application/testing';
import type { GraphqlUseCases } from '../use-cases.ts';

const apiKeyFormat: app.ApiKeyFormat = {
  create: () => ({ key: 'abcdefgh-rest-wxyz', prefix: 'abcdefgh', lastFour: 'wxyz', secretHash: 'hash' }),
  parse: (text) => (text === 'abcdefgh-rest-wxyz' ? { prefix: 'abcdefgh', secretHash: 'hash' } : null),
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
    listActivity: app.listActivity(base),
    listCreditHistory: app.listCreditHistory(base),
    updateProfile: app.updateProfile(base),
    updatePreferences: app.updatePreferences(base),
    requestExport: app.requestExport(base),
    listExports: app.listExports(base),
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
    getImage: app.getImage(base),
    listImages: app.listImages(base),
    countImages: app.countImages(base),
    listVersions: app.listVersions(base),
    updateImage: app.updateImage(base),
    useVersion: app.useVersion(base),
    deleteImage: app.deleteImage(base),
    imageAddresses: app.imageAddresses(base),
    requestAiEdit: app.requestAiEdit(base),
    cancelAiEdit: app.cancelAiEdit(base),
    getAiEdit: app.getAiEdit(base),
    listAiEdits: app.listAiEdits(base),
    watchAiEdit: app.watchAiEdit(base),
  };
};

export { createWorld, type World };
