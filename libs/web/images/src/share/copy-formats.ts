import { escapeHtml } from '@safelight/rules';

/** The data from which a link to an image is made. */
export interface Shared {
  readonly title: string;
  /** The address of the image's page, relative to this site or absolute. */
  readonly permalink: string;
  /** The lasting address of the image file, which always shows the version in use (docs/adr/0014). */
  readonly directUrl: string;
}

const inMarkdown = (text: string): string => text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');
const inBrackets = (url: string): string => url.replace(/\(/g, '%28').replace(/\)/g, '%29');

/** The formats in which a link can be copied, in the order they are offered (anchors, "Embed codes"). */
export const COPY_FORMATS = [
  { value: 'link', label: 'Link', write: ({ permalink }: Shared) => permalink },
  { value: 'direct', label: 'Direct Link', write: ({ directUrl }: Shared) => directUrl },
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

/** Returns the text to copy in a format. Relative addresses are resolved against `origin`. */
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
