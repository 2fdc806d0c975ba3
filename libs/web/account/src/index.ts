export { ApiKeysScreen } from './api-keys/ApiKeysScreen.tsx';
export { LoginScreen } from './login/LoginScreen.tsx';
export { SignupScreen } from './signup/SignupScreen.tsx';
export { VerifyEmailScreen } from './verify-email/VerifyEmailScreen.tsx';
