import type { PictureSource } from '@safelight/engine';
import type { DecodedPicture } from './decode-picture.ts';
import { PictureMissing } from './picture-missing.ts';
import { fullBytesFor } from './picture-memory.ts';
import { createPictureStore, type PictureStoreOptions } from './picture-store.ts';

const VERSION: PictureSource = { kind: 'version', versionId: 'v1' };
/** The beginning of a JPEG with four components. */
const IN_CMYK = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 20, 8, 0, 30, 0, 40, 4]);
const BLOB = { kind: 'blob', sha256: 'a'.repeat(64) } as const;

/** Decodes fake pictures that contain their size as text, such as `4000x3000`. */
const decode = async (blob: Blob, maxSide = Infinity): Promise<DecodedPicture> => {
  const [width = 0, height = 0] = (await blob.text()).split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error('This is no picture.');
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const image = {} as CanvasImageSource;
  return { picture: { image, width: width * scale, height: height * scale }, width, height };
};

const open = (answer: (url: string) => Response, options: Partial<PictureStoreOptions> = {}) => {
  const asked: string[] = [];
  const store = createPictureStore({
    addressOf: ({ kind }) => Promise.resolve({ url: `/${kind}`, srgbUrl: `/${kind}-srgb` }),
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(answer(url));
    },
    decode,
    ...options,
  });
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
  });
  return { store, asked, notified: () => notified };
};

it('the picture store fetches a picture once when it is requested, and notifies when it is loaded', async () => {
  const { store, asked, notified } = open(() => new Response('40x30'));
  expect(store.get(VERSION)).toBeNull();
  expect(store.get(VERSION)).toBeNull();
  await store.ready([VERSION]);
  expect(store.get(VERSION)).toMatchObject({ width: 40, height: 30 });
  expect(asked).toEqual(['/version']);
  expect(notified()).toBe(1);
  expect(await (await store.bytes(VERSION)).text()).toBe('40x30');
});

it('the picture store takes the copy that the server converted of a picture in CMYK', async () => {
  const { store, asked } = open((url) => new Response(url === '/version' ? IN_CMYK : '40x30'));
  await store.ready([VERSION]);
  expect(asked).toEqual(['/version', '/version-srgb']);
  expect(await (await store.bytes(VERSION)).text()).toBe('40x30');
  expect(store.hasCmyk()).toBe(false);
});

it('the picture store shows a picture in CMYK itself when its converted copy cannot be fetched', async () => {
  const { store } = open(
    (url) => (url === '/version' ? new Response(IN_CMYK) : new Response(null, { status: 503 })),
    { decode: () => decode(new Blob(['40x30'])) },
  );
  await store.ready([VERSION]);
  expect(store.get(VERSION)).toMatchObject({ width: 40, height: 30 });
  expect([store.failed([VERSION]), store.hasCmyk()]).toEqual([[], true]);
});

it('the picture store knows that a picture added from a file is in CMYK', async () => {
  const { store } = open(() => new Response(), { decode: () => decode(new Blob(['40x30'])) });
  await store.add(BLOB.sha256, new Blob([IN_CMYK]));
  expect(store.hasCmyk()).toBe(true);
});

it('the picture store reduces a large picture for the screen, and decodes it in full on request', async () => {
  const { store, asked } = open(() => new Response('5120x100'));
  await store.ready([VERSION]);
  expect(store.get(VERSION)).toMatchObject({ width: 2560 });
  const come = new Promise<void>((resolve) => store.subscribe(resolve));
  expect(store.get(VERSION, 'full')).toMatchObject({ width: 2560 });
  await come;
  expect(store.get(VERSION, 'full')).toMatchObject({ width: 5120 });
  expect(store.get(VERSION)).toMatchObject({ width: 2560 });
  expect(asked).toHaveLength(1);
});

it('the picture store returns the reduced picture when there is not enough memory for the full one', async () => {
  const { store, notified } = open(() => new Response('5120x100'), { fullBytes: 5120 * 99 * 4 });
  await store.ready([VERSION]);
  expect([store.lacksMemory(), notified()]).toEqual([false, 1]);
  store.get(VERSION, 'full');
  await new Promise(setImmediate);
  expect(store.get(VERSION, 'full')).toMatchObject({ width: 2560 });
  expect([store.lacksMemory(), notified()]).toEqual([true, 2]);
});

it('the picture store gives the memory of full pictures that left the canvas to those on it', async () => {
  const [one, other] = [VERSION, { kind: 'version', versionId: 'v2' }] as const;
  let inUse: readonly PictureSource[] = [one, other];
  const { store } = open(() => new Response('5120x100'), {
    fullBytes: 5120 * 100 * 4,
    inUse: () => inUse,
  });
  /** The widths with which both are drawn, once what was requested for it has been decoded. */
  const drawn = async () => {
    for (const source of inUse) store.get(source, 'full');
    await new Promise(setImmediate);
    return inUse.map((source) => store.get(source, 'full')?.width);
  };
  await store.ready(inUse);
  expect([await drawn(), store.lacksMemory()]).toEqual([[5120, 2560], true]);
  inUse = [other];
  expect([await drawn(), store.lacksMemory()]).toEqual([[5120], false]);
  inUse = [one, other];
  expect([await drawn(), store.lacksMemory()]).toEqual([[2560, 5120], true]);
});

it('the picture store closes what was not on the canvas for the longest time, and decodes it again on request', async () => {
  const versions = ['v1', 'v2', 'v3', 'v4'].map((versionId) => ({ kind: 'version', versionId }) as const);
  const [onCanvas, first, second, third] = versions as [PictureSource, ...PictureSource[]];
  let decoded = 0;
  const { store, asked } = open(() => new Response('40x30'), {
    decode: (blob, maxSide) => {
      decoded += 1;
      return decode(blob, maxSide);
    },
    inUse: () => [onCanvas],
    unusedBytes: 2 * 40 * 30 * 4,
  });
  for (const source of versions) await store.ready([source]);
  expect(store.get(onCanvas)).not.toBeNull();
  for (const kept of [second, third]) expect(store.get(kept!)).not.toBeNull();
  expect(store.get(first!)).toBeNull();
  await store.ready([first!]);
  expect(store.get(first!)).toMatchObject({ width: 40 });
  expect([asked.length, decoded]).toEqual([4, 5]);
});

it('the picture store tries only once to decode a picture in full that the browser has no memory for', async () => {
  let tries = 0;
  const { store } = open(() => new Response('5120x100'), {
    decode: (blob, maxSide) => {
      if (maxSide !== undefined) return decode(blob, maxSide);
      tries += 1;
      return Promise.reject(new RangeError('There is no memory.'));
    },
  });
  await store.ready([VERSION]);
  for (let drawing = 0; drawing < 3; drawing += 1) {
    expect(store.get(VERSION, 'full')).toMatchObject({ width: 2560 });
    await new Promise(setImmediate);
  }
  expect([tries, store.lacksMemory()]).toEqual([1, true]);
});

it.each([
  ['the server refuses it', () => new Response('', { status: 404 })],
  ['it is not a picture', () => new Response('damaged')],
])(
  'the picture store names the missing picture when %s, and requests it again on retry',
  async (_why, answer) => {
    let isMended = false;
    const { store, notified } = open(() => (isMended ? new Response('40x30') : answer()));
    const error: unknown = await store.ready([VERSION]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PictureMissing);
    expect((error as PictureMissing).sources).toEqual([VERSION]);
    expect(store.failed([VERSION, BLOB])).toEqual([VERSION]);
    expect(store.failed([BLOB])).toEqual([]);
    expect(notified()).toBe(1);
    isMended = true;
    store.retry();
    await store.ready([VERSION]);
    expect(store.failed([VERSION])).toEqual([]);
    expect(store.get(VERSION)).toMatchObject({ width: 40 });
  },
);

it('the picture store accepts a picture that was not uploaded, and stores its bytes in the browser', async () => {
  const kept = new Map<string, Blob>();
  const options = {
    readKept: (sha256: string) => Promise.resolve(kept.get(sha256) ?? null),
    keep: (sha256: string, blob: Blob) => Promise.resolve(void kept.set(sha256, blob)),
  };
  const { store, asked } = open(() => new Response('', { status: 404 }), options);
  expect(await store.add(BLOB.sha256, new Blob(['60x50']))).toEqual({ width: 60, height: 50 });
  expect(store.get(BLOB)).toMatchObject({ width: 60, height: 50 });
  await expect(store.add('b'.repeat(64), new Blob(['damaged']))).rejects.toThrow('This is no picture.');
  expect([...kept.keys()]).toEqual([BLOB.sha256]);
  const reopened = open(() => new Response('', { status: 404 }), options);
  await reopened.store.ready([BLOB]);
  expect(reopened.store.get(BLOB)).toMatchObject({ width: 60 });
  expect([...asked, ...reopened.asked]).toEqual([]);
});

it('the picture store returns nothing after it was closed, even for pictures that load later', async () => {
  const { store, notified } = open(() => new Response('40x30'));
  const ready = store.ready([VERSION]);
  store.close();
  await ready;
  expect(store.get(VERSION)).toBeNull();
  expect(notified()).toBe(0);
});

it('the largest hosted picture is shown in full on a device with enough memory', () => {
  const largest = 100_000_000 * 4;
  expect([8, 16].every((gibibytes) => fullBytesFor(gibibytes) >= largest)).toBe(true);
  expect([undefined, 4].some((gibibytes) => fullBytesFor(gibibytes) >= largest)).toBe(false);
});
