/**
 * Texts of the catalogue that need no browser: they are provoked where their screen is rendered by itself, by the
 * spec of that name. Each with the name by which `TEXTS` has it, when the spec speaks of it by that, and with the
 * part of the catalogue that it is an example of, when that is not the text itself.
 */
export type ShownText = readonly [text: string, name: string | null, exampleOf?: string];

export const SHOWN_IN_SPECS: Readonly<Record<string, readonly ShownText[]>> = {
  'ApiKeysScreen.spec.tsx': [
    ['Failed to load API keys. Please try again.', 'apiKeys.loadFailed'],
    ['Failed to create API key. Please try again.', 'apiKeys.createFailed'],
    ['Invalid API response structure', 'apiKeys.invalidResponse'],
    ['Failed to update API key.', 'apiKeys.updateFailed'],
    ['Failed to delete API key.', 'apiKeys.deleteFailed'],
    ['Failed to copy API key', 'apiKeys.copyFailed'],
  ],
  'ComparisonScreen.spec.tsx': [
    ['Failed to load comparison details.', 'comparisons.loadDetailsFailed'],
    ['Failed to load comparison', 'comparisons.loadFailed'],
    ['Invalid comparison ID', 'comparisons.invalidId'],
    ['Comparison not found', 'comparisons.notFound'],
  ],
  'ComparisonUploadScreen.spec.tsx': [
    ['Please select both original and edited images', 'comparisons.bothRequired'],
    ['Edited image: File size must be less than 10MB.', null, 'Edited image: '],
    ['Failed to upload comparison. Please check your connection and try again.', 'comparisons.uploadFailed'],
    ['Failed to upload comparison', 'comparisons.uploadScreenFailed'],
    ['Comparison uploaded successfully!', 'comparisons.uploaded'],
  ],
  'ContactScreen.spec.tsx': [["Message sent successfully! We'll get back to you soon.", null]],
  'ForgotPasswordScreen.spec.tsx': [['Failed to send reset email. Please try again.', 'reset.failed']],
  'GalleryScreen.spec.tsx': [
    ['Failed to load images. Please try again.', 'images.listFailed'],
    ['An unknown error occurred while fetching images.', null],
    ['Loaded 3 images', null, 'Loaded {n} images'],
  ],
  'GoogleCallbackScreen.spec.tsx': [
    ['Google authentication failed. Please try again.', 'google.failed'],
    ['Invalid Google authentication. Please try again.', 'google.invalid'],
    ['Server error. Please try again later.', 'login.serverError', 'A 500 becomes the server error message.'],
    ['Google sign-in was cancelled or failed', 'google.cancelled'],
    ['No authorization code received', 'google.noCode'],
    ['Failed to complete Google sign-in', 'google.incomplete'],
  ],
  'Header.spec.tsx': [
    ['Signed out successfully', 'signOut.success'],
    ['Failed to sign out', 'signOut.failure'],
  ],
  'ImageScreen.spec.tsx': [
    ['Failed to load image details.', 'images.loadDetailsFailed'],
    ['Could not load image', 'images.couldNotLoad'],
  ],
  'LoginScreen.spec.tsx': [
    ['Request timeout. Please check your connection.', 'generic.timeout'],
    ['Invalid username or password format.', 'login.invalidFormat'],
    ['Invalid username or password. Please use your username to sign in.', 'login.usernameSignIn'],
    ['Login failed. Please try again.', 'login.fallback'],
  ],
  'NotFoundScreen.spec.tsx': [['Page Not Found', null, 'the 404 page.']],
  'SignupScreen.spec.tsx': [
    ['Account created successfully! Please check your email to verify your account.', 'register.success'],
    ['Username is already taken. Please try a different name.', 'register.usernameTaken'],
    ['Password does not meet requirements.', 'register.weakPassword'],
    ['Signup failed. Please try again.', 'register.fallback'],
  ],
  'UploadDialog.spec.tsx': [['Failed to upload files.', null]],
  'UploadScreen.spec.tsx': [
    ['Please select a valid image file (JPEG, PNG, GIF, or WebP).', 'images.invalidFormat'],
    ['File size must be less than 10MB.', null],
    ['Failed to upload image. Please check your connection and try again.', 'images.uploadFailed'],
  ],
  'VerifyEmailScreen.spec.tsx': [
    ['Invalid verification link. Please check your email and try again.', 'verification.invalidLink'],
    [
      'This verification link has expired or is invalid. Please request a new verification email.',
      'verification.expired',
    ],
    ['Email verification failed. Please try again.', 'verification.fallback'],
    ['Failed to resend verification email. Please try again.', 'verification.resendFailed'],
  ],
  'auth-link.spec.ts': [['Authentication failed. Please log in again.', 'generic.authenticationFailed']],
  'bulk.spec.tsx': [
    ['Failed to delete image.', null],
    ['Failed to download image.', null],
    ['Please select images first', null],
  ],
  'card-menu.spec.tsx': [
    ['Failed to load image details.', null],
    ['Failed to update image.', 'images.updateFailed'],
  ],
  'errors.spec.ts': [
    ['uid: Unknown. token: Too old', null, 'field: text. field: text'],
    ['HTTP error! status: 502', null, 'HTTP error! status: N'],
  ],
  'trash.spec.tsx': [['Deleted 1 images', null, 'Deleted {n} images']],
  'url-tab.spec.tsx': [
    ['Please enter a valid image URL', null],
    ['Invalid image URL. Please check the URL and try again.', 'images.invalidUrl'],
  ],
};
