import busboy, { type Busboy, type FileInfo } from 'busboy';
import { DomainError, invalidField } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Turn } from '@safelight/application';
import { bodyChunks, type BodyTurns } from './body-turn.ts';
import { deferred } from './deferred.ts';

/** A file of a form, from the moment its part begins. */
export interface FormFile {
  /** Of the form's field. */
  readonly name: string;
  /** What the form calls the file. */
  readonly filename: string;
  readonly stream: Readable;
}

/** What a form may hold. */
export interface FormRules {
  readonly maxFiles: number;
  /** Of one file; the body may have so many bytes for each, and some for the rest. */
  readonly maxFileBytes: number;
  readonly maxTexts: number;
  /** Longest text, in bytes. */
  readonly maxTextBytes: number;
  /** For what is no form, or one of too many parts. */
  readonly malformed: () => DomainError;
  readonly tooManyFiles: () => DomainError;
}

/** What becomes of the parts, in the order they come; an error thrown here ends the form. */
export interface FormHandlers<T> {
  text(name: string, value: string): void;
  file(file: FormFile): void;
  /** What was made of the form once it is read: throws when something is missing. */
  result(): Promise<T>;
  /** What has begun and must settle before the form's failure is told. */
  begun?(): Promise<unknown> | null;
}

/** What a form may hold beside its files and texts: the heads of its parts. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 100;
const MAX_PART_HEADERS = 20;

export const clientLeft = (): DomainError => new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);
export const fileRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileRequired);

export const fileTooLarge = (maxBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });

/** FILE_TOO_LARGE for a body of more bytes than this many files may have. */
const checkSize = (bodyBytes: number, rules: FormRules, files = rules.maxFiles): void => {
  const { maxFileBytes, maxTexts, maxTextBytes } = rules;
  if (bodyBytes > files * maxFileBytes + maxTexts * maxTextBytes + OVERHEAD_BYTES)
    throw fileTooLarge(maxFileBytes);
};

/** FILE_TOO_LARGE when a request announces more than its form may hold, before any of it is read. */
export const checkAnnounced = (req: IncomingMessage, rules: FormRules, files = rules.maxFiles): void =>
  checkSize(Number(req.headers['content-length'] ?? 0), rules, files);

const parserFor = ({ headers }: IncomingMessage, rules: FormRules): Busboy => {
  const { maxFiles, maxTexts, maxTextBytes, malformed } = rules;
  if (headers['content-type']?.toLowerCase().startsWith('multipart/form-data') !== true) throw malformed();
  const limits = {
    files: maxFiles,
    fields: maxTexts,
    parts: maxFiles + maxTexts + 1,
    fieldSize: maxTextBytes,
    fieldNameSize: MAX_NAME_BYTES,
    headerPairs: MAX_PART_HEADERS,
  };
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new DomainError('INVALID_INPUT', malformed().message, {}, { cause });
  }
};

/**
 * A request of multipart/form-data being read, its files handed on while they arrive, one after the other. Nothing
 * is kept on disk or waits in memory. Everything that can end it badly comes to `fail`, and the first of it counts.
 */
export class MultipartForm {
  readonly #abort = new AbortController();
  readonly #parser: Busboy;
  readonly #end = deferred<null>();
  /** Ends the waiting for the parser, which calls back no more once it is destroyed. */
  #stopWaiting = (): void => undefined;
  #failure: unknown = null;
  #receivedBytes = 0;

  /** INVALID_INPUT for a request that is no form, FILE_TOO_LARGE for one that announces more than it may hold. */
  constructor(
    private readonly req: IncomingMessage,
    private readonly rules: FormRules,
  ) {
    checkAnnounced(req, rules);
    this.#parser = parserFor(req, rules);
  }

  /** Aborted when the client hangs up or the form turns out to be malformed. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Kept once the whole form has proved well formed; fails otherwise. */
  get ended(): Promise<unknown> {
    return this.#end.promise;
  }

  /** The same as `read`, when its turn has come. */
  readByTurns<T>(inTurn: BodyTurns, handlers: FormHandlers<T>): Promise<T> {
    return inTurn((turn) => this.read(handlers, turn));
  }

  /**
   * Reads the form to its end, giving `turn` away while the client brings nothing. Errors: INVALID_INPUT for a
   * malformed one, FILE_TOO_LARGE, UPLOAD_ABORTED when the client hangs up, and those of the handlers; what they
   * began has settled by then.
   */
  async read<T>(handlers: FormHandlers<T>, turn?: Turn): Promise<T> {
    this.#listen(handlers);
    if (this.req.destroyed) this.fail();
    else void this.#feed(turn);
    try {
      await this.#end.promise;
      return await handlers.result();
    } catch (error) {
      this.fail(error);
      await handlers.begun?.()?.catch(() => undefined);
      throw this.#failure;
    }
  }

  /** The bytes of a file; FILE_REQUIRED when there are none. */
  async *bytesOf({ stream }: FormFile): AsyncGenerator<Uint8Array> {
    let sizeBytes = 0;
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        sizeBytes += chunk.length;
        if (sizeBytes > this.rules.maxFileBytes) this.fail(fileTooLarge(this.rules.maxFileBytes));
        if (this.#failure !== null) break;
        yield chunk;
      }
    } catch (error) {
      throw this.#failure ?? error;
    }
    // What `fail` was given, which somebody threw before.
    if (this.#failure !== null) throw this.#failure as Error;
    if (sizeBytes === 0) throw fileRequired();
  }

  /** The same, ending only when the whole form has proved well formed; throws otherwise. */
  async *lastBytesOf(file: FormFile): AsyncGenerator<Uint8Array> {
    yield* this.bytesOf(file);
    await this.#end.promise;
  }

  /** Ends the reading; without an error because the client is gone. */
  fail(error: unknown = clientLeft()): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#end.reject(error);
    this.#abort.abort(error);
    this.#parser.destroy();
    this.#stopWaiting();
  }

  /** Gives the body to the parser, chunk by chunk as it and the readers of its files keep up. */
  async #feed(turn?: Turn): Promise<void> {
    const parse = (chunk: Buffer): Promise<void> =>
      new Promise((resolve) => {
        this.#stopWaiting = resolve;
        this.#parser.write(chunk, () => resolve());
      });
    try {
      for await (const chunk of bodyChunks(this.req, turn)) {
        this.#receivedBytes += chunk.length;
        checkSize(this.#receivedBytes, this.rules);
        if (this.#failure === null) await parse(chunk);
        if (this.#failure !== null) break;
      }
      if (this.#failure === null) this.#parser.end();
    } catch (error) {
      this.fail(this.req.destroyed ? undefined : error);
    } finally {
      // Nobody reads what is left of a failed form; it must not hold up the connection.
      if (this.#failure !== null) this.req.resume();
    }
  }

  #listen<T>({ text, file }: FormHandlers<T>): void {
    const { req, rules } = this;
    const malformed = (): void => this.fail(rules.malformed());
    this.#parser
      .on('field', (name, value, { valueTruncated }) =>
        this.#attempt(() => {
          if (valueTruncated) throw invalidField(name, 'This field is too long.');
          text(name, value);
        }),
      )
      .on('file', (name, stream: Readable, info: FileInfo) =>
        this.#attempt(() => {
          stream.on('error', malformed);
          file({ name, stream, filename: info.filename ?? '' });
        }),
      )
      .on('filesLimit', () => this.fail(rules.tooManyFiles()))
      .on('fieldsLimit', malformed)
      .on('partsLimit', malformed)
      .on('error', malformed)
      .on('finish', () => this.#end.resolve(null));
    req
      .on('error', () => this.fail())
      .on('close', () => {
        if (!req.complete) this.fail();
      });
  }

  #attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.fail(error);
    }
  }
}
