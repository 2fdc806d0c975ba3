import { FRAME_TEXTS } from './frame-texts.ts';

/** Returns an ordinal number: "1st", "2nd", "3rd", "4th", "11th". */
const ordinal = (number: number): string => {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
};

/** How many uids an error text names at most. */
const NAMED_UIDS = 5;

/** The texts of errors, word for word as in the specification (accounts §8, images §8). */
export const TEXTS = {
  generic: {
    timeout: 'Request timeout. Please check your connection.',
    ...FRAME_TEXTS,
    authenticationFailed: 'Authentication failed. Please log in again.',
    sendCredentials:
      'Send "Authorization: Api-Key" with your API key, or "Authorization: Bearer" with an access token.',
    sendAccessToken: 'Send "Authorization: Bearer" with an access token.',
    httpStatus: (status: number) => `HTTP error! status: ${status}`,
    /** Joins the problems of all fields into one text. */
    fieldProblems: (problems: Readonly<Record<string, string>>) =>
      Object.entries(problems)
        .map(([field, problem]) => `${field}: ${problem.replace(/\.$/, '')}`)
        .join('. '),
    pageNotFound: 'Page Not Found',
    notFound: 'Not found.',
    rateLimited: 'Too many requests. Please try again later.',
    tooManyAttempts: 'Too many attempts. Please try again later.',
    overloaded: 'The service is busy. Please try again in a moment.',
    storageUnavailable: 'Storage is not available right now. Nothing was saved. Please try again.',
    unavailable: 'The service is not available right now. Please try again.',
  },
  billing: {
    comingSoon: 'Coming Soon',
    unavailable: 'Payments are not available right now. Nothing was charged. Please try again.',
    alreadySubscribed: 'You have the Pro Subscription already. Manage it on your profile.',
    extraEditsNeedPro: 'Extra edits come with the Pro Subscription.',
    noSubscription: 'You have no subscription that could change.',
    nothingBought: 'There is nothing to manage yet: you have not bought anything.',
    invalidSignature: 'This message is not signed as it should be, or too old.',
  },
  register: {
    emailTaken: 'This email is already registered. Please use a different email or try logging in.',
    usernameTaken: 'Username is already taken. Please try a different name.',
    foreignAddress: 'Use your own email address, or a name without @.',
    weakPassword: 'Password does not meet requirements.',
    passwordMismatch: 'Passwords do not match',
    termsRequired: 'Please agree to the terms and conditions',
    fallback: 'Signup failed. Please try again.',
    success: 'Account created successfully! Please check your email to verify your account.',
  },
  login: {
    invalidCredentials: 'Invalid username or password. Please check your credentials and try again.',
    invalidFormat: 'Invalid username or password format.',
    serverError: 'Server error. Please try again later.',
    usernameSignIn: 'Invalid username or password. Please use your username to sign in.',
    notVerified: 'Please verify your email address before signing in.',
    fallback: 'Login failed. Please try again.',
    deletionCancelled: 'Welcome back. Your account will not be deleted: signing in cancelled the deletion.',
    deletionCancelledOfPro:
      'Welcome back. Your account will not be deleted. Your Pro Subscription no longer renews: keep it on your profile.',
    oneMoreStep:
      'Signing in takes one more step that this page cannot show yet. Reload the page and try again.',
  },
  verification: {
    invalidLink: 'Invalid verification link. Please check your email and try again.',
    expired: 'This verification link has expired or is invalid. Please request a new verification email.',
    alreadyVerified: 'Your email address is verified already. Please sign in.',
    alreadyVerifiedHere: 'Your email address is verified already.',
    fallback: 'Email verification failed. Please try again.',
    resendFailed: 'Failed to resend verification email. Please try again.',
  },
  google: {
    notConfigured: 'Google sign-in is not configured on this server.',
    verificationFailed: 'Token verification failed',
    invalidIssuer: 'Invalid issuer',
    failed: 'Google authentication failed. Please try again.',
    invalid: 'Invalid Google authentication. Please try again.',
    unverifiedEmail: 'Your Google address is not verified. Please verify it with Google first.',
    emailTaken: 'An account with this email exists. Sign in with your password instead.',
    cancelled: 'Google sign-in was cancelled or failed',
    noCode: 'No authorization code received',
    incomplete: 'Failed to complete Google sign-in',
  },
  reset: {
    failed: 'Failed to send reset email. Please try again.',
    invalidLink: 'This password reset link has expired or is invalid. Please request a new one.',
    success: 'Your password has been changed. Please sign in.',
  },
  account: {
    wrongPassword: 'The current password is not right.',
    passwordRequired: 'Enter your current password.',
    freshSignInRequired: 'Sign in with Google again to do this.',
    emailConfirmed: 'This is the address of your account now.',
    emailUndone: 'Your address is back, and everybody is signed out.',
    noPendingEmail: 'No change of the address is under way.',
    invalidEmailLink: 'This link has expired or is invalid.',
    passwordChanged: 'Your password has been changed.',
    creditHistoryFailed: 'Failed to load the credit history. Please try again.',
    receiptsFailed: 'Failed to load the receipts. Please try again.',
    profileSaved: 'Profile saved',
    settingsSaved: 'Settings saved',
    confirmEmail: 'We sent a link to your new address. It takes effect once you open that link.',
    usernameMismatch: 'Type your username to confirm.',
    exportRunning: 'An export is already being prepared.',
    suspended: 'This account is suspended. Sign in on the site to see why.',
    bandwidthExceeded: 'The monthly bandwidth of this account is used up.',
  },
  signOut: { success: 'Signed out successfully', failure: 'Failed to sign out' },
  apiKeys: {
    nameRequired: 'API key name is required.',
    nameTooShort: 'API key name must be at least 3 characters long.',
    nameTooLong: 'API key name must be less than 100 characters.',
    loadFailed: 'Failed to load API keys. Please try again.',
    createFailed: 'Failed to create API key. Please try again.',
    updateFailed: 'Failed to update API key.',
    deleteFailed: 'Failed to delete API key.',
    copyFailed: 'Failed to copy API key',
    loadDetailsFailed: 'Failed to load API key details.',
    invalidResponse: 'Invalid API response structure',
    invalid: 'Invalid or inactive API key.',
    tooMany: (limit: number) => `An account has at most ${limit} API keys. Delete one first.`,
  },
  docs: {
    loadFailed: 'Failed to load the API documentation. Please try again.',
    copyFailed: 'Failed to copy. Select the text instead.',
  },
  contact: {
    sent: "Message sent successfully! We'll get back to you soon.",
    failed: 'Failed to send message. Please try again.',
  },
  images: {
    invalidFormat: 'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    photoshop: 'This is a Photoshop file with layers.',
    openInEditor: 'Open it in the editor',
    tooLarge: (megabytes: number) => `File size must be less than ${megabytes}MB.`,
    invalidSvg:
      'This SVG file cannot be shown safely. It is not well formed, declares entities, refers to itself or draws nothing.',
    svgTooLarge: 'This SVG file is too large or too complex to be drawn.',
    tooManyPixels: 'This image has too many pixels or frames to be processed.',
    fileRequired: 'No image was sent.',
    fileEmpty: 'This file is empty.',
    urlRequired: 'Please enter a valid image URL',
    invalidUrl: 'Invalid image URL. Please check the URL and try again.',
    oneFile: 'Send exactly one file in the field "image".',
    uploadFailed: 'Failed to upload image. Please check your connection and try again.',
    uploadScreenFailed: 'Failed to upload image. Please try again.',
    sharedLost: 'The shared images did not arrive. Share them once more, or choose them here.',
    listFailed: 'Failed to load images. Please try again.',
    loadDetailsFailed: 'Failed to load image details.',
    updateFailed: 'Failed to update image.',
    deleteFailed: 'Failed to delete image.',
    privateOrMissing: 'This image is private or not accessible.',
    notPublic: 'This image is not publicly available or does not exist.',
    downloadFailed: 'Failed to download image.',
    quotaExceeded: 'Your storage is full. Delete images or upgrade your plan.',
    invalidId: 'Invalid image ID',
    loadFailed: 'Failed to load image',
    downloadUnavailable: 'Download not available for this image',
    copyFailed: 'Failed to copy URL',
    couldNotLoad: 'Could not load image',
    versionIsOriginal: 'The original cannot be deleted on its own. Delete the image instead.',
    versionIsCurrent: 'This version is in use. Use another version first.',
    uploaded: (count: number) => `Successfully uploaded ${count} file(s)`,
    uploadContinues: 'Your upload continues. Keep this tab open until it is done.',
    uploadFailedFor: (name: string, message: string) => `${name} was not uploaded: ${message}`,
  },
  editor: {
    imageNotFound: 'Image not found',
    noImage: 'No image selected',
    saved: 'Image saved successfully!',
    savedElsewhere: (device: string) =>
      `This image was edited in another tab or on another device (${device}).`,
    invalidDocument: (place: string, problem: string) =>
      place === '' ? `The document ${problem}.` : `The document cannot be saved: ${place} ${problem}.`,
    documentTooNew: 'This document was made by a newer version of Safelight. Reload the page to edit it.',
    readOnly:
      'This document was made by a newer version of Safelight, so it can only be looked at here. Nothing of it was changed. Reload the page to edit it.',
    documentTooLarge: 'This document is too large to be saved. Remove some layers or strokes.',
    picturesTooLarge: 'The images of this document take more than 100 MB. Remove some of them.',
    picturesMissing: 'Some images of this document are not on the server yet.',
    versionIsLayer: 'This version is a layer of the edited document. Remove that layer first.',
  },
  comparisons: {
    bothRequired: 'Please select both original and edited images',
    uploadFailed: 'Failed to upload comparison. Please check your connection and try again.',
    uploadScreenFailed: 'Failed to upload comparison',
    loadDetailsFailed: 'Failed to load comparison details.',
    invalidId: 'Invalid comparison ID',
    loadFailed: 'Failed to load comparison',
    notFound: 'Comparison not found',
    uploaded: 'Comparison uploaded successfully!',
    imageInUse: 'This image is part of a comparison. Delete the comparison first.',
    versionInUse: 'This version is part of a comparison. Delete the comparison first.',
    original: (text: string) => `Original image: ${text}`,
    edited: (text: string) => `Edited image: ${text}`,
  },
  library: {
    selectFirst: 'Please select images first',
    selectTwo: 'Please select two images to compare',
    unknownError: 'An unknown error occurred while fetching images.',
    uploadFailed: 'Failed to upload files.',
    loaded: (count: number) => `Loaded ${count} images`,
    downloading: (count: number) => `Downloading ${count} images...`,
    deleted: (count: number) => `Deleted ${count} images`,
    favorited: (count: number) => `Added ${count} images to favorites`,
  },
  projects: {
    selectFirst: 'Please select projects first',
    nameRequired: 'Please enter a project name',
    created: 'Project created successfully!',
    deleted: 'Project deleted',
    deletedMany: (count: number) => `Deleted ${count} projects`,
    exporting: (count: number) => `Exporting ${count} projects...`,
    full: (limit: number) => `A project holds at most ${limit.toLocaleString('en-US')} images.`,
    exportFailed: 'Failed to export. Please try again.',
    listFailed: 'Failed to load projects. Please try again.',
    notFound: 'Project not found',
    unknownImages: (uids: readonly string[]) =>
      `These images do not exist, are in the trash or are not yours: ${uids.slice(0, NAMED_UIDS).join(', ')}` +
      `${uids.length > NAMED_UIDS ? ` and ${uids.length - NAMED_UIDS} more` : ''}.`,
    noImages: 'There are no images to export in what you chose.',
    tooManyLinks: (limit: number) => `A project has at most ${limit} links. Revoke one first.`,
    expiryPassed: 'Choose a time that is still to come.',
    linkNotFound: 'This link does not exist or is no longer shared. Ask whoever sent it for a new one.',
    linkExpired: 'This link has expired. Ask whoever sent it for a new one.',
    passwordRequired: 'This project is protected by a password.',
    wrongPassword: 'This password is not right.',
  },
  ai: {
    textInstead: (text: string) => `The AI model responded with text instead of an image: "${text}"`,
    bothFailed: (lastError: string) =>
      `The AI model failed with both original and fallback prompts. Last error: ${lastError}`,
    failed: (details: string) => `The AI model failed to generate an image. Details: ${details}`,
    /**
     * Adds the general text about failed edits to a message, unless the message begins with "Failed to load
     * image".
     */
    wrapped: (message: string) =>
      message.startsWith('Failed to load image')
        ? message
        : `An error occurred during the AI editing process: ${message}`,
    unknown: 'An unknown error occurred',
    insufficientCredits: 'You have no credits left. Get more on the pricing page.',
    needsMoreCredits: (needed: number, balance: number) =>
      `This needs ${needed} ${needed === 1 ? 'credit' : 'credits'} and you have ${balance}. Get more on the pricing page.`,
    promptRequired: 'Describe the edit first.',
    waiting: 'Waiting',
    inLine: (position: number, seconds: number) =>
      `${position === 1 ? 'Next in line' : `${ordinal(position)} in line`}, about ${seconds} s`,
    settled: { succeeded: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
    waitingForOthers: 'Waiting for your other edit',
    nothingToRefund: 'Only edits that succeeded have cost a credit.',
    notSettled: 'This edit is still under way.',
    takeBackFailed: 'Failed to take the edit back. Please try again.',
    maskUnreadable: 'Send the mask as a PNG in base64.',
    maskTooLarge: 'The mask must be at most 1 MB.',
    oneAreaOnly: 'Send either a mask or an area.',
    noSubjectFinder: 'The subject of an image cannot be found here. Paint the area instead.',
    noSubject: 'Nothing stands out in this image. Paint the area instead.',
    noReferences: 'Editing with a second image is not possible here.',
    invalidMask: 'The mask must be a PNG in the shape of the image, with something marked in it.',
  },
} as const;
