export { ApiDocsScreen } from './ApiDocsScreen.tsx';
