import { DomainError, invalidField, type EditArea } from '@safelight/domain';
import { MASK_MAX_BYTES, TEXTS } from '@safelight/rules';
import type { SubjectFinder } from '../ports/index.ts';

/** The part of the picture that an edit may change. Both fields are null for the whole picture. */
export interface AreaRequest {
  /** A PNG in base64 or as a data URL. White or opaque pixels mark where the picture may change. */
  readonly mask: string | null;
  /** The subject, which the server detects, or everything except the subject. */
  readonly area: Exclude<EditArea, 'painted'> | null;
}

export interface ChosenArea {
  readonly area: EditArea | null;
  /** The PNG as the client sent it; null unless the area is `painted`. */
  readonly mask: Uint8Array | null;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** How a browser's `canvas.toDataURL()` begins a PNG. */
const DATA_URL = /^data:image\/png;base64,/;

const decoded = (sent: string): Uint8Array => {
  const text = sent.replace(DATA_URL, '');
  if (text.length > Math.ceil(MASK_MAX_BYTES / 3) * 4) throw invalidField('mask', TEXTS.ai.maskTooLarge);
  if (!BASE64.test(text) || text.length % 4 !== 0) throw invalidField('mask', TEXTS.ai.maskUnreadable);
  const png = Buffer.from(text, 'base64');
  if (png.byteLength > MASK_MAX_BYTES) throw invalidField('mask', TEXTS.ai.maskTooLarge);
  return png;
};

/**
 * Returns the area and the mask of a request. Throws INVALID_INPUT for a mask that is too large or not base64,
 * or for a mask together with an area; UNSUPPORTED_EDIT for an area if the server cannot detect subjects. Does
 * not check whether the mask fits the picture.
 */
export const chosenArea = (
  { mask, area }: AreaRequest,
  { subjectFinder }: { readonly subjectFinder: SubjectFinder | null },
): ChosenArea => {
  if (mask !== null && area !== null) throw invalidField('area', TEXTS.ai.oneAreaOnly);
  if (mask !== null) return { area: 'painted', mask: decoded(mask) };
  if (area !== null && subjectFinder === null) {
    throw new DomainError('UNSUPPORTED_EDIT', TEXTS.ai.noSubjectFinder);
  }
  return { area, mask: null };
};
