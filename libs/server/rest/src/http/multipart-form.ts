import busboy, { type Busboy, type FileInfo } from 'busboy';
import { DomainError, invalidField } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

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
  readonly files: number;
  /** Of one file; the body may have so many for each, and some for the rest. */
  readonly maxFileBytes: number;
  /** Longest text, in bytes. */
  readonly maxTextBytes: number;
  /** For what is no form, or one of too many parts. */
  readonly malformed: () => DomainError;
  readonly tooManyFiles: () => DomainError;
}

/** What becomes of the parts, in the order they come; an error thrown here ends the form. */
export interface FormHandlers<T> {
  field(name: string, value: string): void;
  file(file: FormFile): void;
  /** What was made of the form once it is read: throws when something is missing. */
  result(): Promise<T>;
  /** What has begun and must settle before the form's failure is told. */
  begun(): Promise<unknown> | null;
}

/** What a form may hold beside its files: part headers, texts, and parts that nobody asked for. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_FIELDS = 16;
const MAX_PARTS = 20;

const clientLeft = (): DomainError => new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);
const fileRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileRequired);

const fileTooLarge = (maxBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });

const parserFor = ({ headers }: IncomingMessage, rules: FormRules): Busboy => {
  const { files, maxTextBytes: fieldSize, malformed } = rules;
  if (headers['content-type']?.toLowerCase().startsWith('multipart/form-data') !== true) throw malformed();
  const limits = { files, fields: MAX_FIELDS, parts: MAX_PARTS, fieldSize };
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new DomainError('INVALID_INPUT', malformed().message, {}, { cause });
  }
};

/**
 * A request of multipart/form-data being read, its files handed on while they arrive. Everything that can end it
 * badly comes to `fail`, and the first of it counts.
 */
export class MultipartForm {
  readonly #abort = new AbortController();
  readonly #parser: Busboy;
  readonly #end: Promise<void>;
  #settleEnd: { resolve: () => void; reject: (error: unknown) => void } | null = null;
  #failure: unknown = null;
  #receivedBytes = 0;

  /** INVALID_INPUT for a request that is no form. */
  constructor(
    private readonly req: IncomingMessage,
    private readonly rules: FormRules,
  ) {
    this.#parser = parserFor(req, rules);
    this.#end = new Promise((resolve, reject) => (this.#settleEnd = { resolve, reject }));
    this.#end.catch(() => undefined);
  }

  /** Aborted when the client hangs up or the form turns out to be malformed. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /**
   * Reads the form to its end. Errors: INVALID_INPUT for a malformed one, FILE_TOO_LARGE, UPLOAD_ABORTED when
   * the client hangs up, and those of the handlers; what they began has settled by then.
   */
  async read<T>(handlers: FormHandlers<T>): Promise<T> {
    const { req } = this;
    if (this.#isTooLarge(Number(req.headers['content-length'] ?? 0))) {
      throw fileTooLarge(this.rules.maxFileBytes);
    }
    this.#listen(handlers);
    if (req.destroyed) this.fail(clientLeft());
    else req.pipe(this.#parser);
    try {
      await this.#end;
      return await handlers.result();
    } catch (error) {
      this.fail(error);
      await handlers.begun()?.catch(() => undefined);
      throw this.#failure;
    }
  }

  /** The bytes of a file; FILE_REQUIRED when there are none. */
  async *bytesOf({ stream }: FormFile): AsyncGenerator<Uint8Array> {
    let isEmpty = true;
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      isEmpty = false;
      yield chunk;
    }
    if (isEmpty) throw fileRequired();
  }

  /** The same, ending only when the whole form has proved well formed; throws otherwise. */
  async *lastBytesOf(file: FormFile): AsyncGenerator<Uint8Array> {
    yield* this.bytesOf(file);
    await this.#end;
  }

  fail(error: unknown): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#settleEnd?.reject(error);
    this.#abort.abort(error);
    this.req.unpipe(this.#parser);
    this.#parser.destroy();
  }

  #listen<T>({ field, file }: FormHandlers<T>): void {
    const { req, rules } = this;
    const tooMany = (): void => this.fail(rules.malformed());
    this.#parser
      .on('field', (name, value, { valueTruncated }) =>
        this.#attempt(() => {
          if (valueTruncated) throw invalidField(name, 'This field is too long.');
          field(name, value);
        }),
      )
      .on('file', (name, stream: Readable, info: FileInfo) =>
        this.#attempt(() => {
          stream.on('error', tooMany);
          file({ name, stream, filename: info.filename ?? '' });
        }),
      )
      .on('filesLimit', () => this.fail(rules.tooManyFiles()))
      .on('fieldsLimit', tooMany)
      .on('partsLimit', tooMany)
      .on('error', tooMany)
      .on('finish', () => this.#settleEnd?.resolve());
    req
      .on('data', (chunk: Buffer) => {
        this.#receivedBytes += chunk.length;
        if (this.#isTooLarge(this.#receivedBytes)) this.fail(fileTooLarge(rules.maxFileBytes));
      })
      .on('error', () => this.fail(clientLeft()))
      .on('close', () => {
        if (!req.complete) this.fail(clientLeft());
      });
  }

  #isTooLarge(bodyBytes: number): boolean {
    const { files, maxFileBytes } = this.rules;
    return bodyBytes > files * maxFileBytes + OVERHEAD_BYTES;
  }

  #attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.fail(error);
    }
  }
}
