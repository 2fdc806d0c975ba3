const PAGE = `
  <main class="page Mui-wide">
    <p class="text"></p>
    <p class="text  bold
      css-1a2b-Text-root" id="bold" data-kind="[x]"></p>
    <svg class="icon"><g class="text"></g></svg>
    <button class="css-1a2b-Button-root Mui-disabled" disabled type="button"></button>
    <ul><li></li><li class="text"></li><li></li></ul>
  </main>`;

const SELECTORS = [
  '*',
  'p',
  'P',
  '.text',
  '.text.bold',
  '.bold.text.css-1a2b-Text-root',
  'p.text:not(.bold)',
  '.css-1a2b-Button-root.Mui-disabled',
  '.css-1a2b-Button-root:disabled',
  '.css-1a2b-Button-root:not([disabled="x"])',
  '.page .text',
  '.page>.text',
  '.text+.text',
  '.text ~ svg',
  'main>:not(style)~:not(style)',
  '.page>*:nth-of-type(1)',
  'ul > li:nth-child(2)',
  ':is(.bold, .icon)',
  ':where(p, svg).text',
  'p.gone, .icon, li.text',
  '#bold',
  'p#bold.text',
  '[data-kind="[x]"]',
  'button[type="button" i]',
  '.icon g',
  'G.text',
  '.te\\78t',
  '.gone',
];

describe('the computed style of an element', () => {
  it.each(SELECTORS)('applies %s exactly where the selector matches', (selector) => {
    document.head.innerHTML = `<style>${selector} { outline-style: dotted }</style>`;
    document.body.innerHTML = PAGE;
    const elements = [...document.body.querySelectorAll('*')];
    const isStyled = (element: Element): boolean => getComputedStyle(element).outlineStyle === 'dotted';
    expect(elements.map(isStyled)).toEqual(elements.map((element) => element.matches(selector)));
  });

  it('follows changes of the element and of the style sheets', () => {
    document.head.innerHTML = '<style>.hidden { display: none } @font-face { font-family: "Any" }</style>';
    document.body.innerHTML = '<p></p>';
    const [text] = document.body.children as unknown as [Element];
    expect(getComputedStyle(text).display).toBe('block');
    text.className = 'hidden';
    expect(getComputedStyle(text).display).toBe('none');
    document.head.innerHTML = '';
    expect(getComputedStyle(text).display).toBe('block');
  });
});
