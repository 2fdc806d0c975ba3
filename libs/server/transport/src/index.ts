export { bodyTurns, type BodyTurns } from './body-turn.ts';
export { deferred } from './deferred.ts';
export { ERROR_MEANINGS } from './error-meanings.ts';
export { FAILURE_MEANINGS } from './failure-meanings.ts';
export { readFileBody } from './file-body.ts';
export { failureHeaders, failureOf, requestFailureOf, withFieldsNamed, type Failure } from './failure.ts';
export { checkedKey, IDEMPOTENCY_KEY_MAX_LENGTH } from './idempotency-key.ts';
export { bodyUpTo, DOCUMENT_BODY_BYTES, jsonBody, longBody, MASK_BODY_BYTES } from './json-body.ts';
export { lingerAfterAnswer } from './linger.ts';
export type { TransportLogger } from './logger.ts';
export { methodNotAllowed } from './method-not-allowed.ts';
export {
  checkAnnounced,
  fileRequired,
  MultipartForm,
  NO_FILENAME,
  type FormFile,
  type FormRules,
} from './multipart-form.ts';
export { WrongBodyType } from './plain-body.ts';
export { showAllowance } from './request-allowance.ts';
export { requestIdOf } from './request-id.ts';
export { anySessionViewerOf, identifyApiKey, sessionViewerOf, signedInViewerOf, viewerOf } from './viewer.ts';
