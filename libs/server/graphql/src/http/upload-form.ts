import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  malformed,
  notOneFile,
  parseMap,
  parseOperations,
  type FilePlace,
  type Operations,
} from './form-map.ts';
import { IncomingFile } from './incoming-file.ts';

/** What a form may hold beside the file: the operation, the map and part headers. */
export const FORM_OVERHEAD_BYTES = 200_000;
const LIMITS = { files: 1, fields: 2, parts: 4, fieldSize: 100_000, fieldNameSize: 100, headerPairs: 20 };

const notAForm = (): DomainError =>
  malformed('Send the file by the GraphQL multipart request specification.');
const clientLeft = (): DomainError => new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);
const fileRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.images.fileRequired);

export const fileTooLarge = ({ maxBytes }: UploadGrant): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });

const parserFor = ({ headers }: IncomingMessage): Busboy => {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw notAForm();
  }
};

/**
 * A GraphQL multipart request being read. Nothing of it is kept on disk or waits in memory: the operation can
 * run as soon as the file's part begins. Everything that can end it badly comes to `fail`, and the first counts.
 */
export class UploadForm {
  readonly #req: IncomingMessage;
  readonly #grant: UploadGrant;
  readonly #parser: Busboy;
  readonly #abort = new AbortController();
  #operations: Operations | null = null;
  #place: FilePlace | null = null;
  #failure: unknown = null;
  #settleFile: (error?: unknown) => void = () => undefined;
  #settleEnd: (error?: unknown) => void = () => undefined;
  readonly #fileBegun: Promise<void>;
  readonly #ended: Promise<void>;

  constructor(req: IncomingMessage, grant: UploadGrant) {
    this.#req = req;
    this.#grant = grant;
    this.#parser = parserFor(req);
    const settled = (use: (settle: (error?: unknown) => void) => void): Promise<void> => {
      const promise = new Promise<void>((resolve, reject) => {
        use((error) => (error === undefined ? resolve() : reject(error)));
      });
      promise.catch(() => undefined);
      return promise;
    };
    this.#fileBegun = settled((settle) => (this.#settleFile = settle));
    this.#ended = settled((settle) => (this.#settleEnd = settle));
  }

  /**
   * The operation with an `IncomingFile` among its variables. INVALID_INPUT for a form that is not one of one
   * file, FILE_REQUIRED, UPLOAD_ABORTED when the client hangs up before the file.
   */
  async operations(): Promise<Operations> {
    this.#listen();
    if (this.#req.destroyed) this.fail(clientLeft());
    else this.#req.pipe(this.#parser);
    await this.#fileBegun;
    return this.#operations ?? {};
  }

  /** Ends the reading; what was taken of the file fails with `error`. */
  fail(error: unknown = clientLeft()): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#settleFile(error);
    this.#settleEnd(error);
    this.#abort.abort(error);
    this.#req.unpipe(this.#parser);
    this.#parser.destroy();
  }

  #listen(): void {
    const notWellFormed = (): void => this.fail(notAForm());
    this.#parser
      .on('field', (name, value, info) => this.#attempt(() => this.#field(name, value, info.valueTruncated)))
      .on('file', (name, stream, info) => this.#attempt(() => this.#file(name, stream, info)))
      .on('filesLimit', () => this.fail(notOneFile()))
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
    else if (name === 'map' && this.#operations !== null && this.#place === null)
      this.#place = parseMap(value, this.#operations);
    else throw malformed('Send "operations", then "map", then the file.');
  }

  #file(name: string, stream: Readable, { filename }: FileInfo): void {
    stream.on('error', () => this.fail(notAForm()));
    const place = this.#place;
    if (place === null) throw malformed('Send "operations", then "map", then the file.');
    if (name !== place.part) throw malformed('The file must be the part that "map" names.');
    const bytes = this.#bytes(stream);
    const { signal } = this.#abort;
    place.put(new IncomingFile({ filename: filename ?? '', grant: this.#grant, signal, bytes }));
    this.#settleFile();
  }

  #finish(): void {
    if (this.#operations === null) this.fail(notAForm());
    else this.#settleFile(fileRequired());
    this.#settleEnd();
  }

  async *#bytes(stream: Readable): AsyncGenerator<Uint8Array> {
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
    await this.#ended;
  }
}
