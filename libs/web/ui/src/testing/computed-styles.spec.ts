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
  '.page.Mui-wide ul .text',
  '.icon .text, .bold .text',
  '.gone .text',
  '.icon + button ~ ul .text',
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

describe('the computed style of an element in tests', () => {
  it.each(SELECTORS)('contains the declarations of "%s" exactly if the selector matches', (selector) => {
    document.head.innerHTML = `<style>${selector} { outline-style: dotted; opacity: 0.5 }</style>`;
    document.body.innerHTML = PAGE;
    const elements = [...document.body.querySelectorAll('*')];
    const expected = elements.map((element) => element.matches(selector));
    const styles = elements.map((element) => getComputedStyle(element));
    expect(styles.map(({ outlineStyle }) => outlineStyle === 'dotted')).toEqual(expected);
    expect(styles.map(({ opacity }) => opacity === '0.5')).toEqual(expected);
  });

  it('has the last declaration of a property, and prefers that of the style attribute', () => {
    document.head.innerHTML = `<style>
      .a { display: flex; padding: 1px 2px; width: 10px; border: 3px solid red }
      .b { display: grid; padding-left: 4px }
      .c { display: unset; pointer-events: none }
      @media print { .b { display: none } }
      @media screen { .b { height: 5px } }
    </style>`;
    document.body.innerHTML = `
      <p class="b a"></p><p class="a c"></p><p class="a" style="display: none; width: 20px"></p>`;
    const read = (element: Element) => {
      const style = getComputedStyle(element);
      const { display, paddingLeft, paddingTop, width, height, borderTopWidth, pointerEvents } = style;
      expect(style.getPropertyValue('padding-left')).toBe(paddingLeft);
      return [display, paddingLeft, paddingTop, width, height, borderTopWidth, pointerEvents];
    };
    expect([...document.body.children].map(read)).toEqual([
      ['grid', '4px', '1px', '10px', '5px', '3px', 'auto'],
      ['', '2px', '1px', '10px', '', '3px', 'none'],
      ['none', '2px', '1px', '20px', '', '3px', 'auto'],
    ]);
  });

  it('inherits visibility and pointer events, but not display', () => {
    document.head.innerHTML =
      '<style>.away { visibility: hidden; pointer-events: none; color: blue }</style>';
    document.body.innerHTML =
      '<p class="away" style="display: none"><b></b><i style="visibility: visible; color: red"></i></p>';
    const read = (selector: string) => {
      const style = getComputedStyle(document.querySelector(selector) as Element);
      return [style.visibility, style.pointerEvents, style.display, style.color];
    };
    expect(read('b')).toEqual(['hidden', 'none', '', 'rgb(0, 0, 255)']);
    expect(read('i')).toEqual(['visible', 'none', '', 'rgb(255, 0, 0)']);
  });

  it('changes with the element and with the style sheets', () => {
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
