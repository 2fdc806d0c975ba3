import sharp from 'sharp';
import { bombs, makePng } from '@safelight/test-pictures';
import { screenSvg } from './screen.ts';
import { svgText } from './svg-text.ts';

const LIMITS = { maxPixels: 100_000_000, maxFrames: 1_000, maxSide: 16_384, maxSeconds: 10 };

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const endOf = (text: string | Buffer): string => {
  try {
    screenSvg(svgText(Buffer.from(text)), LIMITS);
    return 'passes';
  } catch (error) {
    return (error as { failure: string }).failure;
  }
};

/** A document of nested elements with ten references each. It has 10^levels elements in a kilobyte. */
const useBomb = (levels: number, reference: (id: string) => string): string => {
  const level = (depth: number): string => `<g id="a${depth}">${reference(`#a${depth - 1}`).repeat(10)}</g>`;
  const rest = Array.from({ length: levels }, (_, depth) => level(depth + 1)).join('');
  return svg(`<rect id="a0" width="9" height="9"/>${rest}`);
};

describe('screening an SVG', () => {
  const embedded = (bytes: Buffer, kind = 'png'): string =>
    `<image href="data:image/${kind};base64,${bytes.toString('base64')}"/>`;

  it.each([
    svg(''),
    svg('<a href="#b"><text id="b">on href=http://x</text></a>'),
    svg('<style>@media print { .a { fill: url(#g) } } .b { mask: url( "#m" ) }</style>'),
    svg("<style><![CDATA[ .a > .b { fill: url('#g') } ]]></style>"),
    svg('<rect fill="url(#g)" style="filter:url(#f);font-family:\'Arial\\, Bold\'"/>'),
    svg('<defs><g id="a"/></defs><use xlink:href="#a"/><use href="#a"/><use href="#nowhere"/>'),
    svg('<g id="x"><animateTransform href="#x" attributeName="transform"/></g>'),
    svg('<g><!-- <script> --></g><text>&lt;script&gt; &#x41;</text>'),
    svg('<sodipodi:view xmlns:sodipodi="http://s" bordercolor="#666"/>'),
    `<?xml version="1.0" encoding="iso-8859-1"?>${svg('')}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  ])('accepts the harmless document %s', (text) => {
    expect(endOf(text)).toBe('passes');
  });

  it('accepts embedded pictures of the four accepted types', async () => {
    const png = await makePng({ width: 4, height: 4 });
    expect(endOf(svg(embedded(png)))).toBe('passes');
    expect(endOf(svg(embedded(png, 'jpg')))).toBe('passes');
    const css = `<style>.a{mask:url(data:image/png;base64,${png.toString('base64')})}</style>`;
    expect(endOf(svg(css))).toBe('passes');
  });

  it.each([
    // Content that runs.
    svg('<script>alert(1)</script>'),
    svg('<SCRIPT/>'),
    svg('<desc><script/></desc>'),
    svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'),
    svg('<script xmlns="http://other"/>'),
    svg('<handler type="text/javascript"/>'),
    svg('', 'onload="alert(1)"'),
    svg('<rect ONCLICK="x"/>'),
    svg('<set attributeName="x" onbegin="alert(1)"/>'),
    svg('<a href="javascript:alert(1)"/>'),
    svg('<a xlink:href=" java&#10;script:alert(1)"/>'),
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    svg('<rect style="behavior:expression(alert(1))"/>'),
    svg('<rect style="-moz-binding:x"/>'),
    // Foreign content.
    svg('<foreignObject/>'),
    svg('<foreignobject/>'),
    svg('<iframe src="#a"/>'),
    svg('<b xmlns="http://www.w3.org/1999/xhtml"/>'),
    svg('<html:img xmlns:html="http://www.w3.org/1999/xhtml"/>'),
    // References to something outside the document.
    svg('<image href="http://a.example/x.png"/>'),
    svg('<image xlink:href="//a.example/x.png"/>'),
    svg('<image href="x.png"/>'),
    svg('<image href="file:///etc/passwd"/>'),
    svg('<image href="text:/etc/passwd"/>'),
    svg('<image href="&#104;ttp://a.example/x.png"/>'),
    svg('<image src="http://a.example/x.png"/>'),
    svg('<x:image xmlns:x="http://x" x:href="http://a.example/"/>'),
    svg('<use href="http://a.example/x.svg#a"/>'),
    svg('<a href="https://a.example/"/>'),
    svg('<feImage href="http://a.example/x.png"/>'),
    svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    svg('<image href="data:text/html,x"/>'),
    svg('<image href="data:image/png,x"/>'),
    svg('<image href="data:image/png;base64,bm8gcGljdHVyZQ=="/>'),
    svg('<rect fill="url(http://a.example/x.svg#a)"/>'),
    svg('<rect fill="URL( \'http://a.example/\' )"/>'),
    svg('<rect fill="url(#a) url(http://a.example/)"/>'),
    svg('<rect fill="url(//a.example/"/>'),
    svg('<rect style="fill:u\\72l(http://a.example/)"/>'),
    svg('<rect style="fill:\\75 rl(http://a.example/)"/>'),
    svg('<rect mask="image-set(\'http://a.example/\' 1x)"/>'),
    svg('<rect cursor="image(\'http://a.example/\')"/>'),
    svg('<style>@import "http://a.example/x.css";</style>'),
    svg('<style>@\\69mport "http://a.example/x.css";</style>'),
    svg('<style>@imp<!-- -->ort url(#a);</style>'),
    svg('<style>@im<![CDATA[port "http://a.example/x.css"]]>;</style>'),
    svg('<style>@font-face{font-family:a;src:url(http://a.example/a.woff)}</style>'),
    svg('<style>a{background:url(http://a.example/)}</style>'),
    svg('<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="#a"/>'),
    `<?xml-stylesheet href="http://a.example/x.css"?>${svg('')}`,
    `<?XML-Stylesheet href="#x"?>${svg('')}`,
    // Entities and other declarations.
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://a.example/x.dtd"> %x;]>${svg('')}`,
    `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    `<!DOCTYPE svg SYSTEM "http://a.example/x.dtd" []>${svg('')}`,
    svg('<text>&nbsp;</text>'),
    // not well formed for every parser
    '<svg/>',
    '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
    svg('<g>'),
    `${svg('')}<g/>`,
    `${svg('')}<script/>`,
    svg('<g a="1" a="2"/>'),
    svg('<x:g/>'),
    `<?xml version="1.0" encoding="utf-7"?>${svg('')}`,
    `<?xml version="1.0" encoding="utf-16"?>${svg('')}`,
    `<?xml version="1.0" encoding="iso-8859-1"?>${svg('é')}`,
    // References that form a circle.
    svg('<g id="a"><use href="#a"/></g>'),
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  ])('rejects the document %s', (text) => {
    expect(endOf(text)).toBe('INVALID_FILE_FORMAT');
  });

  it('rejects text that is not UTF-8', () => {
    expect(endOf(Buffer.concat([Buffer.from(svg('')), Buffer.from([0xc3, 0x28])]))).toBe(
      'INVALID_FILE_FORMAT',
    );
  });

  it.each([
    ['use', (id: string) => `<use href="${id}"/>`],
    ['xlink', (id: string) => `<use xlink:href="${id}"/>`],
    ['fill', (id: string) => `<rect fill="url(${id})"/>`],
    ['style', (id: string) => `<rect style="mask:url('${id}')"/>`],
  ])(
    'rejects references by %s that expand a document a thousandfold, and accepts a tenfold expansion',
    (_name, reference) => {
      expect(endOf(useBomb(3, reference))).toBe('passes');
      expect(endOf(useBomb(5, reference))).toBe('IMAGE_TOO_LARGE');
      expect(endOf(useBomb(400, reference))).toBe('IMAGE_TOO_LARGE');
    },
  );

  it.each([
    ['elements', svg('<g/>'.repeat(25_001))],
    ['attributes', svg(`<g ${Array.from({ length: 201 }, (_, at) => `a${at}=""`).join(' ')}/>`)],
    ['nodes', svg('<!---->'.repeat(100_001))],
    ['pieces of text', svg('<![CDATA[x]]>'.repeat(100_001))],
    ['levels', svg('<g>'.repeat(200) + '</g>'.repeat(200))],
    ['bytes', svg(' '.repeat(8 * 1024 * 1024))],
    ['units of width', svg('', 'width="1000000000" height="1"')],
    ['units of height', svg('', 'height="1e9px"')],
    ['units of the view box', svg('', 'viewBox="0 0 1e9 1"')],
  ])('rejects a document with too many %s', (_name, text) => {
    expect(endOf(text)).toBe('IMAGE_TOO_LARGE');
  });

  it('rejects embedded pictures of too many pixels, in one picture and in total', async () => {
    const bomb = bombs().find(({ name }) => name === '16383x16383.webp');
    expect(endOf(svg(embedded(bomb?.bytes ?? Buffer.alloc(0), 'webp')))).toBe('IMAGE_TOO_LARGE');
    const size = { width: 4_000, height: 4_000 };
    const large = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(endOf(svg(embedded(large)))).toBe('passes');
    expect(endOf(svg(embedded(large).repeat(7)))).toBe('IMAGE_TOO_LARGE');
  });
});
