import { rootStart } from './recognise-svg.ts';

/** Width and height in pixels of CSS, of which an inch has 96. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** An attribute of a tag: white space, name, and value in quotes. */
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const TAG = /^<svg(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/;

/**
 * The same drawing in another size: its root says `size` instead of its own. A document without a view box gets one of
 * its own size, so that what it draws grows along, lengths in millimeters or points included. Unchanged when its root
 * cannot be read.
 */
export const withRootSize = (text: string, own: SvgSize, size: SvgSize): string => {
  const at = rootStart(text);
  const tag = TAG.exec(text.slice(at))?.[0];
  if (tag === undefined) return text;
  const attributes = [...tag.matchAll(ATTRIBUTE)];
  const kept = attributes.filter(([, name = '']) => !['width', 'height', 'style'].includes(name));
  const style = attributes.find(([, name]) => name === 'style')?.[2]?.slice(1, -1) ?? '';
  const quote = style.includes('"') ? "'" : '"';
  // Sizes in styles go before attributes.
  const sized = `${style};width:${size.width}px !important;height:${size.height}px !important`;
  const hasViewBox = attributes.some(([, name]) => name === 'viewBox');
  const root = [
    '<svg',
    ...kept.map(([whole]) => whole),
    ` width="${size.width}" height="${size.height}" style=${quote}${sized}${quote}`,
    hasViewBox ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`,
    tag.endsWith('/>') ? '/>' : '>',
  ].join('');
  return text.slice(0, at) + root + text.slice(at + tag.length);
};
