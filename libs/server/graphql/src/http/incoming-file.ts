import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';

interface Arrival {
  /** What the client calls the file. */
  readonly filename: string;
  /** The leave given before the body was read. */
  readonly grant: UploadGrant;
  /** Aborted when the client hangs up or the form turns out to be malformed. */
  readonly signal: AbortSignal;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A file whose bytes are still on their way. */
export class IncomingFile {
  readonly filename: string;
  readonly grant: UploadGrant;
  readonly signal: AbortSignal;
  #bytes: AsyncIterable<Uint8Array> | null;

  constructor({ filename, grant, signal, bytes }: Arrival) {
    this.filename = filename;
    this.grant = grant;
    this.signal = signal;
    this.#bytes = bytes;
  }

  /** The bytes, for one taker: INVALID_INPUT for a second. They end only when the whole form proved well formed. */
  take(): AsyncIterable<Uint8Array> {
    const bytes = this.#bytes;
    if (bytes === null) throw new DomainError('INVALID_INPUT', 'Use each file once.');
    this.#bytes = null;
    return bytes;
  }
}
