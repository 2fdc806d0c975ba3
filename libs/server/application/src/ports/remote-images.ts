export interface RemoteImageOptions {
  /** The maximum size. A longer body is aborted with FILE_TOO_LARGE. */
  readonly maxBytes: number;
  /** An abort ends the request at once. The error is the reason of the signal, or UPLOAD_ABORTED. */
  readonly signal?: AbortSignal;
}

/** A remote picture after its response headers have arrived. */
export interface RemoteImage {
  /** The last segment of the URL's path, decoded: up to 255 characters without path separators. */
  readonly filename: string;
  /**
   * The Content-Type of the response, in lower case and without parameters. It starts with `image/`, but the
   * content may be of another type.
   */
  readonly contentType: string;
  /**
   * The response body. Read it once and without delay, because the timeout of the request includes it. Throws
   * FILE_TOO_LARGE, INVALID_IMAGE_URL, or the reason of the abort.
   */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Downloads pictures from URLs that users enter. */
export interface RemoteImages {
  /**
   * Requests a picture from the public internet. Resolves when the headers arrive. Throws INVALID_IMAGE_URL,
   * always with the same text, for every problem with the address or the response; FILE_TOO_LARGE if
   * Content-Length exceeds the limit.
   */
  fetch(url: string, options: RemoteImageOptions): Promise<RemoteImage>;
}
