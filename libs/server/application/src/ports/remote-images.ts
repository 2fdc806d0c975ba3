export interface RemoteImageOptions {
  /** The body is cut as soon as it exceeds this: DomainError FILE_TOO_LARGE. */
  readonly maxBytes: number;
  /** Aborting ends the request at once; the error is the signal's reason, or UPLOAD_ABORTED. */
  readonly signal?: AbortSignal;
}

/** A picture that is on its way to us. */
export interface RemoteImage {
  /** The last part of the address's path, decoded; at most 255 characters, never empty. A name only, no path. */
  readonly filename: string;
  /** What the other server claims, in lower case and without parameters; begins with `image/`. Sniff the bytes. */
  readonly contentType: string;
  /** To be read once and at once: the time limit runs on. Errors: FILE_TOO_LARGE, INVALID_IMAGE_URL, and on abort. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Pictures that users name by their address. */
export interface RemoteImages {
  /**
   * Asks for a picture on the public internet and resolves with its headers. Errors: INVALID_IMAGE_URL for
   * whatever is wrong with the address or its answer, always the same; FILE_TOO_LARGE when the answer says so.
   */
  fetch(url: string, options: RemoteImageOptions): Promise<RemoteImage>;
}
