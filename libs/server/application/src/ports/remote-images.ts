export interface RemoteImageOptions {
  /** The body is aborted as soon as it exceeds this size: FILE_TOO_LARGE. */
  readonly maxBytes: number;
  /** Aborting ends the request at once; the error is the signal's reason, or UPLOAD_ABORTED. */
  readonly signal?: AbortSignal;
}

/** A picture whose response headers have arrived. */
export interface RemoteImage {
  /**
   * The last segment of the URL's path, decoded; at most 255 characters, never empty, without path
   * separators.
   */
  readonly filename: string;
  /**
   * The Content-Type of the response, in lower case and without parameters. It starts with `image/`, but the
   * content may be something else.
   */
  readonly contentType: string;
  /**
   * The response body. Read it once and at once, because the timeout of the request includes it. Throws
   * FILE_TOO_LARGE, INVALID_IMAGE_URL, or the reason of the abort.
   */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Fetches pictures from URLs that users enter. */
export interface RemoteImages {
  /**
   * Requests a picture from the public internet and resolves when the headers arrive. Errors:
   * INVALID_IMAGE_URL for every problem with the address or the response, always with the same text;
   * FILE_TOO_LARGE if Content-Length exceeds the limit.
   */
  fetch(url: string, options: RemoteImageOptions): Promise<RemoteImage>;
}
