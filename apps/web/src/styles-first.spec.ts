import { stylesFirst } from './styles-first.ts';

it('moves all style tags of rendered HTML before its elements, in their order', () => {
  const [red, blue] = [
    '<style data-emotion="css a">.a{}</style>',
    '<style data-emotion="css b">.b{}</style>',
  ];
  expect(stylesFirst(`<p>${red}A<b>${blue}B</b></p>`)).toBe(`${red}${blue}<p>A<b>B</b></p>`);
});
