import { escapeHtml, SITE_NAME } from '@safelight/rules';
import { preloadOf } from './first-picture.ts';
import type { SharedPage } from './shared-page.ts';

const oembedAddress = (publicUrl: string, permalink: string): string =>
  `${publicUrl}/oembed?${new URLSearchParams({ url: permalink, format: 'json' })}`;

/**
 * Open Graph, Twitter card and oEmbed tags for programs that run no scripts, and the preload tag of the
 * page's picture.
 */
export const pageTags = (publicUrl: string, page: SharedPage): string => {
  const { title, description, permalink, preview, first } = page;
  const properties: readonly (readonly [string, string])[] = [
    ['og:site_name', SITE_NAME],
    ['og:type', 'website'],
    ['og:title', title],
    ...(description === null ? [] : [['og:description', description] as const]),
    ['og:url', permalink],
    ['og:image', preview.url],
    ['og:image:width', String(preview.width)],
    ['og:image:height', String(preview.height)],
    ['og:image:alt', title],
  ];
  const names: readonly (readonly [string, string])[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ...(description === null ? [] : [['twitter:description', description] as const]),
    ['twitter:image', preview.url],
    ['twitter:image:alt', title],
  ];
  const meta = (attribute: 'property' | 'name') => (pair: readonly [string, string]) =>
    `<meta ${attribute}="${pair[0]}" content="${escapeHtml(pair[1])}" />`;
  const oembed = escapeHtml(oembedAddress(publicUrl, permalink));
  return [
    preloadOf(first),
    ...properties.map(meta('property')),
    ...names.map(meta('name')),
    `<link rel="canonical" href="${escapeHtml(permalink)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${escapeHtml(title)}" />`,
  ].join('\n    ');
};
