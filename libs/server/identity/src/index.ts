export { createAccessTokens } from './access-tokens.ts';
export { createApiKeyFormat } from './api-key-format.ts';
export { deriveKeys } from './derive-keys.ts';
export { createGoogleSignIn } from './google/google-sign-in.ts';
export type { GoogleSignInOptions } from './google/google-options.ts';
export { createIds } from './ids.ts';
export { createPasswordHasher } from './password-hasher.ts';
export { createSecrets } from './secrets.ts';
export { systemClock } from './system-clock.ts';
