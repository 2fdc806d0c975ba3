import { deflateRawSync, gzipSync } from 'node:zlib';
import { sniff } from '../../sniff.ts';
import { isSvg } from './recognise-svg.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('an SVG', () => {
  it.each([
    ROOT,
    `<svg>`,
    `<svg/>`,
    `<svg\n viewBox="0 0 1 1">`,
    `\ufeff${ROOT}`,
    ` \r\n\t${ROOT}`,
    `<?xml version="1.0" encoding="UTF-8"?>${ROOT}`,
    `<?xml version="1.0"?>\n<!-- <html> -->\n<!-- two -->\n${ROOT}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${ROOT}`,
    `<!DOCTYPE svg [<!ENTITY x "y"> ]>\n${ROOT}`,
    `<?xml-stylesheet href="a.css"?>${ROOT}`,
  ])('is recognized by its first element: %j', async (text) => {
    const head = Buffer.from(text);
    expect(isSvg(head)).toBe(true);
    expect(await sniff(head, { allowSvg: true })).toBe('image/svg+xml');
  });

  it.each([`<?xml version="1.0"?>${ROOT}`, ROOT])(
    'is not recognized while SVG is not allowed: %j',
    async (text) => {
      expect(await sniff(Buffer.from(text))).toBeNull();
      expect(await sniff(Buffer.from(text), { allowSvg: false })).toBeNull();
    },
  );

  it.each([
    '',
    '<',
    '<svgz/>',
    '<SVG/>',
    '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>',
    `<html><body>${ROOT}</body></html>`,
    `<!DOCTYPE html><html>${ROOT}`,
    `<!-- ${ROOT}`,
    `<?xml ${ROOT}`,
    `<!DOCTYPE svg [ ${ROOT}`,
    `picture.svg`,
    `x${ROOT}`,
    `<?php echo 1 ?><html>`,
    '%PDF-1.7 <svg>',
  ])('is not recognized: %j', (text) => {
    expect(isSvg(Buffer.from(text))).toBe(false);
  });

  it('is not recognized when compressed or in UTF-16', () => {
    for (const bytes of [
      gzipSync(ROOT),
      deflateRawSync(ROOT),
      Buffer.from(ROOT, 'utf16le'),
      Buffer.from(`\ufeff${ROOT}`, 'utf16le'),
    ]) {
      expect(isSvg(bytes)).toBe(false);
    }
  });

  it('is not recognized in a file of nothing but opening delimiters, which is read in a short time', () => {
    for (const part of ['<!--', '<?', '<!DOCTYPE [', ' ', '<!---->', '<']) {
      expect(isSvg(Buffer.from(part.repeat(1_400)))).toBe(false);
    }
  });
});
