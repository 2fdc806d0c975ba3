/** Who saved in between, and when (ISO 8601). */
export interface OtherSave {
  readonly revision: number;
  readonly savedBy: string;
  readonly updatedAt: string;
}

/** Why a document was not saved, by what can be done about it. */
export type FailureCause =
  /** No answer came: it may have been saved or not. */
  | { readonly kind: 'offline' }
  /** The server could not save just now. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'conflict'; readonly other: OtherSave }
  | { readonly kind: 'signed-out' }
  /** The image is not there any more. */
  | { readonly kind: 'gone' }
  /** The server will not take this document, and says why. */
  | { readonly kind: 'refused'; readonly message: string };

export class SaveFailure extends Error {
  override readonly name = 'SaveFailure';
  readonly reason: FailureCause;

  constructor(reason: FailureCause, cause?: unknown) {
    super(reason.kind === 'refused' ? reason.message : `The document was not saved: ${reason.kind}.`, {
      cause,
    });
    this.reason = reason;
  }
}

/** A failure that time may mend. */
export const isPassing = ({ kind }: FailureCause): boolean => kind === 'offline' || kind === 'busy';
