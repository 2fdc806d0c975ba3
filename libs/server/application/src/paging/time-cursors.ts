import { isImageUid } from '@safelight/domain';
import { textProblem } from '@safelight/rules';
import type { TimePlace } from '../ports/index.ts';
import { decodeListCursor, encodeListCursor, foreignCursor } from './list-cursor.ts';

/** How the places of a list are written in its cursors. */
export interface TimeCursors {
  /** Creates a cursor for clients. */
  readonly encode: (place: TimePlace) => string;
  /** Reads a cursor of this list. Throws INVALID_INPUT, naming `field`, for any other text. */
  readonly decode: (text: string, field?: string) => TimePlace;
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const timeCursors = (list: string, isId: (id: string) => boolean): TimeCursors => ({
  encode: ({ at, id }) => encodeListCursor(list, [at.toISOString(), id]),
  decode: (text, field = 'after') => {
    const [time, id] = decodeListCursor(text, list, field);
    const at = new Date(typeof time === 'string' && ISO_TIME.test(time) ? time : Number.NaN);
    if (Number.isNaN(at.getTime()) || typeof id !== 'string' || !isId(id)) throw foreignCursor(field);
    return { at, id };
  },
});

export const AI_EDIT_CURSORS = timeCursors('AI edits', (id) => UUID.test(id));
export const COMPARISON_CURSORS = timeCursors('comparisons', isImageUid);
export const DOCUMENT_CURSORS = timeCursors('documents', isImageUid);
/** The ids of payments are those of the payment service. */
export const RECEIPT_CURSORS = timeCursors('receipts', (id) => id.length <= 255 && textProblem(id) === null);
