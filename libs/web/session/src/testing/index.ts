export { openScreen, type OpenedScreen, SIGNED_IN_USER } from './open-screen.tsx';
