import sharp, { type Sharp } from 'sharp';
import { bearer, type RestImage, uploaded } from '../harness/client.ts';
import {
  difference,
  exported,
  openEditor,
  PHOTO,
  shownPicture,
  showOnlyDocument,
} from '../harness/editor.ts';
import { onDesk } from '../harness/looks.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const account = accountOf('cmyk');

/** A picture of two colors, brown and green. */
const twoColors = (): Sharp => {
  const right = { width: PHOTO.width / 2, height: PHOTO.height, channels: 3, background: '#308858' } as const;
  return sharp({ create: { ...PHOTO, channels: 3, background: '#a05525' } }).composite([
    { input: { create: right }, left: right.width, top: 0 },
  ]);
};

const upload = async (picture: Sharp): Promise<RestImage> => {
  const bytes = await picture.jpeg({ quality: 95 }).toBuffer();
  const file = { filename: 'print.jpg', type: 'image/jpeg' };
  return await uploaded(site.url, bearer(account).Authorization, bytes, file);
};

/** The image as the gallery shows it, in the size of the original. */
const thumbnailOf = async ({ uid }: RestImage): Promise<Buffer> => {
  const answer = await fetch(`${site.url}/i/${uid}/w640`, { headers: bearer(account) });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** Two files that differ by less than this show the same colors. In those of Chromium, the picture differs by 23. */
const SAME = 1.5;

onDesk('a person who edits a JPEG in CMYK', () => {
  for (const [kind, picture] of [
    ['without a profile', twoColors().toColourspace('cmyk')],
    ['with a profile', twoColors().withIccProfile('cmyk')],
  ] as const) {
    test(`sees and exports the colors that the gallery shows, ${kind}`, async ({ page }) => {
      const image = await upload(picture);
      const expected = await thumbnailOf(image);
      await openEditor(page, account, image);
      await showOnlyDocument(page);
      expect(await difference(await shownPicture(page), expected)).toBeLessThan(SAME);
      const { bytes } = await exported(page, 'png');
      expect(await difference(bytes, expected)).toBeLessThan(SAME);
    });
  }
});
