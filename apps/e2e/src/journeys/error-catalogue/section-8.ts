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

export type Sentence = (typeof SECTION_8)[keyof typeof SECTION_8][number];

/** Quoted texts of the server for which the client shows another text. */
const GIVEN = ['Invalid credentials', 'Token verification failed', 'Invalid issuer'];

/** The texts that a sentence quotes as visible on the screen. */
export const quotesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/"([^"]+)"/g)]
    .map(([, quote = '']) => quote)
    .filter((quote) => !GIVEN.includes(quote));
