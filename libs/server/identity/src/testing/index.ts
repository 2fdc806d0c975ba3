export {
  type GoogleClaims,
  type GoogleServer,
  type GoogleServerOptions,
  startGoogleServer,
} from './google-server.ts';
