import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 free buffers of uploads and downloads by collecting young objects. By default it collects all
 * objects of the server for them, about 80 MB, which costs an upload up to 100 ms of processor time. Call this
 * before buffers are allocated.
 */
export const collectBuffersEarly = (): void => {
  // By default Node 24 collects all objects for every 64 MB of buffers, and young objects only for every 128 MB
  // (github.com/nodejs/node/issues/63863). With this flag it collects young objects for every 16 MB.
  setFlagsFromString('--scavenger-max-new-space-capacity-mb=4');
  // V8 also collects all objects when the heap has grown by a share of its size. Buffers count as growth, but
  // not as size, so the share that V8 chooses is 8 MB, less than the buffers between two collections of young
  // objects. With this flag the heap may double.
  setFlagsFromString('--heap-growing-percent=100');
};
