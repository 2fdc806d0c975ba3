import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { deferred } from '@safelight/transport';
import { Upload, type FileUpload } from 'graphql-upload-minimal';
import type { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FilePlace } from './form-map.ts';

/** A file of the form, available once its part begins. */
export interface ArrivingFile {
  readonly source: AsyncIterable<Uint8Array>;
  /** The filename that the client gave. */
  readonly filename: string;
}

/** A file that a reader has taken. */
export interface TakenFile {
  /** The permission to upload, granted before the body was read. */
  readonly grant: UploadGrant;
  /** Aborted when the client disconnects or the form turns out to be malformed. */
  readonly signal: AbortSignal;
  /**
   * Resolves when the part of the file begins. Files arrive one after the other, so a reader of two files
   * must read each as it arrives.
   */
  readonly arriving: Promise<ArrivingFile>;
}

interface Surroundings extends Pick<TakenFile, 'grant' | 'signal'> {
  /** Called when a reader starts to wait for the file. */
  readonly onTaken: (file: ExpectedFile) => void;
}

const expectedFiles = new WeakMap<Promise<FileUpload>, ExpectedFile>();

/** A file that the form field `map` announces. The scalar `GraphQLUpload` passes its promise to resolvers. */
export class ExpectedFile extends Upload {
  readonly #part = deferred<FileUpload>();
  readonly #surroundings: Surroundings;
  hasBegun = false;
  isTaken = false;
  isRead = false;

  readonly place: FilePlace;

  constructor(place: FilePlace, surroundings: Surroundings) {
    super();
    this.place = place;
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
      // graphql-upload-minimal types its streams as file streams, but its own reader returns plain streams
      // too.
      createReadStream: () => Readable.from(source, { objectMode: false }) as unknown as ReadStream,
    });
  }

  fail(error: unknown): void {
    this.#part.reject(error);
  }

  /** Takes the file for one reader; throws INVALID_INPUT for a second reader. */
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

/** Takes the file of an argument for one reader; throws INVALID_INPUT for a second reader. */
export const takeFile = (file: Promise<FileUpload>): TakenFile => {
  const expected = expectedFiles.get(file);
  if (expected === undefined) throw new DomainError('INVALID_INPUT', 'Send the file in a multipart request.');
  return expected.take();
};
