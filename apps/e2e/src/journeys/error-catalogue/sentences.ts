import type { TEXTS } from '@safelight/rules';

/** The error catalogue, sentence by sentence and word for word (spec: accounts §8). */
export const SECTION_8 = {
  Generic: [
    'HTTP 400 with a field-error object becomes one message "field: text. field: text".',
    'Otherwise the server\'s detail field is used, or "HTTP error! status: N".',
    'A 204 returns nothing.',
    'Timeout: "Request timeout. Please check your connection."',
    'Network failure: "Network error. Please check your connection."',
    'Refresh failure: the toast "Session expired. Please log in again."',
    'Queued requests fail with "Authentication failed. Please log in again."',
  ],
  Register: [
    'An email-exists message becomes "This email is already registered. Please use a different email or try logging in."',
    'A username message becomes "Username is already taken. Please try a different name."',
    'A password message becomes "Password does not meet requirements."',
    'Other field errors are shown with the field prefix removed.',
    'Fallback: "Signup failed. Please try again."',
    'Success toast: "Account created successfully! Please check your email to verify your account."',
  ],
  Login: [
    '"Invalid credentials" becomes "Invalid username or password. Please check your credentials and try again."',
    'A 400 becomes "Invalid username or password format."',
    'A 500 becomes "Server error. Please try again later."',
    'The username-based sign-in wrapper always says "Invalid username or password. Please use your username to sign in."',
    'A toast shows the server message or "Login failed. Please try again."',
  ],
  Google: [
    '"Token verification failed" becomes "Google authentication failed. Please try again."',
    '"Invalid issuer" becomes "Invalid Google authentication. Please try again."',
    'A 500 becomes the server error message.',
    'Callback messages, each redirecting to /login: "Google sign-in was cancelled or failed" (error parameter present), "No authorization code received", "Failed to complete Google sign-in".',
  ],
  Verification: [
    '"Invalid verification link. Please check your email and try again."',
    'Expired or invalid: "This verification link has expired or is invalid. Please request a new verification email."',
    'Otherwise the server message or "Email verification failed. Please try again."',
    'Resend failure: "Failed to resend verification email. Please try again."',
  ],
  Reset: ['"Failed to send reset email. Please try again."'],
  'Sign-out toasts': ['"Signed out successfully" and "Failed to sign out".'],
  'API keys': [
    '"Failed to load API keys. Please try again."',
    '"Failed to create API key. Please try again."',
    '"Invalid API response structure"',
    '"Failed to update API key."',
    '"Failed to delete API key."',
    '"Failed to load API key details."',
    '"Failed to copy API key"',
  ],
  'Contact success toast': ['"Message sent successfully! We\'ll get back to you soon."'],
  'Unknown route': ['the 404 page.'],
} as const;

/** The texts about pictures, sentence by sentence and word for word (spec: images §5 and §8), grouped by screen. */
export const SECTION_8_IMAGES = {
  Upload: [
    'Type must be image/jpeg, image/jpg, image/png, image/gif or image/webp, else "Please select a valid image file (JPEG, PNG, GIF, or WebP)."',
    'Size at most 10 MB, else "File size must be less than 10MB."',
    'Upload by URL must be non-empty ("Please enter a valid image URL").',
    'Upload by URL: otherwise "Invalid image URL. Please check the URL and try again."',
    'Upload "Failed to upload image. Please check your connection and try again."',
    'Upload on the upload screen "Failed to upload image. Please try again."',
    'Upload failure toast of the library: message or "Failed to upload files."',
    'Success toast: "Successfully uploaded {n} file(s)" (bottom-centre).',
  ],
  Library: [
    'List "Failed to load images. Please try again."',
    'Library failure shows the error message, fallback "An unknown error occurred while fetching images.", plus a toast; Try Again reloads.',
    'Get "Failed to load image details."',
    'Update "Failed to update image."',
    'Delete "Failed to delete image."',
    'Download "Failed to download image."',
    'Bulk actions with nothing selected: "Please select images first".',
    'Success toast: "Loaded {n} images".',
    'Success toast: "Downloading {n} images...".',
    'Success toast: "Deleted {n} images".',
    'Success toast: "Added {n} images to favorites".',
  ],
  'Image view': [
    'Private fetch "This image is private or not accessible."',
    'Public fetch "This image is not publicly available or does not exist."',
    'Image view: "Invalid image ID".',
    'Image view: "Failed to load image".',
    'Image view: "Download not available for this image".',
    'Image view: "Failed to copy URL".',
    'Image view: "Could not load image".',
  ],
  Comparison: [
    'Both images required, else "Please select both original and edited images".',
    'Comparison upload messages are prefixed "Original image: " or "Edited image: ".',
    'Comparison upload "Failed to upload comparison. Please check your connection and try again."',
    'Comparison upload, screen fallback "Failed to upload comparison" when no message.',
    'Comparison load "Failed to load comparison details."',
    'Comparison: "Invalid comparison ID".',
    'Comparison: "Failed to load comparison".',
    'Comparison: "Comparison not found".',
    'Success toast: "Comparison uploaded successfully!".',
  ],
} as const;

type Texts<Section> = Section[keyof Section] extends readonly (infer Text)[] ? Text : never;
export type Sentence = Texts<typeof SECTION_8> | Texts<typeof SECTION_8_IMAGES>;

/** Quoted texts of the server for which the client shows another text. */
const GIVEN = ['Invalid credentials', 'Token verification failed', 'Invalid issuer'];

/** The texts that a sentence quotes as visible on the screen. */
export const quotesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/"([^"]+)"/g)]
    .map(([, quote = '']) => quote)
    .filter((quote) => !GIVEN.includes(quote));

type Catalogue = typeof TEXTS;
type TextName = {
  [Group in keyof Catalogue]: `${Group}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue];

/** Phrases of the catalogue that are not a fixed text, each with the name of a text that is an example of it. */
export const EXAMPLES: Readonly<Record<string, TextName>> = {
  'HTTP error! status: N': 'generic.httpStatus',
  'field: text. field: text': 'generic.fieldProblems',
  'the 404 page.': 'generic.pageNotFound',
  'A 500 becomes the server error message.': 'login.serverError',
  'File size must be less than 10MB.': 'images.tooLarge',
  'Successfully uploaded {n} file(s)': 'images.uploaded',
  'Original image: ': 'comparisons.original',
  'Edited image: ': 'comparisons.edited',
  'Loaded {n} images': 'library.loaded',
  'Downloading {n} images...': 'library.downloading',
  'Deleted {n} images': 'library.deleted',
  'Added {n} images to favorites': 'library.favorited',
};
