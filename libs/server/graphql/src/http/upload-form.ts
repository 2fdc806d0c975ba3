import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { deferred, FormFile } from './form-file.ts';
import {
  malformed,
  MAX_FILES,
  parseMap,
  parseOperations,
  tooManyFiles,
  type Operations,
} from './form-map.ts';
import { IncomingFile, type ArrivingFile } from './incoming-file.ts';

/** What a form may hold beside the files: the operation, the map and part headers. */
const FORM_OVERHEAD_BYTES = 200_000;
const LIMITS = {
  files: MAX_FILES,
  fields: 2,
  parts: MAX_FILES + 3,
  fieldSize: 100_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

const OUT_OF_ORDER = 'Send "operations", then "map", then the files.';

const notAForm = (): DomainError =>
  malformed('Send the file by the GraphQL multipart request specification.');
const clientLeft = (): DomainError => new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);
const fileRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileRequired);

export const fileTooLarge = ({ maxBytes }: UploadGrant): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });

/** FILE_TOO_LARGE when a request announces more than this many files may have. */
export const checkAnnounced = ({ headers }: IncomingMessage, grant: UploadGrant, files = MAX_FILES): void => {
  const announcedBytes = Number(headers['content-length'] ?? 0);
  if (announcedBytes > files * grant.maxBytes + FORM_OVERHEAD_BYTES) throw fileTooLarge(grant);
};

const parserFor = ({ headers }: IncomingMessage): Busboy => {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw notAForm();
  }
};

/**
 * A GraphQL multipart request being read. Nothing of it is kept on disk or waits in memory: the operation can
 * run as soon as the first file's part begins, and each further file comes when the one before it was read.
 * Everything that can end it badly comes to `fail`, and the first counts.
 */
export class UploadForm {
  readonly #req: IncomingMessage;
  readonly #grant: UploadGrant;
  readonly #parser: Busboy;
  readonly #abort = new AbortController();
  readonly #firstFile = deferred<null>();
  readonly #ended = deferred<null>();
  #operations: Operations | null = null;
  #files: readonly FormFile[] = [];
  #failure: unknown = null;

  constructor(req: IncomingMessage, grant: UploadGrant) {
    this.#req = req;
    this.#grant = grant;
    this.#parser = parserFor(req);
  }

  /**
   * The operation with an `IncomingFile` for each variable that waits for one. INVALID_INPUT for a form that is
   * not well formed, FILE_REQUIRED, UPLOAD_ABORTED when the client hangs up before the first file.
   */
  async operations(): Promise<Operations> {
    this.#listen();
    if (this.#req.destroyed) this.fail(clientLeft());
    else this.#req.pipe(this.#parser);
    await this.#firstFile.promise;
    return this.#operations ?? {};
  }

  /** Ends the reading; what was taken of the files fails with `error`. */
  fail(error: unknown = clientLeft()): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#firstFile.reject(error);
    for (const file of this.#files) file.fail(error);
    this.#ended.reject(error);
    this.#abort.abort(error);
    this.#req.unpipe(this.#parser);
    this.#parser.destroy();
  }

  #listen(): void {
    const notWellFormed = (): void => this.fail(notAForm());
    this.#parser
      .on('field', (name, value, info) => this.#attempt(() => this.#field(name, value, info.valueTruncated)))
      .on('file', (name, stream, info) => this.#attempt(() => this.#file(name, stream, info)))
      .on('filesLimit', () => this.fail(tooManyFiles()))
      .on('fieldsLimit', notWellFormed)
      .on('partsLimit', notWellFormed)
      .on('error', notWellFormed)
      .on('finish', () => this.#finish());
    const left = (): void => {
      if (!this.#req.complete) this.fail(clientLeft());
    };
    this.#req.on('error', left).on('close', left);
  }

  #attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.fail(error);
    }
  }

  #field(name: string, value: string, isTruncated: boolean): void {
    if (isTruncated) throw malformed(`The field "${name}" is too long.`);
    if (name === 'operations' && this.#operations === null) this.#operations = parseOperations(value);
    else if (name === 'map' && this.#operations !== null && this.#files.length === 0)
      this.#announce(parseMap(value, this.#operations).map((place) => new FormFile(place)));
    else throw malformed(OUT_OF_ORDER);
  }

  #announce(files: readonly FormFile[]): void {
    checkAnnounced(this.#req, this.#grant, files.length);
    this.#files = files;
    const [grant, { signal }] = [this.#grant, this.#abort];
    for (const file of files)
      file.place.put(new IncomingFile({ grant, signal, arrive: () => this.#take(file) }));
  }

  /** Refuses to wait for a file that comes behind one nobody takes. */
  #take(file: FormFile): Promise<ArrivingFile> {
    file.isTaken = true;
    const isBlocked = () => !file.hasBegun && this.#files.some((one) => one.hasBegun && !one.isTaken);
    setImmediate(() => {
      if (isBlocked()) this.fail(malformed('Send the files in the order they are used.'));
    });
    return file.arriving;
  }

  #file(name: string, stream: Readable, { filename }: FileInfo): void {
    stream.on('error', () => this.fail(notAForm()));
    if (this.#files.length === 0) throw malformed(OUT_OF_ORDER);
    const file = this.#files.find(({ place, hasBegun }) => place.part === name && !hasBegun);
    if (file === undefined) throw malformed('Each file must be a part that "map" names.');
    file.begin({ filename: filename ?? '', source: this.#bytes(file, stream) });
    this.#firstFile.resolve(null);
  }

  #finish(): void {
    if (this.#operations === null) this.fail(notAForm());
    else if (this.#files.length === 0 || this.#files.some(({ hasBegun }) => !hasBegun))
      this.fail(fileRequired());
    else this.#ended.resolve(null);
  }

  async *#bytes(file: FormFile, stream: Readable): AsyncGenerator<Uint8Array> {
    let sizeBytes = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        sizeBytes += chunk.length;
        if (sizeBytes > this.#grant.maxBytes) this.fail(fileTooLarge(this.#grant));
        if (this.#failure !== null) break;
        yield chunk;
      }
    } catch (error) {
      throw this.#failure ?? error;
    }
    if (this.#failure !== null) throw this.#failure;
    if (sizeBytes === 0) throw fileRequired();
    file.isRead = true;
    if (this.#files.every(({ isRead }) => isRead)) await this.#ended.promise;
  }
}
