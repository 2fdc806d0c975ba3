import busboy, { type Busboy, type FileInfo } from 'busboy';
import { DomainError, invalidField } from '@safelight/domain';
import { fileTooLargeText, TEXTS, textProblem, type Privacy } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { privacy } from './image-changes.ts';

/** The texts of an upload form; what was not sent is absent. */
export interface UploadFields {
  privacy?: Privacy;
  originalFilename?: string;
}

/** The picture, from the moment its part of the form begins. */
export interface UploadPart {
  /** Ends only when the whole form has proved well formed; throws otherwise. */
  readonly source: AsyncIterable<Uint8Array>;
  /** What the form calls the file. */
  readonly filename: string;
  /** The texts sent before the file. */
  readonly fields: Readonly<UploadFields>;
  /** Aborted when the client hangs up or the form turns out to be malformed. */
  readonly signal: AbortSignal;
}

/** What a form may hold beside the picture: part headers, texts, and parts that nobody asked for. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const LIMITS = { files: 1, fields: 16, parts: 20, fieldSize: 4 * 1024 };

const malformed = (): DomainError =>
  new DomainError('INVALID_INPUT', 'Send multipart/form-data with the picture in the field "image".');
const notOneFile = (): DomainError => new DomainError('INVALID_INPUT', TEXTS.images.oneFile);
const fileRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileRequired);
const clientLeft = (): DomainError => new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);

const fileTooLarge = (maxBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });

const parserFor = ({ headers }: IncomingMessage): Busboy => {
  if (headers['content-type']?.toLowerCase().startsWith('multipart/form-data') !== true) throw malformed();
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new DomainError('INVALID_INPUT', malformed().message, {}, { cause });
  }
};

const checkedName = (name: string): string => {
  const problem = textProblem(name);
  if (problem !== null) throw invalidField('original_filename', problem);
  return name;
};

/** One upload request being read. Everything that can end it badly comes to `#fail`, and the first of it counts. */
class UploadForm<T> {
  readonly #early: UploadFields = {};
  readonly #late: UploadFields = {};
  readonly #abort = new AbortController();
  readonly #parser: Busboy;
  readonly #end: Promise<void>;
  #settleEnd: { resolve: () => void; reject: (error: unknown) => void } | null = null;
  #failure: unknown = null;
  #taken: Promise<T> | null = null;
  #receivedBytes = 0;

  constructor(
    private readonly req: IncomingMessage,
    private readonly maxBytes: number,
    private readonly take: (part: UploadPart) => Promise<T>,
  ) {
    this.#parser = parserFor(req);
    this.#end = new Promise((resolve, reject) => (this.#settleEnd = { resolve, reject }));
  }

  async read(): Promise<{ result: T; late: Readonly<UploadFields> }> {
    const { req } = this;
    if (this.#isTooLarge(Number(req.headers['content-length'] ?? 0))) throw fileTooLarge(this.maxBytes);
    this.#listen();
    if (req.destroyed) this.#fail(clientLeft());
    else req.pipe(this.#parser);
    try {
      await this.#end;
      if (this.#taken === null) throw fileRequired();
      return { result: await this.#taken, late: this.#late };
    } catch (error) {
      this.#fail(error);
      await this.#taken?.catch(() => undefined);
      throw this.#failure;
    }
  }

  #listen(): void {
    const { req } = this;
    const tooMany = (): void => this.#fail(malformed());
    this.#parser
      .on('field', (name, value, info) => this.#attempt(() => this.#field(name, value, info.valueTruncated)))
      .on('file', (name, stream, info) => this.#attempt(() => this.#file(name, stream, info)))
      .on('filesLimit', () => this.#fail(notOneFile()))
      .on('fieldsLimit', tooMany)
      .on('partsLimit', tooMany)
      .on('error', () => this.#fail(malformed()))
      .on('finish', () => this.#settleEnd?.resolve());
    req
      .on('data', (chunk: Buffer) => {
        this.#receivedBytes += chunk.length;
        if (this.#isTooLarge(this.#receivedBytes)) this.#fail(fileTooLarge(this.maxBytes));
      })
      .on('error', () => this.#fail(clientLeft()))
      .on('close', () => {
        if (!req.complete) this.#fail(clientLeft());
      });
  }

  #isTooLarge(bodyBytes: number): boolean {
    return bodyBytes > this.maxBytes + FORM_OVERHEAD_BYTES;
  }

  #attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#settleEnd?.reject(error);
    this.#abort.abort(error);
    this.req.unpipe(this.#parser);
    this.#parser.destroy();
  }

  #field(name: string, value: string, isTruncated: boolean): void {
    if (isTruncated) throw invalidField(name, 'This field is too long.');
    const fields = this.#taken === null ? this.#early : this.#late;
    const isRepeated = (key: keyof UploadFields): boolean => key in this.#early || key in this.#late;
    switch (name) {
      case 'privacy': {
        const parsed = privacy.safeParse(value);
        if (!parsed.success || isRepeated('privacy'))
          throw invalidField(name, 'Use "public" or "private", once.');
        fields.privacy = parsed.data;
        return;
      }
      case 'original_filename':
        if (isRepeated('originalFilename')) throw invalidField(name, 'Send this field once.');
        if (value !== '') fields.originalFilename = checkedName(value);
        return;
      case 'image':
        throw notOneFile();
    }
  }

  #file(name: string, stream: Readable, info: FileInfo): void {
    stream.on('error', () => this.#fail(malformed()));
    if (name !== 'image') throw notOneFile();
    const filename = checkedName(info.filename ?? '');
    const part = { source: this.#whole(stream), filename, fields: this.#early, signal: this.#abort.signal };
    this.#taken = this.take(part);
    this.#taken.catch((error: unknown) => this.#fail(error));
  }

  async *#whole(stream: Readable): AsyncGenerator<Uint8Array> {
    let isEmpty = true;
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      isEmpty = false;
      yield chunk;
    }
    if (isEmpty) throw fileRequired();
    await this.#end;
  }
}

/**
 * Reads an upload form, handing its picture of at most `maxBytes` to `take` while it arrives. Answers what
 * `take` made, and the texts sent after the picture. Errors: INVALID_INPUT for a form that is not one, or not
 * of one picture; FILE_REQUIRED; FILE_TOO_LARGE; UPLOAD_ABORTED when the client hangs up; those of `take`,
 * which has settled by then.
 */
export const readUploadForm = <T>(
  req: IncomingMessage,
  maxBytes: number,
  take: (part: UploadPart) => Promise<T>,
): Promise<{ result: T; late: Readonly<UploadFields> }> => new UploadForm(req, maxBytes, take).read();
