import { escapeHtml } from '@safelight/rules';

/** What a link in each format is made of. */
export interface Shared {
  readonly title: string;
  /** Page of the image, on this site or absolute. */
  readonly permalink: string;
  /** Address of its bytes that lasts and shows whichever version is current (docs/adr/0014). */
  readonly directUrl: string;
}

const inMarkdown = (text: string): string => text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');
const inBrackets = (url: string): string => url.replace(/\(/g, '%28').replace(/\)/g, '%29');

/** Ways to put an image elsewhere, in the order offered (anchors, "Embed codes"). */
export const COPY_FORMATS = [
  { value: 'link', label: 'Link', write: ({ permalink }: Shared) => permalink },
  { value: 'direct', label: 'Direct link', write: ({ directUrl }: Shared) => directUrl },
  {
    value: 'html',
    label: 'HTML',
    write: ({ title, permalink, directUrl }: Shared) =>
      `<a href="${escapeHtml(permalink)}"><img src="${escapeHtml(directUrl)}" alt="${escapeHtml(title)}"></a>`,
  },
  {
    value: 'markdown',
    label: 'Markdown',
    write: ({ title, permalink, directUrl }: Shared) =>
      `[![${inMarkdown(title)}](${inBrackets(directUrl)})](${inBrackets(permalink)})`,
  },
  {
    value: 'bbcode',
    label: 'BBCode',
    write: ({ permalink, directUrl }: Shared) => `[url=${permalink}][img]${directUrl}[/img][/url]`,
  },
] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number]['value'];

/** The text to paste elsewhere; addresses are made absolute against `origin`. */
export const copyText = (
  format: CopyFormat,
  { title, permalink, directUrl }: Shared,
  origin: string,
): string => {
  const absolute = {
    title,
    permalink: new URL(permalink, origin).href,
    directUrl: new URL(directUrl, origin).href,
  };
  return (COPY_FORMATS.find(({ value }) => value === format) ?? COPY_FORMATS[0]).write(absolute);
};
