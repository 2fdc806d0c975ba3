export { createBytesRouter } from './bytes/bytes.router.ts';
export { createHealthRouter } from './health/health.router.ts';
export { codedEtag, contentCodingOf, type ContentCoding } from './http/content-coding.ts';
export { restErrorHandler } from './http/error-handler.ts';
export { unreadRequestAnswer } from './http/unread-request.ts';
export { createPageHeads, type PageHead, type ReadPageHead } from './pages/page-head.ts';
export { createPagesRouter } from './pages/pages.router.ts';
export { createRestRouter } from './rest.router.ts';
export { requestIdOf } from '@safelight/transport';
