import { expect, test, type Page } from '@playwright/test';
import {
  bombs,
  GPS_MARKS,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  PAYLOAD,
  type Orientation,
} from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  createApiKey,
  graphqlData,
  signUp,
  upload,
  uploaded,
  type Account,
  type RestImage,
} from '../harness/client.ts';
import { corpusFiles } from '../harness/corpora.ts';
import { TestServer } from '../harness/server.ts';

const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * True for files of the external corpus that are pictures, despite other data behind or inside them or a
 * wrong extension.
 */
const isHarmless = (name: string): boolean => /^(?:poly_jpeg_.*|webp_anim_1000\.webp)$/.test(name);
/** Contents of the polyglots of the corpus that must not be served. */
const FOREIGN = [PAYLOAD, '<script', '<html', 'alert(', 'PK\u0003\u0004'];

interface Addresses {
  readonly url: string;
  readonly thumbnails: readonly string[];
  readonly transforms: readonly string[];
}

const ADDRESSES = `query($uid: ID!) { image(uid: $uid) {
  url w320: thumbnailUrl(width: 320) w640: thumbnailUrl(width: 640) w1280: thumbnailUrl(width: 1280) w2048: thumbnailUrl(width: 2048)
} }`;

/** True when an EXIF block has a GPS directory (tag 0x8825, in either byte order). */
const hasGps = (exif: Buffer | undefined): boolean =>
  exif !== undefined &&
  (exif.includes(Buffer.from([0x88, 0x25])) || exif.includes(Buffer.from([0x25, 0x88])));

/**
 * The mean colors of a grid of 6×4 areas of the picture at `address` as the browser shows it, and its size.
 */
const shownIn = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [6, 4];
    const pen = canvas.getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, 6, 4);
    const colors = [...pen.getImageData(0, 0, 6, 4).data];
    return { width: image.naturalWidth, height: image.naturalHeight, colors };
  }, address);

const meanDifference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

test.describe('pictures of every kind, as visitors get them', () => {
  let server: TestServer;
  let account: Account;
  let key: string;

  test.beforeAll(async () => {
    server = await TestServer.start();
    account = await signUp(server.url, server.dataDir);
    key = `Api-Key ${await createApiKey(account)}`;
  });
  test.afterAll(() => server.dispose());

  const publish = (bytes: Uint8Array, filename: string): Promise<RestImage> =>
    uploaded(server.url, `Bearer ${account.access}`, bytes, { filename, privacy: 'public' });

  const addressesOf = async ({ uid }: RestImage): Promise<Addresses> => {
    const { image } = await graphqlData<{ image: Record<string, string> }>(server.url, ADDRESSES, { uid });
    const { url = '', ...thumbnails } = image;
    return {
      url,
      thumbnails: Object.values(thumbnails),
      transforms: ['width=320&format=jpeg', 'width=256&height=256&fit=cover&format=webp'].map(
        (query) => `${url}?${query}`,
      ),
    };
  };

  const bytesAt = async (address: string): Promise<Buffer> => {
    const response = await fetch(new URL(address, server.url));
    expect(response.status, address).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };

  const everyAddress = async (image: RestImage): Promise<readonly string[]> => {
    const { url, thumbnails, transforms } = await addressesOf(image);
    return [`/api/images/file/${image.uid}/`, url, ...thumbnails, ...transforms];
  };

  test('all eight EXIF orientations are shown upright in a browser, at every address', async ({ page }) => {
    await page.goto(`${server.url}/healthz`);
    const upright = await publish(await makeJpeg({ width: 480, height: 320, quality: 95 }), 'upright.jpg');
    const expected = await shownIn(page, (await addressesOf(upright)).url);
    for (const orientation of ORIENTATIONS) {
      const bytes = await makeJpeg({ width: 480, height: 320, quality: 95, orientation, gps: true });
      const { url, thumbnails, transforms } = await addressesOf(await publish(bytes, `${orientation}.jpg`));
      for (const address of [url, ...thumbnails, transforms[0] ?? '']) {
        const shown = await shownIn(page, address);
        expect(shown.width / shown.height, `${orientation} at ${address}`).toBeCloseTo(1.5, 1);
        expect(meanDifference(shown.colors, expected.colors), `${orientation} at ${address}`).toBeLessThan(8);
      }
    }
    for (const { name, path } of corpusFiles('orientation')) {
      const { url, thumbnails } = await addressesOf(await publish(await readFile(path), name));
      for (const address of [url, ...thumbnails]) {
        const { width, height } = await shownIn(page, address);
        expect(width, `${name} at ${address}`).toBeGreaterThan(height);
      }
    }
  });

  test('GPS data and serial numbers are in no public file, but remain in the owner’s original', async () => {
    const made = await makeJpeg({ width: 640, height: 480, gps: true, orientation: 6 });
    const camera = await Promise.all(
      corpusFiles('gps').map(async ({ name, path }) => [name, await readFile(path)]),
    );
    for (const [name, bytes] of [['made.jpg', made], ...camera] as [string, Buffer][]) {
      expect(hasGps((await sharp(bytes).metadata()).exif), name).toBe(true);
      const image = await publish(bytes, name);
      for (const address of await everyAddress(image)) {
        const got = await bytesAt(address);
        expect(hasGps((await sharp(got).metadata()).exif), `${name} at ${address}`).toBe(false);
        expect(got.includes(GPS_MARKS.serial), `${name} at ${address}`).toBe(false);
      }
      const own = await fetch(`${server.url}/api/images/download/${image.uid}/`, {
        headers: { Authorization: key },
      });
      expect(Buffer.from(await own.arrayBuffer()).equals(bytes), name).toBe(true);
    }
  });

  test('animated GIF and WebP stay animated; CMYK, 16-bit and wide-gamut pictures keep their colors in sRGB', async () => {
    const size = { width: 400, height: 300 };
    const made = [
      ['moves.gif', await makeGif({ ...size, frames: 4 })],
      ['moves.webp', await makeWebp({ ...size, frames: 4 })],
      ['deep.png', await makePng({ ...size, depth: 16 })],
      ['print.jpg', await makeJpeg({ ...size, cmyk: true })],
    ] as const;
    const found = await Promise.all(
      corpusFiles('formats').map(async ({ name, path }) => [name, await readFile(path)] as const),
    );
    for (const [name, bytes] of [...made, ...found]) {
      const { pages } = await sharp(bytes, { animated: true }).metadata();
      const { url, thumbnails, transforms } = await addressesOf(await publish(bytes, name));
      const asShown = async (picture: Buffer) =>
        sharp(await sharp(picture).autoOrient().toColourspace('srgb').flatten().png().toBuffer()).stats();
      const expected = (await asShown(bytes)).channels.map(({ mean }) => mean);
      for (const address of [url, ...thumbnails, transforms[1] ?? '']) {
        const got = await bytesAt(address);
        expect((await sharp(got, { animated: true }).metadata()).pages, `${name} at ${address}`).toBe(pages);
      }
      const thumbnail = await bytesAt(thumbnails[0] ?? '');
      expect(await sharp(thumbnail).metadata(), name).toMatchObject({ space: 'srgb', depth: 'uchar' });
      (await asShown(thumbnail)).channels.forEach(({ mean }, channel) =>
        expect(Math.abs(mean - (expected[channel] ?? expected[0] ?? 0)), name).toBeLessThan(8),
      );
    }
  });

  test('of a polyglot file only the picture is served', async () => {
    const polyglots = bombs().filter(
      ({ expect: end, bytes }) => end === 'accepted-and-cleaned' && bytes.includes(PAYLOAD),
    );
    const found = await Promise.all(
      corpusFiles('hostile', isHarmless).map(async ({ name, path }) => ({
        name,
        bytes: await readFile(path),
      })),
    );
    for (const { name, bytes } of [...polyglots, ...found]) {
      for (const address of await everyAddress(await publish(bytes, name))) {
        const got = await bytesAt(address);
        for (const text of FOREIGN)
          expect(got.includes(text), `${text} of ${name} at ${address}`).toBe(false);
      }
    }
  });

  test('every hostile file of the corpus that is not a picture gets a 4xx with a code, and leaves no row and no file', async () => {
    const listed = async (): Promise<number> => {
      const query = '{ images(first: 1) { totalCount } }';
      const { images } = await graphqlData<{ images: { totalCount: number } }>(
        server.url,
        query,
        {},
        account.access,
      );
      return images.totalCount;
    };
    const before = await listed();
    for (const { name, path } of corpusFiles('hostile', (name) => !isHarmless(name))) {
      const response = await upload(server.url, key, await readFile(path), { filename: name });
      const answer = (await response.json()) as { code?: string; error?: string };
      expect([name, response.status], answer.code).toEqual([name, 400]);
      expect(['INVALID_FILE_FORMAT', 'IMAGE_TOO_LARGE', 'FILE_REQUIRED'], name).toContain(answer.code);
    }
    expect(await listed()).toBe(before);
    await server.expectSound();
  });
});
