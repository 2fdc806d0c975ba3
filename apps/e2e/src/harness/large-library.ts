import type { Page } from '@playwright/test';
import { seedGallery } from '@safelight/persistence/testing/large-gallery';
import { photos } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { startApart, type Apart } from './apart.ts';
import { graphqlData, signUp, uploaded, type Account } from './client.ts';

/**
 * Rows to insert for `living` images outside the trash, because one in ten rows of `seedGallery` is in the
 * trash.
 */
const rowsFor = (living: number): number => Math.ceil((living * 10) / 9);

/** A server and a person with a large library. */
export interface LargeLibrary {
  readonly account: Account;
  /**
   * Answers requests for thumbnails with a few real ones, because the seeded rows have no files. The answers
   * wait until the returned function is called.
   */
  serveThumbnails(page: Page): Promise<() => void>;
  dispose(): Promise<void>;
}

interface Picture {
  readonly thumbhash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

const PICTURE = 'query($uid: ID!) { image(uid: $uid) { thumbhash width height thumbnailUrl(width: 320) } }';

/**
 * The thumbnails that the server makes of some photos. They belong to another account, because the large
 * library consists of rows only.
 */
const makePictures = async ({ server }: Apart): Promise<readonly Picture[]> => {
  const photographer = await signUp(server.url, server.dataDir, 'photographer');
  const authorization = `Bearer ${photographer.access}`;
  const made: Picture[] = [];
  for (const { name, path, contentType } of photos()) {
    const options = { filename: name, type: contentType, privacy: 'public' };
    const { uid } = await uploaded(server.url, authorization, await readFile(path), options);
    const { image } = await graphqlData<{ image: Omit<Picture, 'bytes'> & { thumbnailUrl: string } }>(
      server.url,
      PICTURE,
      { uid },
      photographer.access,
    );
    const answer = await fetch(new URL(image.thumbnailUrl, server.url));
    made.push({ ...image, bytes: Buffer.from(await answer.arrayBuffer()) });
  }
  return made;
};

const DRESS = `
UPDATE image_version v SET width = p.width, height = p.height, thumbhash = p.thumbhash
FROM unnest($2::int[], $3::int[], $4::text[]) WITH ORDINALITY p (width, height, thumbhash, n)
WHERE v.owner_id = $1 AND abs(hashtext(v.image_uid)) % $5::int + 1 = p.n`;

/** Starts a server and a person with `living` images, and a ninth as many in the trash. */
export const startLargeLibrary = async (living: number): Promise<LargeLibrary> => {
  const apart = await startApart({ WORKER: 'inline' });
  const { server, databaseUrl } = apart;
  const pictures = await makePictures(apart);
  const account = await signUp(server.url, server.dataDir, 'collector');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await seedGallery(pool, account.userId, rowsFor(living));
  await pool.query(DRESS, [
    account.userId,
    pictures.map(({ width }) => width),
    pictures.map(({ height }) => height),
    pictures.map(({ thumbhash }) => thumbhash),
    pictures.length,
  ]);
  await pool.query('VACUUM ANALYZE image_version');
  await pool.end();
  return {
    account,
    serveThumbnails: async (page) => {
      let arrive = (): void => undefined;
      const allowed = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/\/i\/[^/]+\/[^/]+\/w\d+/, async (route) => {
        await allowed;
        const at = route.request().url().length % pictures.length;
        await route.fulfill({ contentType: 'image/webp', body: pictures[at]!.bytes });
      });
      return arrive;
    },
    dispose: () => apart.dispose(),
  };
};
