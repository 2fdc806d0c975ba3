import type { ModelLimits } from '@safelight/application';
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

/** What a service said: a picture, words, or both; never neither. */
export interface ImageAnswer {
  readonly image: Buffer | null;
  readonly text: string | null;
}

/** A model behind a wire format that edits pictures. */
export interface ImageService {
  /** "gemini", "openai-compatible". */
  readonly name: string;
  readonly model: string;
  readonly limits: ModelLimits;
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
