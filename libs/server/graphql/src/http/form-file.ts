import type { FilePlace } from './form-map.ts';
import type { ArrivingFile } from './incoming-file.ts';

/** A promise, and the means to settle it from outside. It may fail unheard. */
export const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((...means) => ([resolve, reject] = means));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
};

/** A file that `map` announces: awaited until its part begins, then arriving while somebody reads it. */
export class FormFile {
  readonly place: FilePlace;
  readonly #arriving = deferred<ArrivingFile>();
  hasBegun = false;
  isTaken = false;
  isRead = false;

  constructor(place: FilePlace) {
    this.place = place;
  }

  get arriving(): Promise<ArrivingFile> {
    return this.#arriving.promise;
  }

  begin(file: ArrivingFile): void {
    this.hasBegun = true;
    this.#arriving.resolve(file);
  }
  fail(error: unknown): void {
    this.#arriving.reject(error);
  }
}
