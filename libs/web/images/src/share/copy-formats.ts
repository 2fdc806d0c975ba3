/** What a link in each format is made of. */
export interface Shared {
  readonly title: string;
  /** Page of the image and address of its bytes, on this site or absolute. */
  readonly permalink: string;
  readonly url: string;
}

const inHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const inMarkdown = (text: string): string => text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');
const inBrackets = (url: string): string => url.replace(/\(/g, '%28').replace(/\)/g, '%29');

/** Ways to put an image elsewhere, in the order offered (anchors, "Embed codes"). */
export const COPY_FORMATS = [
  { value: 'link', label: 'Link', write: ({ permalink }: Shared) => permalink },
  { value: 'direct', label: 'Direct link', write: ({ url }: Shared) => url },
  {
    value: 'html',
    label: 'HTML',
    write: ({ title, permalink, url }: Shared) =>
      `<a href="${inHtml(permalink)}"><img src="${inHtml(url)}" alt="${inHtml(title)}"></a>`,
  },
  {
    value: 'markdown',
    label: 'Markdown',
    write: ({ title, permalink, url }: Shared) =>
      `[![${inMarkdown(title)}](${inBrackets(url)})](${inBrackets(permalink)})`,
  },
  {
    value: 'bbcode',
    label: 'BBCode',
    write: ({ permalink, url }: Shared) => `[url=${permalink}][img]${url}[/img][/url]`,
  },
] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number]['value'];

/** The text to paste elsewhere; addresses are made absolute against `origin`. */
export const copyText = (format: CopyFormat, { title, permalink, url }: Shared, origin: string): string => {
  const absolute = { title, permalink: new URL(permalink, origin).href, url: new URL(url, origin).href };
  return (COPY_FORMATS.find(({ value }) => value === format) ?? COPY_FORMATS[0]).write(absolute);
};
