/** Who saved in the meantime, and when (ISO 8601). */
export interface OtherSave {
  readonly revision: number;
  readonly savedBy: string;
  readonly updatedAt: string;
}

/** Why a document was not saved, classified by what can be done about it. */
export type FailureCause =
  /** No answer: it may or may not have been saved. */
  | { readonly kind: 'offline' }
  /** The server cannot save at the moment. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'conflict'; readonly other: OtherSave }
  | { readonly kind: 'signed-out' }
  /** The image no longer exists. */
  | { readonly kind: 'gone' }
  /** The server refuses this document, with a message. */
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

/** True for a failure that a later retry may overcome. */
export const isTemporary = ({ kind }: FailureCause): boolean => kind === 'offline' || kind === 'busy';
