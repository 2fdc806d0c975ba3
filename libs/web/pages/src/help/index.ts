export { HelpScreen } from './HelpScreen.tsx';
