export type { VendorReply } from './vendor/vendor-reply.ts';
export { startGeminiServer, startOpenAiServer, type VendorServer } from './vendor/vendor-server.ts';
