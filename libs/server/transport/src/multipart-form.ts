import busboy, { type Busboy, type FileInfo } from 'busboy';
import { DomainError, invalidField } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Turn } from '@safelight/application';
import { bodyChunks, type BodyTurns } from './body-turn.ts';
import { deferred } from './deferred.ts';
import { FormParts } from './form-parts.ts';
import { FormTexts } from './form-text.ts';
import { requirePlainBody, WrongBodyType } from './plain-body.ts';

/** A file in a form, available once its part begins. */
export interface FormFile {
  /** The name of the form field. */
  readonly name: string;
  /** The filename that the client gave. */
  readonly filename: string;
  readonly stream: Readable;
}

/** The limits of a form, and the errors for exceeding them. */
export interface FormRules {
  readonly maxFiles: number;
  /** The maximum size of each file, in bytes. */
  readonly maxFileBytes: number;
  readonly maxTexts: number;
  /** The maximum size of each text, in bytes. */
  readonly maxTextBytes: number;
  /** Makes the error for a body that is not a form, or for too many texts. */
  readonly malformed: () => DomainError;
  readonly tooManyFiles: () => DomainError;
}

/**
 * Handlers that are called for the parts in the order in which they arrive; an error that one throws ends the
 * form.
 */
export interface FormHandlers<T> {
  text(name: string, value: string): void;
  file(file: FormFile): void;
  /** Called when the whole form has been read; its value is the result. Throws when a part is missing. */
  result(): Promise<T>;
  /** Work that was started on the files; it must settle before the form rejects. */
  begun?(): Promise<unknown> | null;
}

/** The size allowed for the headers of the parts, besides files and texts. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 100;
const MAX_PART_HEADERS = 20;

const TOO_LONG = 'This field is too long.';
/** What is wrong with a file that was sent without a filename, which parsers take for a text. */
export const NO_FILENAME = 'A file needs a filename.';
const UNREADABLE_PART =
  'A part of this form has no Content-Disposition that can be read. Send form-data with the name of its field.';

/** The characters that would end the filename of a part, as browsers escape them (HTML, multipart/form-data encoding). */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const unescaped = (filename: string): string =>
  filename.replace(/%(?:22|0D|0A)/g, (escape) => ESCAPED[escape] ?? escape);

/** What is wrong with a form that ends too early, or in which no part begins. */
const INCOMPLETE =
  'The form is incomplete, or the boundary between its parts is not the one that its Content-Type names.';

export const clientLeft = (): DomainError => new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);
export const fileRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileRequired);

/** The error for a file without a single byte, which API clients handle like a missing one. */
export const fileEmpty = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileEmpty);

export const fileTooLarge = (maxBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });

/** Throws FILE_TOO_LARGE for a body that is larger than this many files and the texts can be. */
const checkSize = (bodyBytes: number, rules: FormRules, files = rules.maxFiles): void => {
  const { maxFileBytes, maxTexts, maxTextBytes } = rules;
  if (bodyBytes > files * maxFileBytes + maxTexts * maxTextBytes + OVERHEAD_BYTES)
    throw fileTooLarge(maxFileBytes);
};

/** Throws FILE_TOO_LARGE when Content-Length exceeds what the form may contain, before any of it is read. */
export const checkAnnounced = (req: IncomingMessage, rules: FormRules, files = rules.maxFiles): void =>
  checkSize(Number(req.headers['content-length'] ?? 0), rules, files);

const parserFor = ({ headers }: IncomingMessage, rules: FormRules): Busboy => {
  const { maxFiles, maxTexts, maxTextBytes, malformed } = rules;
  if (headers['content-type']?.toLowerCase().startsWith('multipart/form-data') !== true)
    throw new WrongBodyType(malformed().message);
  const limits = {
    files: maxFiles,
    fields: maxTexts,
    parts: maxFiles + maxTexts + 1,
    fieldSize: maxTextBytes,
    fieldNameSize: MAX_NAME_BYTES,
    headerPairs: MAX_PART_HEADERS,
  };
  try {
    // `FormTexts` decodes the texts, because the parser would put a replacement character in place of each letter
    // that is not UTF-8.
    return busboy({ headers, limits, defCharset: 'latin1', defParamCharset: 'latin1' });
  } catch (cause) {
    throw new DomainError('INVALID_INPUT', malformed().message, {}, { cause });
  }
};

/**
 * Reads a multipart/form-data request and passes its files on while they arrive, one after the other. Nothing
 * is written to disk or held in memory as a whole. Every failure goes to `fail`, and the first one counts.
 */
export class MultipartForm {
  readonly #abort = new AbortController();
  readonly #parser: Busboy;
  readonly #texts: FormTexts;
  readonly #parts: FormParts;
  /** The number of parts that the parser has passed on. */
  #passedParts = 0;
  readonly #end = deferred<null>();
  /** Ends the wait for the parser. A parser that was destroyed never calls its callbacks. */
  #stopWaiting = (): void => undefined;
  #failure: unknown = null;
  #receivedBytes = 0;

  private readonly req: IncomingMessage;
  private readonly rules: FormRules;

  /**
   * Throws an error of status 415 for a request that is not a form or has a Content-Encoding, INVALID_INPUT for a form
   * without a boundary, FILE_TOO_LARGE for too large a Content-Length.
   */
  constructor(req: IncomingMessage, rules: FormRules) {
    this.req = req;
    this.rules = rules;
    requirePlainBody(req);
    checkAnnounced(req, rules);
    this.#parser = parserFor(req, rules);
    this.#texts = new FormTexts(rules.maxTextBytes + OVERHEAD_BYTES);
    this.#parts = new FormParts(req.headers['content-type'] ?? '');
  }

  /** Aborted when the client disconnects or the form turns out to be malformed. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Resolves when the whole form has proved well formed; rejects otherwise. */
  get ended(): Promise<unknown> {
    return this.#end.promise;
  }

  /** Waits for the upload's turn, then reads the form. */
  readByTurns<T>(inTurn: BodyTurns, handlers: FormHandlers<T>): Promise<T> {
    return inTurn((turn) => this.read(handlers, turn));
  }

  /**
   * Reads the form to its end, and lets other uploads go first while the client sends nothing. Throws
   * INVALID_INPUT for a malformed form, for a part with unreadable headers and for texts that are not UTF-8, FILE_TOO_LARGE, UPLOAD_ABORTED when the client disconnects, and the
   * errors of the handlers, after the work that they started has settled.
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

  /** The bytes of a file; throws FILE_REQUIRED when there are none. */
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
    // Other code may have passed a failure to `fail` after the last byte of this file.
    if (this.#failure !== null) throw this.#failure as Error;
    if (sizeBytes === 0) throw fileEmpty();
  }

  /** The bytes of the last file. Ends only when the whole form has proved well formed; throws otherwise. */
  async *lastBytesOf(file: FormFile): AsyncGenerator<Uint8Array> {
    yield* this.bytesOf(file);
    await this.#end.promise;
  }

  /** Ends the reading. Without an argument the reason is that the client disconnected. */
  fail(error: unknown = clientLeft()): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#end.reject(error);
    this.#abort.abort(error);
    this.#parser.destroy();
    this.#stopWaiting();
  }

  /** Feeds the body to the parser, one chunk at a time, as fast as the readers of the files keep up. */
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
        this.#texts.noteChunk(chunk);
        this.#parts.noteChunk(chunk);
        if (this.#failure === null) await parse(chunk);
        if (this.#failure !== null) break;
      }
      if (this.#failure === null) this.#parser.end();
    } catch (error) {
      this.fail(this.req.destroyed ? undefined : error);
    } finally {
      // The rest of a failed form is discarded, so that it does not block the connection.
      if (this.#failure !== null) this.req.resume();
    }
  }

  #listen<T>({ text, file }: FormHandlers<T>): void {
    const { req, rules } = this;
    const malformed = (): void => this.fail(rules.malformed());
    const incomplete = (): void => this.fail(new DomainError('INVALID_INPUT', INCOMPLETE));
    this.#parser
      .on('field', (sent, value: string | undefined, { valueTruncated, mimeType }) =>
        this.#attempt(() => {
          const name = this.#nameOf(sent);
          if (valueTruncated) throw invalidField(name, mimeType === 'text/plain' ? TOO_LONG : NO_FILENAME);
          const read = this.#texts.read(value);
          if (read === null) throw invalidField(name, `Send this text as UTF-8. ${NO_FILENAME}`);
          text(name, read);
        }),
      )
      .on('file', (sent, stream: Readable, info: FileInfo) =>
        this.#attempt(() => {
          stream.on('error', incomplete);
          const name = this.#nameOf(sent);
          const filename = this.#texts.read(info.filename ?? '');
          if (filename === null) throw invalidField(name, 'Send the name of this file as UTF-8.');
          file({ name, stream, filename: unescaped(filename) });
        }),
      )
      .on('filesLimit', () => this.fail(rules.tooManyFiles()))
      .on('fieldsLimit', malformed)
      .on('partsLimit', malformed)
      .on('error', incomplete)
      .on('finish', () => {
        if (this.#parts.count > this.#passedParts)
          this.fail(new DomainError('INVALID_INPUT', UNREADABLE_PART));
        else this.#end.resolve(null);
      });
    req
      .on('error', () => this.fail())
      .on('close', () => {
        if (!req.complete) this.fail();
      });
  }

  /** The name of a field; throws the error for a malformed form if it is not UTF-8. */
  #nameOf(sent: string): string {
    const name = this.#texts.read(sent);
    if (name === null) throw this.rules.malformed();
    return name;
  }

  /** Passes one part on. */
  #attempt(step: () => void): void {
    this.#passedParts += 1;
    try {
      step();
    } catch (error) {
      this.fail(error);
    }
  }
}
