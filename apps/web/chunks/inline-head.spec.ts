import { inlined } from './inline-head.ts';

const PAGE = `<head>
  <script src="/theme.js"></script>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head>`;

it('the build replaces the tags of the theme script and the styles by their contents', () => {
  const styles = new Map([['assets/index-1.css', '@font-face{src:url(/assets/$&.woff2)}']]);
  expect(inlined(PAGE, "mark('$&');", (fileName) => styles.get(fileName) ?? '')).toBe(`<head>
  <script>mark('$&');</script>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <style>@font-face{src:url(/assets/$&.woff2)}</style>
</head>`);
});

it('the build fails when the page does not load the theme script', () => {
  expect(() => inlined('<head></head>', '', () => '')).toThrow('script of the theme');
});
