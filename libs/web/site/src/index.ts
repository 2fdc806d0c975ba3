export { LandingScreen } from './landing/LandingScreen.tsx';
export { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
export { Layout } from './shell/Layout.tsx';
