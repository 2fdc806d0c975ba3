/** A script that leaves a mark on the document when it runs, and sends a request to `home`. */
const ran = (home: string): string =>
  `document.documentElement.setAttribute('data-ran','1');new Image().src='${home}/ran'`;

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="40" ${attributes}>` +
  `<rect width="80" height="40" fill="#357"/>${inside}</svg>`;

/**
 * SVG documents that try to run scripts, load resources or navigate; each tries to reach `home`, the origin
 * of a listener.
 */
export const hostileDrawings = (home: string): Readonly<Record<string, string>> => ({
  'a script': svg(`<script>${ran(home)}</script>`),
  'a script elsewhere': svg(`<script href="${home}/script.js"/>`),
  'a script in another case': svg(`<ScRipT xmlns="http://www.w3.org/1999/xhtml">${ran(home)}</ScRipT>`),
  'a handler': svg('', `onload="${ran(home)}"`),
  'a handler of an animation': svg(`<animate attributeName="x" dur="1s" onbegin="${ran(home)}"/>`),
  'a handler behind an entity': `<!DOCTYPE svg [<!ENTITY run "${ran(home)}">]>${svg('', 'onload="&run;"')}`,
  'a link that runs': svg(`<a xlink:href="javascript:${ran(home)}"><text y="20">here</text></a>`),
  'an animation of a link': svg(
    `<a><animate attributeName="href" values="javascript:${ran(home)}"/><text y="20">here</text></a>`,
  ),
  'foreign content': svg(
    `<foreignObject width="80" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${home}/frame"/></foreignObject>`,
  ),
  'a picture elsewhere': svg(`<image href="${home}/picture.png" width="9" height="9"/>`),
  'a shape elsewhere': svg(`<use href="${home}/shapes.svg#one"/>`),
  'a sheet elsewhere': svg(`<style>@import url(${home}/sheet.css);</style>`),
  'a sheet escaped': svg(`<style>@\\69mport '${home}/escaped.css';</style>`),
  'a fill elsewhere': svg(`<rect width="9" height="9" style="fill:url(${home}/fill.svg#a)"/>`),
  'a font elsewhere': svg(
    `<style>@font-face{font-family:f;src:url(${home}/font.woff2)}text{font-family:f}</style><text y="20">here</text>`,
  ),
  'an instruction': `<?xml-stylesheet href="${home}/instruction.css"?>${svg('')}`,
  'an entity elsewhere': `<!DOCTYPE svg [<!ENTITY far SYSTEM "${home}/entity">]>${svg('<text>&far;</text>')}`,
  'a refresh': svg(
    `<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${home}/refresh"/>`,
  ),
  'a base': svg(`<base xmlns="http://www.w3.org/1999/xhtml" href="${home}/"/><image href="based.png"/>`),
  'a document in a document': svg(
    `<image href="data:image/svg+xml;base64,${Buffer.from(svg(`<image href="${home}/inner.png"/>`)).toString('base64')}" width="9" height="9"/>`,
  ),
});

/** A drawing that combines all hostile drawings. */
export const worstDrawing = (home: string): Buffer =>
  Buffer.from(
    svg(
      `<script>${ran(home)};location='${home}/gone'</script><image href="${home}/picture.png" width="9" height="9"/>` +
        `<style>@import url(${home}/sheet.css);</style><set attributeName="x" onbegin="${ran(home)}"/>`,
      `onload="${ran(home)}"`,
    ),
  );
