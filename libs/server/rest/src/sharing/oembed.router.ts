import { invalidField, notFound } from '@safelight/domain';
import { embedCode, imagePathOf, SITE_NAME } from '@safelight/rules';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { byteAddressOf } from '../bytes/byte-address.ts';
import { resource, sendJson } from '../http/answer.ts';
import { readQuery, text } from '../http/request-fields.ts';
import type { ReadSharedPage, SharedPage } from './shared-page.ts';
import type { Bounds } from './shared-pictures.ts';

interface Deps {
  readonly readPage: ReadSharedPage;
  readonly publicUrl: string;
}

const query = z.object({
  url: text,
  maxwidth: text.optional(),
  maxheight: text.optional(),
  format: text.optional(),
});

/** Lets pages of any origin read every answer, also why there is nothing to show. */
const readable: RequestHandler = (_req, res, next) => {
  res.set('Access-Control-Allow-Origin', '*');
  next();
};

const boundOf = (field: string, raw: string | undefined): number => {
  if (raw === undefined) return Infinity;
  if (!/^[1-9]\d{0,5}$/.test(raw)) throw invalidField(field, 'Use a whole number of pixels.');
  return Number(raw);
};

/** The path of the page at an address of this site, or of the image of a direct link; throws for other sites. */
const pageAt = (publicUrl: string, url: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || parsed.origin !== new URL(publicUrl).origin) throw notFound();
  const file = byteAddressOf(parsed.pathname);
  return file?.digest === null ? imagePathOf(file.uid) : parsed.pathname;
};

/** A frame if the page can be embedded live, otherwise its picture. */
const shownWithin = ({ title, embed, pictureWithin }: SharedPage, bounds: Bounds) => {
  if (embed === null) return { type: 'photo', ...pictureWithin(bounds) };
  const size = embed.sizeWithin(bounds);
  return { type: 'rich', html: embedCode({ address: embed.address, title, ...size }), ...size };
};

/** GET /oembed describes how to show a public image or comparison on another site (oEmbed 1.0). */
export const oembedRouter = ({ readPage, publicUrl }: Deps): Router => {
  const router = Router();

  router.use('/oembed', readable);
  resource(router, '/oembed', {
    get: async (req, res) => {
      const { url, maxwidth, maxheight, format = 'json' } = readQuery(query, req);
      const bounds = {
        maxWidth: boundOf('maxwidth', maxwidth),
        maxHeight: boundOf('maxheight', maxheight),
      };
      if (format !== 'json') {
        sendJson(res, 501, { error: 'Only JSON is answered here.', code: 'INVALID_INPUT', details: {} });
        return;
      }
      const page = await readPage(pageAt(publicUrl, url));
      if (page === null) throw notFound();
      const { title, thumbnail } = page;
      const body = {
        version: '1.0',
        provider_name: SITE_NAME,
        provider_url: publicUrl,
        title,
        ...shownWithin(page, bounds),
        thumbnail_url: thumbnail.url,
        thumbnail_width: thumbnail.width,
        thumbnail_height: thumbnail.height,
      };
      sendJson(res, 200, body, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
    },
  });

  return router;
};
