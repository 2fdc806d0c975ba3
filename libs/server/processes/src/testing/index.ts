export { serveLocally, type LocalServer } from './local-server.ts';
export { forSuite, isRunning, until } from './processes.ts';
