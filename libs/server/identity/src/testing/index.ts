export { type GoogleServer, startGoogleServer } from './google-server.ts';
