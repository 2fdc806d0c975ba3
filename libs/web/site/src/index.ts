export { LandingScreen } from './landing/LandingScreen.tsx';
export { NotFoundScreen } from './not-found/lazy-not-found.ts';
export { Layout } from './shell/Layout.tsx';
