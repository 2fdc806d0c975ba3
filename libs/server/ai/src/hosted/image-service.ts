import type { ModelLimits, Size } from '@safelight/application/ports';
import type { ImageContentType } from '@safelight/rules';

/** A picture on its way to a service. */
export interface SentPicture {
  readonly bytes: Buffer;
  readonly contentType: ImageContentType;
  readonly width: number;
  readonly height: number;
}

export interface ImageQuestion {
  readonly prompt: string;
  readonly picture: SentPicture;
  /** A grey PNG of the picture's size, white where it may change; null for all of it. */
  readonly mask: SentPicture | null;
  readonly reference: SentPicture | null;
}

/** What a service counted for one answer, and what its bill is made of. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What a service said: a picture, words, or both; never neither. */
export interface ImageAnswer {
  readonly image: Buffer | null;
  readonly text: string | null;
  /** Null when the service does not say. */
  readonly usage: Usage | null;
}

/** A model behind a wire format that edits pictures. */
export interface ImageService {
  /** "gemini", "openai-compatible". */
  readonly name: string;
  readonly model: string;
  readonly limits: ModelLimits;
  /** The proportions it answers in; pictures of other proportions are laid on a canvas of the nearest. */
  readonly shapes: readonly [Size, ...Size[]];
  readonly takesReferences: boolean;
  /** Throws ServiceFailure, or what the signal's abort brings. */
  ask(question: ImageQuestion, signal: AbortSignal): Promise<ImageAnswer>;
}

export interface TextQuestion {
  readonly instruction: string;
  readonly text: string;
  readonly picture: SentPicture;
}

/** A model behind a wire format that looks at a picture and writes. */
export interface TextService {
  readonly name: string;
  /** Throws ServiceFailure, or what the signal's abort brings. */
  ask(question: TextQuestion, signal: AbortSignal): Promise<string>;
}
