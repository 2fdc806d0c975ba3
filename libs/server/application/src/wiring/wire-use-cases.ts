import * as app from '../index.ts';

/** The ports that use cases need: real adapters in the server, in-memory ones in tests. */
export interface Ports {
  readonly repositories: app.Repositories;
  readonly unitOfWork: app.UnitOfWork;
  readonly signals: app.SignalBus;
  readonly store: app.ImageStore;
  readonly imaging: app.Imaging;
  /** The editors in the order in which they are tried. */
  readonly editors: readonly app.ImageEditor[];
  readonly promptWriters: readonly app.PromptWriter[];
  readonly editPictures: app.EditPictures;
  readonly documentExaminer: app.DocumentExaminer;
  readonly subjectFinder: app.SubjectFinder | null;
  readonly mailer: app.Mailer;
  readonly templates: app.MailTemplates;
  readonly links: app.SiteLinks;
  readonly archiver: app.Archiver;
  readonly remoteImages: app.RemoteImages;
  /** Null if there is no cache in front of this server. */
  readonly cachePurger: app.CachePurger | null;
  readonly google: app.GoogleSignIn | null;
  /** Null if no payment service is configured. */
  readonly payments: app.Payments | null;
  readonly publicUrl: string;
  /** The address that receives messages of the contact form. */
  readonly supportEmail: string;
  /** The limit of the requests that all sessions of an account may make in ten minutes. */
  readonly sessionRequestLimit: number;
  readonly transformBytes: number;
  readonly secrets: app.Secrets;
  readonly accessTokens: app.AccessTokens;
  readonly passwords: app.PasswordHasher;
  readonly commonPasswords: app.CommonPasswords;
  readonly format: app.ApiKeyFormat;
  readonly securityLog: app.SecurityLog;
  readonly ids: app.Ids;
  readonly clock: app.Clock;
  readonly checks: readonly app.Dependency[];
}

/** How many uploads are read at the same time, in total and of one person, and how many more may wait. */
const UPLOAD_TURNS = { limit: 32, perPerson: 8, maxWaiting: 5_000, maxWaitingPerPerson: 1_500 };

/**
 * Creates the use cases and the job handlers. Several of them share the `services`. `close` ends the
 * subscriptions to signals.
 */
export const wireUseCases = ({ repositories, mailer, checks, ...ports }: Ports) => {
  const base = { ...repositories, ...ports };
  const usage = new app.ApiKeyUsage(base.apiKeys, base.clock);
  const bandwidthMeter = new app.BandwidthMeter(base);
  const endedSessions = new app.EndedSessions(base);
  const index = new app.DeliveryIndex(base);
  const limits = app.attemptLimits(base);

  const newBlobs = app.newBlobs(base);
  const storePicture = app.storePicture({ ...base, newBlobs });
  const addVersion = app.addVersion(base);
  const startSession = app.startSession(base);
  const admitUser = app.admitUser({ ...base, startSession });
  const sendVerification = app.sendVerification(base);
  const account = { ...base, limits, endedSessions, index, startSession, admitUser, sendVerification };
  const admitProfile = app.admitProfile(account);
  const google = { ...account, admitProfile };
  const allowances = new app.RequestAllowances(base, app.API_KEY_REQUESTS);
  const sessionAllowances = new app.RequestAllowances(base, app.SESSION_REQUESTS);
  const apiKeys = { ...base, limits, usage, allowances };
  const transformUses = new app.TransformUses(base);
  const viewMeter = new app.ViewMeter({ ...base, index });
  const imageAddresses = app.imageAddresses(base);
  const images = {
    ...base,
    limits,
    index,
    newBlobs,
    storePicture,
    addVersion,
    bandwidthMeter,
    imageAddresses,
    transformUses,
  };
  const derived = {
    ...images,
    makeDerivative: app.makeDerivative(images),
    getComparison: app.getComparison(base),
    getSharedProject: app.getSharedProject(base),
  };
  const uploads = {
    ...images,
    grantUpload: app.grantUpload(base),
    uploadImage: app.uploadImage({ ...base, storePicture, addVersion }),
  };
  const authenticateApiKey = app.authenticateApiKey(apiKeys);

  const useCases: app.UseCases = {
    authenticate: app.authenticate({ ...account, authenticateApiKey, sessionAllowances }),
    registerUser: app.registerUser(account),
    correctEmail: app.correctEmail(account),
    verifyEmail: app.verifyEmail(account),
    resendVerification: app.resendVerification(account),
    logIn: app.logIn(account),
    logOut: app.logOut(account),
    refreshSession: app.refreshSession(account),
    requestPasswordReset: app.requestPasswordReset(account),
    resetPassword: app.resetPassword(account),
    changePassword: app.changePassword(account),
    isGoogleConfigured: base.google !== null,
    startGoogleSignIn: app.startGoogleSignIn(google),
    completeGoogleSignIn: app.completeGoogleSignIn(google),
    signInWithGoogle: app.signInWithGoogle(google),
    watchAccess: app.watchAccess(base),
    listSessions: app.listSessions(account),
    endSession: app.endSession(account),
    endOtherSessions: app.endOtherSessions(account),
    getAccount: app.getAccount(base),
    getCreditBalance: app.getCreditBalance(base),
    getUsage: app.getUsage({ ...base, allowances }),
    getStatistics: app.getStatistics(base),
    listSignInMethods: app.listSignInMethods(base),
    listActivity: app.listActivity(base),
    listCreditHistory: app.listCreditHistory(base),
    listPlans: app.listPlans(base),
    getBilling: app.getBilling(base),
    startCheckout: app.startCheckout({ ...base, limits }),
    confirmCheckout: app.confirmCheckout(base),
    openBillingPortal: app.openBillingPortal(base),
    setRenewal: app.setRenewal(base),
    listReceipts: app.listReceipts(base),
    receivePaymentEvent: app.receivePaymentEvent(base),
    updateProfile: app.updateProfile(account),
    getPendingEmail: app.getPendingEmail(account),
    resendEmailChange: app.resendEmailChange(account),
    cancelEmailChange: app.cancelEmailChange(account),
    confirmEmailChange: app.confirmEmailChange(account),
    undoEmailChange: app.undoEmailChange(account),
    updatePreferences: app.updatePreferences(account),
    requestExport: app.requestExport(account),
    listExports: app.listExports(account),
    openExport: app.openExport(account),
    sendContactMessage: app.sendContactMessage(account),
    requestAccountDeletion: app.requestAccountDeletion(account),
    createApiKey: app.createApiKey(apiKeys),
    listApiKeys: app.listApiKeys(apiKeys),
    getApiKey: app.getApiKey(apiKeys),
    updateApiKey: app.updateApiKey(apiKeys),
    deleteApiKey: app.deleteApiKey(apiKeys),
    grantUpload: uploads.grantUpload,
    inUploadTurn: app.createFairTurns(UPLOAD_TURNS),
    uploadImage: uploads.uploadImage,
    uploadFromUrl: app.uploadFromUrl(uploads),
    getImage: app.getImage(base),
    getOwnImage: app.getOwnImage(base),
    listImages: app.listImages(base),
    countImages: app.countImages(base),
    countMatchingImages: app.countMatchingImages(base),
    listImageTags: app.listImageTags(base),
    listVersions: app.listVersions(base),
    getVersion: app.getVersion(base),
    updateImage: app.updateImage(images),
    blockImage: app.blockImage(images),
    unblockImage: app.unblockImage(images),
    useVersion: app.useVersion(images),
    deleteVersion: app.deleteVersion(images),
    updateImages: app.updateImages(images),
    deleteImage: app.deleteImage(images),
    trashImages: app.trashImages(images),
    restoreImages: app.restoreImages(images),
    deleteImagesForever: app.deleteImagesForever(images),
    emptyTrash: app.emptyTrash(images),
    deleteByLink: app.deleteByLink(images),
    exportImages: app.exportImages(base),
    deliverImage: app.deliverImage(derived),
    mayRepeatDelivery: app.mayRepeatDelivery(derived),
    countDelivery: (ownerId, bytes) => bandwidthMeter.count(ownerId, bytes),
    deliveryReceipts: app.deliveryReceipts(base),
    imageAddresses,
    countView: (view) => viewMeter.count(view),
    getDocument: app.getDocument(base),
    listDocuments: app.listDocuments(base),
    saveDocument: app.saveDocument(base),
    deleteDocument: app.deleteDocument(base),
    publishDocument: app.publishDocument(images),
    getVersionDocument: app.getVersionDocument(base),
    uploadLayerPicture: app.uploadLayerPicture(images),
    getLayerPictures: app.getLayerPictures(base),
    deliverLayerPicture: app.deliverLayerPicture(base),
    uploadComparison: app.uploadComparison(uploads),
    createComparison: app.createComparison(images),
    getComparison: derived.getComparison,
    deliverPair: app.deliverPair(derived),
    listComparisons: app.listComparisons(base),
    listComparisonsOfImage: app.listComparisonsOfImage(base),
    updateComparison: app.updateComparison(base),
    deleteComparison: app.deleteComparison(images),
    createProject: app.createProject(base),
    getProject: app.getProject(base),
    listProjects: app.listProjects(base),
    listProjectTags: app.listProjectTags(base),
    listProjectImages: app.listProjectImages(base),
    listProjectsHolding: app.listProjectsHolding(base),
    getPreviewImages: app.getPreviewImages(base),
    updateProject: app.updateProject(base),
    deleteProject: app.deleteProject(base),
    deleteProjects: app.deleteProjects(base),
    restoreProjects: app.restoreProjects(base),
    addProjectImages: app.addProjectImages(base),
    removeProjectImages: app.removeProjectImages(base),
    moveProjectImages: app.moveProjectImages(base),
    exportProjects: app.exportProjects(base),
    createShareLink: app.createShareLink(base),
    listShareLinks: app.listShareLinks(base),
    revokeShareLink: app.revokeShareLink(base),
    getSharedProject: derived.getSharedProject,
    openSharedProject: app.openSharedProject({ ...base, limits }),
    listSharedImages: app.listSharedImages(base),
    deliverContactSheet: app.deliverContactSheet(derived),
    requestAiEdit: app.requestAiEdit(base),
    requestAiEdits: app.requestAiEdits(base),
    quoteAiEdits: app.quoteAiEdits(base),
    rerunAiEdit: app.rerunAiEdit(base),
    cancelAiEdit: app.cancelAiEdit(base),
    getAiEdit: app.getAiEdit(base),
    getAiEditResults: app.getAiEditResults(base),
    listAiEdits: app.listAiEdits(base),
    listAllAiEdits: app.listAllAiEdits(base),
    getAiCapabilities: app.getAiCapabilities(base),
    suggestPrompts: app.suggestPrompts(account),
    watchAiEdit: app.watchAiEdit(base),
    checkReadiness: app.checkReadiness({ checks, clock: base.clock }),
  };

  return {
    useCases: app.withSecurityLog(useCases, base.securityLog),
    services: {
      limits,
      endedSessions,
      index,
      newBlobs,
      storePicture,
      addVersion,
      startSession,
      admitUser,
      admitProfile,
      sendVerification,
      allowances,
      sessionAllowances,
      bandwidthMeter,
      viewMeter,
      transformUses,
      imageAddresses,
    },
    jobs: {
      runAiEdit: app.runAiEdit(images),
      giveUpAiEdit: app.giveUpAiEdit(base),
      /** Throws if the mail server refuses the message, so that the queue retries. */
      deliverMail: ({ message, messageId }: app.JobPayloads['send-mail']) => mailer.send(message, messageId),
      deliverEvent: app.deliverEvent({
        ...base,
        consumers: { 'edit.finished': [app.mailFinishedEdit(base)] },
      }),
      stopRenewals: app.stopRenewals(base),
      undoSubscription: app.undoSubscription(base),
      catchUpPayments: app.catchUpPayments(base),
      sweepBlobs: app.sweepBlobs(base),
      expireImages: app.expireImages(images),
      evictTransforms: app.evictTransforms(base),
      purgeCache: app.purgeCache(base),
      sendPasswordReset: app.sendPasswordReset(account),
      sendVerificationAgain: app.sendVerificationAgain(account),
      runExport: app.runExport({ ...base, newBlobs }),
      tidyUp: app.tidyUp({
        ...base,
        purgeAccount: app.purgeAccount(images),
        purgeImage: app.purgeImage(images),
      }),
    },
    /** Writes all counts in memory. If this fails, the next call writes them. */
    flushCounts: async (): Promise<void> => {
      const results = await Promise.allSettled(
        [usage, bandwidthMeter, viewMeter, transformUses].map((counts) => counts.flush()),
      );
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },
    close: (): void => {
      endedSessions.close();
      index.close();
    },
  };
};
