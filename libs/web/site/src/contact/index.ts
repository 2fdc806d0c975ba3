export { ContactScreen } from './ContactScreen.tsx';
