export interface RemoteImageOptions {
  /** The body is cut off as soon as it exceeds this: FILE_TOO_LARGE. */
  readonly maxBytes: number;
  /** Aborting ends the request at once; the error is the signal's reason, or UPLOAD_ABORTED. */
  readonly signal?: AbortSignal;
}

/** A picture whose transfer has begun. */
export interface RemoteImage {
  /** The last part of the address, decoded; at most 255 characters, never empty, without folders. */
  readonly filename: string;
  /**
   * The content type that the other server claims, in lower case and without parameters; it begins with
   * `image/`. Check the content itself.
   */
  readonly contentType: string;
  /**
   * To be read once and without delay, because the time limit applies. Errors: FILE_TOO_LARGE,
   * INVALID_IMAGE_URL, and on abort.
   */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Fetches pictures from addresses that users enter. */
export interface RemoteImages {
  /**
   * Requests a picture from the public internet and resolves with its headers. Errors: INVALID_IMAGE_URL for
   * every problem with the address or the answer, always with the same text; FILE_TOO_LARGE when the answer
   * announces it.
   */
  fetch(url: string, options: RemoteImageOptions): Promise<RemoteImage>;
}
