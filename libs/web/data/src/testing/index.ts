export { fakeServer, type FakeServer, refusal } from './fake-server.ts';
