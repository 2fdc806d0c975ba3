import { withQuotedText } from './quoted-text.ts';

it.each([
  'For my Etsy shop: ring cut out, background light beige, 2000 by 2000, ring in the middle',
  'Quiero vender estas zapatillas en Wallapop: fondo blanco, sombra suave debajo, formato cuadrado',
  'Ich möchte das verkaufen: hintergrund weiß, quadratisch',
  'sharpen the text: it is blurry',
])('what follows the colon in “%s” is no text', (prompt) => expect(withQuotedText(prompt)).toBe(prompt));

it.each([
  ['I would like this on it: happy birthday mum', 'I would like this on it: "happy birthday mum"'],
  ["put my shop name: anna's cakes", `put my shop name: "anna's cakes"`],
  ['signature at the bottom, small: Anna Berg', 'signature at the bottom, small: "Anna Berg"'],
])('“%s” is read as “%s”', (prompt, quoted) => expect(withQuotedText(prompt)).toBe(quoted));
