import * as app from './modules.ts';

/**
 * The limits of simultaneous uploads: how many are read at the same time, in total and for one person, and how
 * many more may wait.
 */
const UPLOAD_TURNS = { limit: 32, perPerson: 8, maxWaiting: 5_000, maxWaitingPerPerson: 1_500 };

/**
 * Creates the use cases, which transports call, and the job handlers. Several of them share the `services`.
 * `close` ends the subscriptions to signals.
 */
export const createUseCases = (base: app.Ports) => {
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

  const useCases = {
    authenticate: app.authenticate({ ...account, authenticateApiKey, sessionAllowances }),
    registerUser: app.registerUser(account),
    correctEmail: app.correctEmail(account),
    verifyEmail: app.verifyEmail(account),
    resendVerification: app.resendVerification(account),
    logIn: app.logIn(account),
    logOut: app.logOut(account),
    refreshSession: app.refreshSession(account),
    requestPasswordReset: app.requestPasswordReset(account),
    readResetLink: app.readResetLink(account),
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
    confirmCheckout: app.confirmCheckout({ ...base, limits }),
    openBillingPortal: app.openBillingPortal({ ...base, limits }),
    setRenewal: app.setRenewal({ ...base, limits }),
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
    /**
     * Runs each upload of a person when its turn comes. Until then the body stays unread in the connection, so
     * that memory does not grow with the number of uploads, and a person's slow clients do not block others.
     * Throws OVERLOADED if too many uploads wait.
     */
    inUploadTurn: app.createFairTurns(UPLOAD_TURNS),
    uploadImage: uploads.uploadImage,
    /** Uploads from a URL. Call it within a turn, which it gives away while the remote server is slow. */
    uploadFromUrl: app.uploadFromUrl(uploads),
    getImage: app.getImage(base),
    getOwnImage: app.getOwnImage(base),
    getOwnImages: app.getOwnImages(base),
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
    requestImageArchive: app.requestImageArchive(base),
    openImageArchive: app.openImageArchive(base),
    deliverImage: app.deliverImage(derived),
    mayRepeatDelivery: app.mayRepeatDelivery(derived),
    /** Adds bytes that were sent of an owner's image to the owner's bandwidth of this month. */
    countDelivery: (ownerId: string, bytes: number): void => bandwidthMeter.count(ownerId, bytes),
    /** Receipts for files that a proxy sends instead of the server. */
    deliveryReceipts: app.deliveryReceipts(base),
    imageAddresses,
    /** Counts a view of a page, unless the viewer is its owner. */
    countView: (view: app.PageView): void => viewMeter.count(view),
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
    /** Returns the picture of both sides of a comparison to anyone. */
    deliverPair: app.deliverPair(derived),
    listComparisons: app.listComparisons(base),
    listComparisonsOfImage: app.listComparisonsOfImage(base),
    updateComparison: app.updateComparison(base),
    deleteComparison: app.deleteComparison(images),
    restoreComparison: app.restoreComparison(images),
    createProject: app.createProject(base),
    getProject: app.getProject(base),
    listProjects: app.listProjects(base),
    listProjectTags: app.listProjectTags(base),
    listProjectImages: app.listProjectImages(base),
    listProjectsHolding: app.listProjectsHolding(base),
    updateProject: app.updateProject(base),
    deleteProject: app.deleteProject(base),
    deleteProjects: app.deleteProjects(base),
    restoreProjects: app.restoreProjects(base),
    addProjectImages: app.addProjectImages(base),
    removeProjectImages: app.removeProjectImages(base),
    moveProjectImages: app.moveProjectImages(base),
    exportProjects: app.exportProjects(base),
    requestProjectArchive: app.requestProjectArchive(base),
    openProjectArchive: app.openProjectArchive(base),
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
    takeBackAiEdit: app.takeBackAiEdit(images),
    countTakeBacksLeft: app.countTakeBacksLeft(base),
    getAiEdit: app.getAiEdit(base),
    getAiEditResults: app.getAiEditResults(base),
    listAiEdits: app.listAiEdits(base),
    listAllAiEdits: app.listAllAiEdits(base),
    getAiCapabilities: app.getAiCapabilities(base),
    planAiEdit: app.planAiEdit(account),
    suggestPrompts: app.suggestPrompts(account),
    watchAiEdit: app.watchAiEdit(base),
    checkReadiness: app.checkReadiness(base),
  };

  return {
    useCases,
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
      deliverMail: ({ message, messageId }: app.JobPayloads['send-mail']) =>
        base.mailer.send(message, messageId),
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
        purgeTrash: app.purgeTrash(images),
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

/** All use cases that a transport can call. */
export type UseCases = Readonly<ReturnType<typeof createUseCases>['useCases']>;
