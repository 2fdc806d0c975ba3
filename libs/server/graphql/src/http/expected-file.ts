import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { deferred } from '@safelight/transport';
import { Upload, type FileUpload } from 'graphql-upload-minimal';
import type { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FilePlace } from './form-map.ts';

/** What a part of the form brings once it begins. */
export interface ArrivingFile {
  readonly source: AsyncIterable<Uint8Array>;
  /** What the client calls the file. */
  readonly filename: string;
}

/** A file in the hands of whoever wants to read it. */
export interface TakenFile {
  /** The leave given before the body was read. */
  readonly grant: UploadGrant;
  /** Aborted when the client hangs up or the form turns out to be malformed. */
  readonly signal: AbortSignal;
  /** Kept when its part of the form begins. Files come one after the other: who takes two reads each as it comes. */
  readonly arriving: Promise<ArrivingFile>;
}

interface Surroundings extends Pick<TakenFile, 'grant' | 'signal'> {
  /** Called when somebody begins to wait for the file. */
  readonly onTaken: (file: ExpectedFile) => void;
}

const expectedFiles = new WeakMap<Promise<FileUpload>, ExpectedFile>();

/** A file that `map` announces; the scalar `GraphQLUpload` gives resolvers its promise. */
export class ExpectedFile extends Upload {
  readonly #part = deferred<FileUpload>();
  readonly #surroundings: Surroundings;
  hasBegun = false;
  isTaken = false;
  isRead = false;

  constructor(
    readonly place: FilePlace,
    surroundings: Surroundings,
  ) {
    super();
    this.#surroundings = surroundings;
    this.promise = this.#part.promise;
    expectedFiles.set(this.promise, this);
  }

  begin({ source, filename }: ArrivingFile): void {
    this.hasBegun = true;
    this.#part.resolve({
      filename,
      fieldName: this.place.part,
      mimetype: 'application/octet-stream',
      encoding: '7bit',
      // The library types its streams as those of files, though its own reader gives plain ones too.
      createReadStream: () => Readable.from(source, { objectMode: false }) as unknown as ReadStream,
    });
  }

  fail(error: unknown): void {
    this.#part.reject(error);
  }

  /** INVALID_INPUT for a second taker. */
  take(): TakenFile {
    if (this.isTaken) throw new DomainError('INVALID_INPUT', 'Use each file once.');
    this.isTaken = true;
    const { grant, signal, onTaken } = this.#surroundings;
    onTaken(this);
    const arriving = this.promise.then(({ createReadStream, filename }) => ({
      source: createReadStream(),
      filename,
    }));
    arriving.catch(() => undefined);
    return { grant, signal, arriving };
  }
}

/** Takes a file that an operation was given, for one reader: INVALID_INPUT for a second. */
export const takeFile = (file: Promise<FileUpload>): TakenFile => {
  const expected = expectedFiles.get(file);
  if (expected === undefined) throw new DomainError('INVALID_INPUT', 'Send the file in a multipart request.');
  return expected.take();
};
