import { withLikelyText } from './capitals.ts';
import { withQuotedText } from './quoted-text.ts';

describe('withQuotedText', () => {
  it.each([
    ['put a headline on it: Grand Opening', 'put a headline on it: "Grand Opening"'],
    ['put SALE -30% in the top right corner', 'put "SALE -30%" in the top right corner'],
    ['at the bottom: open daily 9-5', 'at the bottom: "open daily 9-5"'],
    ['légende : quand la machine à café est vide', 'légende : "quand la machine à café est vide"'],
    [
      'it needs to say Happy 40th Dave somewhere at the top',
      'it needs to say "Happy 40th Dave" somewhere at the top',
    ],
    ['que ponga Noche de Tapas y Vino arriba del todo', 'que ponga "Noche de Tapas y Vino" arriba del todo'],
    ['type Sharpen Your Skills in the middle', 'type "Sharpen Your Skills" in the middle'],
    ['title at the top saying My Trip to Iceland', 'title at the top saying "My Trip to Iceland"'],
    ['Write Gate B in huge black letters', 'Write "Gate B" in huge black letters'],
    [
      'rajoute le texte Nos vacances et éclaircis un peu',
      'rajoute le texte "Nos vacances" et éclaircis un peu',
    ],
    ['schreib Alles Gute Opa ganz oben aufs Bild', 'schreib "Alles Gute Opa" ganz oben aufs Bild'],
    ['write lost cat, call 555-0182 under him', 'write "lost cat, call 555-0182" under him'],
    ['write our names under us, Lena and Tom', 'write "Lena and Tom" under us'],
    ['my shop is called Blue Door, write that at the top', 'write "Blue Door" at the top'],
    ['Rest in peace Buddy, write this below in white', 'write "Rest in peace Buddy" below in white'],
    ['put Merry Christmas from the Millers on it', 'put "Merry Christmas from the Millers" on it'],
    ['put DO NOT COPY across it', 'put "DO NOT COPY" across it'],
    ['top text ME AT 8AM bottom text ME AT 8:05AM', 'top text "ME AT 8AM", bottom text "ME AT 8:05AM"'],
    ['add my handle @lou.bakes', 'add my handle "@lou.bakes"'],
    ['stamp the date 12.07.2019 in the corner', 'stamp the date "12.07.2019" in the corner'],
    ['© R. Okafor 2025 as a watermark', '"© R. Okafor 2025" as a watermark'],
    ['remove bg, add text SALE 50%', 'remove bg, add text "SALE 50%"'],
    ['quita el perro, escribe OFERTA 30% abajo', 'quita el perro, escribe "OFERTA 30%" abajo'],
    ['coloca "Bolos da Nena" e o telefone 91234-5678 embaixo', 'coloca "Bolos da Nena 91234-5678" embaixo'],
    [
      'write "Open" at the top and the number 555 12 34 below',
      'write "Open" at the top and "555 12 34" below',
    ],
    ['put SALE at the top and 12.50€ below', 'put "SALE" at the top and "12.50€" below'],
    ['put €5 below and SALE on top', 'put "€5" below and "SALE" on top'],
    ['write Lost Dog and below Call 555 1234', 'write "Lost Dog" and below "Call 555 1234"'],
    ['schreib Hund gesucht und darunter Tel 555 1234', 'schreib "Hund gesucht" und darunter "Tel 555 1234"'],
    ['escribe Se busca y debajo Llama al 555 1234', 'escribe "Se busca" y debajo "Llama al 555 1234"'],
    ['écris Chien perdu et en dessous Tel 555 1234', 'écris "Chien perdu" et en dessous "Tel 555 1234"'],
    ['escreve Vende-se e embaixo Tel 555 1234', 'escreve "Vende-se" e embaixo "Tel 555 1234"'],
    ['scrivi Cercasi cane e sotto Tel 555 1234', 'scrivi "Cercasi cane" e sotto "Tel 555 1234"'],
    ['ponle Vendido por Ana abajo', 'ponle "Vendido por Ana" abajo'],
    ['mets Vendu par Anna en bas', 'mets "Vendu par Anna" en bas'],
    ['write I ♥ NY big', 'write "I ♥ NY" big'],
    ['write Dream big', 'write "Dream big"'],
    ['write think big at the top', 'write "think big" at the top'],
    ['write hello world big at the top', 'write "hello world" big at the top'],
    ['write lisbon 2023 small in the corner', 'write "lisbon 2023" small in the corner'],
    ['schreib lissabon 2023 ganz klein unten rechts', 'schreib "lissabon 2023" ganz klein unten rechts'],
    ['écris lisbonne 2023 en petit en bas', 'écris "lisbonne 2023" en petit en bas'],
    ['escreve lisboa 2023 pequeno no canto', 'escreve "lisboa 2023" pequeno no canto'],
    ['write Lost Dog below and make it brighter', 'write "Lost Dog" below and make it brighter'],
  ])('quotes the text in “%s”', (prompt, quoted) => {
    expect(withQuotedText(prompt)).toBe(quoted);
  });

  it.each([
    'write something funny on it',
    'put my name on it',
    'burn the date in the corner',
    'add text in white at the top',
    'add "SALE" in red',
    'sharpen the text: it is blurry',
    'make the sign say OPEN instead of CLOSED',
    'remove the words Happy New Year',
    'make it HDR and save it as PNG',
    'crop it: 16:9',
  ])('leaves “%s” as it is', (prompt) => {
    expect(withQuotedText(prompt)).toBe(prompt);
  });
});

describe('withLikelyText', () => {
  it('quotes any title in a prompt that surely asks for a text', () => {
    expect(withLikelyText('lay Spring Has Sprung over it')).toBe('lay "Spring Has Sprung" over it');
    expect(withLikelyText('podcast cover: Cut to the Chase')).toBe('podcast cover: "Cut to the Chase"');
  });

  it('is null if a prompt says no text', () => {
    expect(withLikelyText('put my logo on it')).toBeNull();
  });
});

it.each([
  'Just crop it square',
  'Just black and white',
  'Hotel room needs to be brighter',
  'Hotel room needs more light',
  'Best quality please',
  'Good lighting',
  'Schöne Farben',
  'Familie ausschneiden',
  'Foto de mi perro más clara',
  'Bonne qualité svp',
  'Bem mais claro',
  'Buona luce',
])('“%s” is a wish, although it begins like a greeting', (prompt) =>
  expect(withQuotedText(prompt)).toBe(prompt),
);

it.each(['Just married', 'Best Dad Ever', 'Hotel Sonne', 'Buon Natale', 'Familie Müller'])(
  '“%s” is a text',
  (prompt) => expect(withQuotedText(prompt)).toBe(`"${prompt}"`),
);
