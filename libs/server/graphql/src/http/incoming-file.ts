import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';

/** What the part of a form brings once it begins. */
export interface ArrivingFile {
  readonly source: AsyncIterable<Uint8Array>;
  /** What the client calls the file. */
  readonly filename: string;
}

interface Arrival {
  /** The leave given before the body was read. */
  readonly grant: UploadGrant;
  /** Aborted when the client hangs up or the form turns out to be malformed. */
  readonly signal: AbortSignal;
  /** Called once, by whoever wants the file; answers when its part begins. */
  readonly arrive: () => Promise<ArrivingFile>;
}

/** A file that is on its way. */
export class IncomingFile {
  readonly grant: UploadGrant;
  readonly signal: AbortSignal;
  #arrive: (() => Promise<ArrivingFile>) | null;

  constructor({ grant, signal, arrive }: Arrival) {
    this.grant = grant;
    this.signal = signal;
    this.#arrive = arrive;
  }

  /**
   * The file as soon as its part of the form begins, for one taker: INVALID_INPUT for a second. Files come one
   * after the other: whoever takes two reads each as it comes. The bytes read last end only when the whole form
   * proved well formed.
   */
  take(): Promise<ArrivingFile> {
    const arrive = this.#arrive;
    if (arrive === null) throw new DomainError('INVALID_INPUT', 'Use each file once.');
    this.#arrive = null;
    return arrive();
  }
}
