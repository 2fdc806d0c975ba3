export { createCache, type ImageListArgs, imagePageKey } from './cache.ts';
export { createClient, socketUrlOf } from './create-client.ts';
export {
  codeOf,
  dataOf,
  detailsOf,
  isAborted,
  isPassing,
  isUnanswered,
  messageOf,
  plainMessageOf,
  rateLimitMessage,
  statusOf,
} from './errors.ts';
export { formRefusal } from './form-refusal.ts';
export { type ClientRequest, sendEarly } from './early/early-request.ts';
export * from './generated/operations.ts';
export { AuthenticationFailed } from './links/auth-link.ts';
export { createGoneLink } from './links/gone-link.ts';
export type { TokenSource } from './links/token-source.ts';
export { UPLOAD_STALL_MS, type UploadFetchOptions } from './links/upload-fetch.ts';
export { shownQueries } from './shown-queries.ts';
export { signedFetch } from './signed-fetch.ts';
export { useCountView } from './use-count-view.ts';
export { useGoneChange } from './use-gone-change.ts';
export { useReloadPage } from './use-reload-page.ts';
export { sendOnce, useSendOnce } from './use-send-once.ts';
