import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { TEXTS } from '@safelight/rules';
import { corpus, GPS_MARKS, makeJpeg } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { openBench } from '../../testing/pictures.ts';
import { ALLOWED, openSvgBench, pixelAt, svg, SVG } from '../../testing/svg.ts';
import { screenSvg } from './screen.ts';

const LIMITS = { maxPixels: 100_000_000, maxFrames: 1_000, maxSide: 16_384, maxSeconds: 10 };

/**
 * A document as drawing programs write it, with declarations, metadata, CDATA, private names and references.
 */
const DRAWING = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program by Jane Doe -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    xmlns:ink="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    width="80" height="40" viewBox="0 0 80 40" ink:export-filename="/home/jane/secret.png">
  <title>Two halves</title>
  <metadata><rdf:RDF><rdf:Description rdf:about="">Jane Doe</rdf:Description></rdf:RDF></metadata>
  <?program settings?>
  <style type="text/css"><![CDATA[ .left { fill: url(#images) } ]]></style>
  <defs>
    <linearGradient id="title" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"/></linearGradient>
    <linearGradient id="images" xlink:href="#title"/>
    <clipPath id="body" clipPathUnits="userSpaceOnUse"><rect width="40" height="40"/></clipPath>
    <rect id="half" x="40" width="40" height="40"/>
  </defs>
  <rect class="left" width="80" height="40" clip-path="url(#body)"/>
  <use xlink:href="#half" style="fill:#00f"/>
  <ink:grid type="xygrid"/>
  <animate attributeName="opacity" from="0" to="1"/>
</svg>`;

describe('an SVG', () => {
  const bench = forSuite(openSvgBench);

  it("is drawn in the thumbnail's size with its gradients, clips, uses and style sheets", async () => {
    const { thumbnail, shared, thumbhash, ...told } = await bench.inspect(DRAWING);
    expect(thumbhash.length).toBeGreaterThan(20);
    expect(told).toEqual({ contentType: SVG, width: 80, height: 40, frames: 1, isCleaned: false });
    expect(await sharp(thumbnail.path).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    const [left, right] = [await pixelAt(thumbnail.path, 0.25), await pixelAt(thumbnail.path, 0.75)];
    expect(left[0]).toBeGreaterThan(240);
    expect(left[2]).toBeLessThan(16);
    expect(right[2]).toBeGreaterThan(240);
    await Promise.all([thumbnail.dispose(), shared?.dispose()]);
    expect(readdirSync(bench.scratchDir)).toEqual([]);
  });

  it('is shared with the same look and without metadata about its author', async () => {
    const { shared, thumbnail } = await bench.inspect(DRAWING);
    expect(shared?.contentType).toBe(SVG);
    const text = await readFile(shared?.path ?? '', 'utf8');
    for (const word of ['Jane', 'secret', 'metadata', 'DOCTYPE', '<?', '<!--', 'xmlns:ink', '<animate']) {
      expect(text).not.toContain(word);
    }
    for (const part of ['<title>Two halves</title>', 'gradientUnits=', '<clipPath id="body"', '.left {']) {
      expect(text).toContain(part);
    }
    expect(() => {
      screenSvg(text, LIMITS);
    }).not.toThrow();
    const again = await bench.imaging.inspect(shared?.path ?? '', SVG, ALLOWED);
    expect(again.shared).toBeNull();
    expect((await readFile(again.thumbnail.path)).equals(await readFile(thumbnail.path))).toBe(true);
  });

  it('has derivatives in every size and format, made from the original and from the shared document', async () => {
    const original = await bench.putText(DRAWING);
    const { shared } = await bench.imaging.inspect(original, SVG, ALLOWED);
    for (const path of [original, shared?.path ?? '']) {
      for (const [spec, expected] of [
        [
          { kind: 'master', format: 'webp' },
          { format: 'webp', width: 1600, height: 800 },
        ],
        [
          { kind: 'thumbnail', width: 2048, format: 'webp' },
          { format: 'webp', width: 2048, height: 1024 },
        ],
        [
          { kind: 'thumbnail', width: 640, format: 'avif' },
          { format: 'heif', width: 640, height: 320 },
        ],
      ] as const) {
        const file = await bench.imaging.derive(path, spec, ALLOWED);
        expect(await sharp(file.path).metadata()).toMatchObject(expected);
        expect((await pixelAt(file.path, 0.75))[2]).toBeGreaterThan(240);
      }
    }
  });

  it('is transparent where nothing is drawn', async () => {
    const { thumbnail } = await bench.inspect(svg('<rect width="40" height="40" fill="#f00"/>'));
    expect((await pixelAt(thumbnail.path, 0.75))[3]).toBe(0);
    expect((await pixelAt(thumbnail.path, 0.25))[3]).toBe(255);
  });

  it('is rejected while SVG is not allowed', async () => {
    const path = await bench.putText(DRAWING);
    const refused = { code: 'INVALID_FILE_FORMAT' };
    await expect(bench.imaging.inspect(path, SVG)).rejects.toMatchObject(refused);
    await expect(bench.imaging.inspect(path, 'image/png', ALLOWED)).rejects.toMatchObject(refused);
    await expect(
      bench.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'webp' }),
    ).rejects.toMatchObject(refused);
  });

  it('is not recognized in a photo that is declared as an SVG', async () => {
    const path = await bench.put('photo.svg', await makeJpeg({ width: 40, height: 30 }));
    await expect(bench.imaging.inspect(path, SVG, ALLOWED)).rejects.toMatchObject({
      code: 'INVALID_FILE_FORMAT',
    });
  });

  it('shows embedded photos without their GPS data', async () => {
    const photo = await makeJpeg({ width: 64, height: 48, gps: true, orientation: 6 });
    const data = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const { shared } = await bench.inspect(svg(`<image width="80" height="40" href="${data}"/>`));
    const text = await readFile(shared?.path ?? '', 'utf8');
    const bytes = Buffer.from(/base64,([^"]*)/.exec(text)?.[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', orientation: 6 });
    expect(bytes.includes(GPS_MARKS.make) || bytes.includes(GPS_MARKS.serial)).toBe(false);
    expect(photo.includes(GPS_MARKS.make)).toBe(true);
  });

  it('without a size gets the size of its view box or content', async () => {
    expect(await bench.inspect(svg('<rect width="9" height="9"/>', 'viewBox="0 0 30 20"'))).toMatchObject({
      width: 30,
      height: 20,
    });
    expect(await bench.inspect(svg('<rect width="9" height="6"/>', ''))).toMatchObject({
      width: 9,
      height: 6,
    });
  });

  const HARMLESS = '<rect width="9" height="9" fill="#abc"/>';
  const shownOf = async (text: string): Promise<string> => {
    const { shared, isCleaned } = await bench.inspect(text);
    expect(isCleaned).toBe(true);
    const shown = await readFile(shared?.path ?? '', 'utf8');
    expect(() => {
      screenSvg(shown, LIMITS);
    }).not.toThrow();
    return shown;
  };

  it.each([
    ['a script', svg(`${HARMLESS}<script>alert(1)</script>`), /script|alert/],
    [
      'a script in HTML',
      svg(`${HARMLESS}<script xmlns="http://www.w3.org/1999/xhtml">x()</script>`),
      /script|x\(/,
    ],
    ['an event handler', svg(HARMLESS, 'width="80" height="40" onload="alert(1)"'), /onload|alert/],
    ['a handler in capitals', svg(`${HARMLESS}<g ONCLICK="alert(1)"/>`), /click|alert/i],
    [
      'foreign content',
      svg(`${HARMLESS}<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>`),
      /foreign|<b/,
    ],
    ['a picture from another site', svg(`${HARMLESS}<image href="http://a.example/x.png"/>`), /a\.example/],
    [
      'a shape from another site',
      svg(`${HARMLESS}<use xlink:href="//a.example/x.svg#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>`),
      /a\.example/,
    ],
    ['a link', svg(`<a href="https://a.example/">${HARMLESS}</a>`), /a\.example/],
    ['a link that runs a script', svg(`<a href="javascript:alert(1)">${HARMLESS}</a>`), /alert/],
    [
      'an animated link',
      svg(`${HARMLESS}<a><animate attributeName="href" values="javascript:alert(1)"/></a>`),
      /alert/,
    ],
    ['an embedded document', svg(`${HARMLESS}<image href="data:image/svg+xml;base64,PHN2Zy8+"/>`), /data:/],
    [
      'an embedded file that is not a picture',
      svg(`${HARMLESS}<image href="data:image/png;base64,bm8="/>`),
      /data:/,
    ],
    [
      'an import',
      svg(`<style>@import "http://a.example/x.css"; .a{fill:#abc}</style>${HARMLESS}`),
      /import|a\.example/,
    ],
    [
      'an escaped import',
      svg(`<style>@\\69mport "http://a.example/x.css";</style>${HARMLESS}`),
      /mport|a\.example/,
    ],
    [
      'a font from another site',
      svg(`<style>@font-face{font-family:f;src:url(http://a.example/f)}</style>${HARMLESS}`),
      /a\.example/,
    ],
    [
      'a fill from another site',
      svg(`<rect width="9" height="9" style="fill:url(http://a.example/);stroke:#abc"/>`),
      /a\.example/,
    ],
    [
      'a mask from another site',
      svg(`<g mask="url(http://a.example/x.svg#a)">${HARMLESS}</g>`),
      /a\.example/,
    ],
    [
      'a processing instruction',
      `<?xml-stylesheet href="http://a.example/x.css"?>${svg(HARMLESS)}`,
      /a\.example/,
    ],
  ])('loses %s, but shows the rest', async (_name, text, gone) => {
    const shown = await shownOf(text);
    expect(shown).not.toMatch(gone);
    expect(shown).toContain('#abc');
    const { isCleaned } = await bench.inspect(shown);
    expect(isCleaned).toBe(false);
  });

  it('keeps the harmless part of a style sheet', async () => {
    const css =
      '@import url("http://a.example/a;b.css"); /* @import */ .a{fill:#abc;background:url(http://a.example/)} ' +
      '@media print{.b{stroke:#def;cursor:url(//a.example/)}} .c{filter:url(#blur)}';
    const shown = await shownOf(svg(`<style>${css}</style>${HARMLESS}`));
    for (const part of ['fill:#abc', 'stroke:#def', 'filter:url(#blur)']) expect(shown).toContain(part);
  });

  it('is stored unchanged when there is nothing to clean', async () => {
    expect((await bench.inspect(DRAWING)).isCleaned).toBe(false);
  });

  it.each([
    ['entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`, 'INVALID_FILE_FORMAT'],
    ['size of 0 by 0', svg('', 'width="0" height="0"'), 'INVALID_FILE_FORMAT'],
    ['side too long', svg('', 'width="20000" height="10"'), 'IMAGE_TOO_LARGE'],
    ['area too large', svg('', 'width="16000" height="16000"'), 'IMAGE_TOO_LARGE'],
    ['length that overflows', svg('', 'width="1e30" height="1e30"'), 'IMAGE_TOO_LARGE'],
    ['unit that overflows', svg('<g/>', 'font-size="1e9" width="1em" height="1em"'), 'IMAGE_TOO_LARGE'],
  ])('with a %s is rejected', async (_name, text, code) => {
    const path = await bench.putText(text);
    const { invalidSvg, svgTooLarge } = TEXTS.images;
    const message = code === 'IMAGE_TOO_LARGE' ? svgTooLarge : invalidSvg;
    await expect(bench.imaging.inspect(path, SVG, ALLOWED)).rejects.toMatchObject({ code, message });
    await expect(
      bench.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'webp' }, ALLOWED),
    ).rejects.toMatchObject({
      code,
    });
    expect(bench.imaging.stats()).toMatchObject({ lost: 0, running: 0 });
  });

  it('that takes too long to draw is rejected, its process ends, and the next one is drawn', async () => {
    const slow = await openBench({ timeoutMs: 3_000 });
    const filter = '<filter id="f"><feTurbulence baseFrequency="0.01" numOctaves="1000000"/></filter>';
    const rects = '<rect width="1000" height="1000" filter="url(#f)"/>'.repeat(20_000);
    const path = await slow.put('slow.svg', Buffer.from(svg(filter + rects, 'width="1000" height="1000"')));
    const spec = { kind: 'thumbnail', width: 2048, format: 'webp' } as const;
    await expect(slow.imaging.derive(path, spec, ALLOWED)).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    expect(slow.imaging.stats()).toMatchObject({ lost: 1, running: 0 });
    const next = await slow.put('next.svg', Buffer.from(svg('<rect width="9" height="9"/>')));
    const drawn = await slow.imaging.derive(next, { kind: 'thumbnail', width: 320, format: 'webp' }, ALLOWED);
    expect(drawn.contentType).toBe('image/webp');
    await slow.close();
  });

  it('does not enable the SVG loader for files of any other type', async () => {
    await bench.inspect(DRAWING);
    const path = await bench.putText(`<x:svg xmlns:x="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    await expect(
      bench.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'webp' }, ALLOWED),
    ).rejects.toMatchObject({
      code: 'INVALID_FILE_FORMAT',
    });
  });

  for (const { name, path } of corpus('svg')) {
    it(`from the corpus, ${name}, becomes harmless or is rejected`, async () => {
      const kind = await bench.imaging.sniff((await readFile(path)).subarray(0, 4_100), ALLOWED);
      const end = await bench.imaging.inspect(path, kind ?? SVG, ALLOWED).catch((error: unknown) => error);
      if (end instanceof Error) {
        expect(['INVALID_FILE_FORMAT', 'IMAGE_TOO_LARGE']).toContain((end as { code?: string }).code);
        return;
      }
      const { shared } = end as { readonly shared: { readonly path: string } | null };
      const shown = await readFile(shared?.path ?? path, 'utf8');
      expect(() => {
        screenSvg(shown, LIMITS);
      }).not.toThrow();
      expect(shown).not.toMatch(/<script|foreignObject|javascript:|\son\w+=|(?:href|src)="(?!#|data:image)/i);
    });
  }
});
