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
  [
    'el fondo desenfocado y escribir en grande: Paella valenciana 14€. Abajo más chico, solo con reserva',
    'el fondo desenfocado y escribir en grande: "Paella valenciana 14€". Abajo más chico "solo con reserva"',
  ],
  ['blur the background and write large: Paella 14€', 'blur the background and write large: "Paella 14€"'],
  ['oben "Fest", unten kleiner nur mit Anmeldung', 'oben "Fest", unten kleiner "nur mit Anmeldung"'],
  [
    'put "Fair" at the top, at the bottom smaller in white',
    'put "Fair" at the top, at the bottom smaller in white',
  ],
  ['arriba "Feria", abajo más pequeño el precio', 'arriba "Feria", abajo más pequeño el precio'],
  ['signature at the bottom, small: Anna Berg', 'signature at the bottom, small: "Anna Berg"'],
])('“%s” is read as “%s”', (prompt, quoted) => expect(withQuotedText(prompt)).toBe(quoted));

it.each([
  ['make it brighter and write at the bottom: We are getting married', 'We are getting married'],
  ['mach es heller und schreib darunter: Wir heiraten', 'Wir heiraten'],
  ['aclárala y escribe abajo: nos casamos', 'nos casamos'],
  ['éclaircis et écris en bas : on se marie', 'on se marie'],
  ['clareia e escreve embaixo: vamos casar', 'vamos casar'],
  ['schiarisci e scrivi sotto: ci sposiamo', 'ci sposiamo'],
])('behind another wish, the text in “%s” is “%s”', (prompt, text) =>
  expect(withQuotedText(prompt)).toBe(prompt.replace(text, `"${text}"`)),
);
