export { LandingScreen } from './landing/LandingScreen.tsx';
export { CrashScreen } from './not-found/CrashScreen.tsx';
export { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
export { Layout } from './shell/Layout.tsx';
