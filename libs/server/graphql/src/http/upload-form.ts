import type { Turn, UploadGrant } from '@safelight/application';
import type { DomainError } from '@safelight/domain';
import {
  checkAnnounced,
  deferred,
  fileRequired,
  MultipartForm,
  type FormFile,
  type FormRules,
} from '@safelight/transport';
import type { IncomingMessage } from 'node:http';
import { ExpectedFile } from './expected-file.ts';
import {
  malformed,
  MAX_FILES,
  parseMap,
  parseOperations,
  tooManyFiles,
  type Operations,
} from './form-map.ts';

const MAX_TEXT_BYTES = 100_000;
const OUT_OF_ORDER = 'Send "operations", then "map", then the files.';

const notAForm = (): DomainError =>
  malformed('Send the file by the GraphQL multipart request specification.');

/** The limits of a form with this permission: two texts and the files of one operation. */
export const formRules = ({ maxBytes }: UploadGrant): FormRules => ({
  maxFiles: MAX_FILES,
  maxFileBytes: maxBytes,
  maxTexts: 2,
  maxTextBytes: MAX_TEXT_BYTES,
  malformed: notAForm,
  tooManyFiles,
});

/**
 * Reads a GraphQL multipart request. The operation can run as soon as the first file's part begins, and each
 * further file arrives when the previous one has been read.
 */
export class UploadForm {
  readonly #req: IncomingMessage;
  readonly #grant: UploadGrant;
  readonly #form: MultipartForm;
  readonly #firstFile = deferred<null>();
  #operations: Operations | null = null;
  #files: readonly ExpectedFile[] = [];

  private readonly turn: Turn | undefined;

  /** Without `turn` the form is read as fast as it arrives. */
  constructor(req: IncomingMessage, grant: UploadGrant, turn?: Turn) {
    this.turn = turn;
    this.#req = req;
    this.#grant = grant;
    this.#form = new MultipartForm(req, formRules(grant));
  }

  /**
   * The operation, with an `Upload` in each variable that expects a file. Throws INVALID_INPUT for a
   * malformed form, FILE_REQUIRED, and UPLOAD_ABORTED when the client disconnects before the first file.
   */
  async operations(): Promise<Operations> {
    const { signal } = this.#form;
    signal.addEventListener('abort', () => this.#giveUp(signal.reason), { once: true });
    const handlers = {
      text: (name: string, value: string): void => this.#text(name, value),
      file: (file: FormFile): void => this.#file(file),
      result: async (): Promise<void> => this.#checkWhole(),
    };
    this.#form.read(handlers, this.turn).catch((error: unknown) => this.#giveUp(error));
    await this.#firstFile.promise;
    return this.#operations ?? {};
  }

  /** Ends the reading when the result is no longer needed. */
  end(): void {
    this.#form.fail();
  }

  /** Rejects the first file and all files that were taken with `error`. */
  #giveUp(error: unknown): void {
    this.#firstFile.reject(error);
    for (const file of this.#files) file.fail(error);
  }

  #text(name: string, value: string): void {
    if (name === 'operations' && this.#operations === null) this.#operations = parseOperations(value);
    else if (name === 'map' && this.#operations !== null && this.#files.length === 0)
      this.#expect(value, this.#operations);
    else throw malformed(OUT_OF_ORDER);
  }

  #expect(map: string, operations: Operations): void {
    const places = parseMap(map, operations);
    checkAnnounced(this.#req, formRules(this.#grant), places.length);
    const surroundings = {
      grant: this.#grant,
      signal: this.#form.signal,
      onTaken: (file: ExpectedFile) => this.#refuseDeadlock(file),
    };
    this.#files = places.map((place) => new ExpectedFile(place, surroundings));
    for (const file of this.#files) file.place.put(file);
  }

  /** Rejects a file that comes after a file which nobody reads, because it would never arrive. */
  #refuseDeadlock(file: ExpectedFile): void {
    const isBlocked = () => !file.hasBegun && this.#files.some((one) => one.hasBegun && !one.isTaken);
    setImmediate(() => {
      if (isBlocked()) this.#form.fail(malformed('Send the files in the order they are used.'));
    });
  }

  #file(file: FormFile): void {
    if (this.#files.length === 0) throw malformed(OUT_OF_ORDER);
    const expected = this.#files.find(({ place, hasBegun }) => place.part === file.name && !hasBegun);
    if (expected === undefined) throw malformed('Each file must be a part that "map" names.');
    expected.begin({ filename: file.filename, source: this.#bytes(expected, file) });
    this.#firstFile.resolve(null);
  }

  #checkWhole(): void {
    if (this.#operations === null) throw notAForm();
    if (this.#files.length === 0 || this.#files.some(({ hasBegun }) => !hasBegun)) throw fileRequired();
  }

  /** The bytes of a file. Those of the last file end only when the whole form is known to be well formed. */
  async *#bytes(expected: ExpectedFile, file: FormFile): AsyncGenerator<Uint8Array> {
    yield* this.#form.bytesOf(file);
    expected.isRead = true;
    if (this.#files.every(({ isRead }) => isRead)) await this.#form.ended;
  }
}
