import type { ModelLimits, Size } from '@safelight/application/ports';
import type { ImageContentType } from '@safelight/rules';

/** A picture that is sent to a service. */
export interface SentPicture {
  readonly bytes: Buffer;
  readonly contentType: ImageContentType;
  readonly width: number;
  readonly height: number;
}

export interface ImageQuestion {
  readonly prompt: string;
  readonly picture: SentPicture;
  /** A grey PNG of the picture's size, white where the picture may change. Null when all of it may change. */
  readonly mask: SentPicture | null;
  readonly reference: SentPicture | null;
}

/** The tokens that a service counted for one answer. The price depends on them. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The answer of a service, with a picture, text, or both. */
export interface ImageAnswer {
  readonly image: Buffer | null;
  readonly text: string | null;
  /** Null when the service does not report it. */
  readonly usage: Usage | null;
}

/** An image model that a service provides in its own wire format. */
export interface ImageService {
  /** The provider: "gemini" or "openai-compatible". */
  readonly name: string;
  readonly model: string;
  readonly limits: ModelLimits;
  /**
   * The proportions of the model's answers. A picture of other proportions is placed on a canvas of the
   * closest ones.
   */
  readonly shapes: readonly [Size, ...Size[]];
  readonly takesReferences: boolean;
  /** Throws ServiceFailure, or the signal's reason when aborted. */
  ask(question: ImageQuestion, signal: AbortSignal): Promise<ImageAnswer>;
}

export interface TextQuestion {
  readonly instruction: string;
  readonly text: string;
  readonly picture: SentPicture;
}

/** A model that looks at a picture and writes text. */
export interface TextService {
  readonly name: string;
  /** Throws ServiceFailure, or the signal's reason when aborted. */
  ask(question: TextQuestion, signal: AbortSignal): Promise<string>;
}
