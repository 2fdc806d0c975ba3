import { readPrompt } from '../read-prompt.ts';

describe('a ground behind letters', () => {
  it.each([
    [
      'write "Hello" in black with a white background behind the text',
      'with a white background behind the text',
    ],
    ['schreib "Zu vermieten" oben, schwarze Schrift auf weißem Grund', 'auf weißem Grund'],
    ['écris "A louer" en haut, lettres noires sur fond blanc', 'sur fond blanc'],
    ['écris "Promo" en haut en noir sur jaune', 'sur jaune'],
    ['write "SALE" at the top, black on yellow', 'on yellow'],
    ['write SALE in black letters on white', 'on white'],
    ['con letras negras sobre blanco pon OFERTA', 'sobre blanco'],
    ['schreib "SALE" oben hin, schwarz auf gelb', 'auf gelb'],
    ['escreve "Aluga-se" no canto de cima, letra preta com fundo branco', 'com fundo branco'],
  ])('is listed as not done, and gives the letters no color: %s', (prompt, told) => {
    const { steps, notPossible } = readPrompt(prompt);
    expect(steps.map(({ operation, options }) => [operation, options['color']])).toEqual([
      ['add-text', '#000000'],
    ]);
    expect(notPossible).toEqual([`“${told}”`]);
  });

  it.each([
    'text "Hello" on a black bar',
    'Text "Hallo" auf schwarzem Balken',
    'texte "Salut" sur un bandeau noir',
    'testo "Ciao" su una striscia nera',
  ])('has a color that the letters do not get, if none is said for them: %s', (prompt) =>
    expect(readPrompt(prompt).steps.map(({ options }) => options['color'])).toEqual([undefined]),
  );

  it.each([
    ['put the price 20 € in a red circle', '20 €', 'in a red circle'],
    ['put the price $20 in a gold badge in the corner', '$20', 'in a gold badge'],
    ['schreib Angebot in einen roten Kreis', 'Angebot', 'in einen roten Kreis'],
    ['escribe Oferta en un recuadro rojo', 'Oferta', 'en un recuadro rojo'],
    ['coloca o preço R$ 89,90 num selo dourado no canto', 'R$ 89,90', 'num selo dourado'],
    [
      'coloca PROMOÇÃO R$ 49,90 num retangulo vermelho no canto de cima',
      'PROMOÇÃO R$ 49,90',
      'num retangulo vermelho',
    ],
    ['write Happy Birthday with little hearts', 'Happy Birthday', 'with little hearts'],
    ['schreib Alles Gute mit Herzchen', 'Alles Gute', 'mit Herzchen'],
    ['escribe Feliz Cumple con corazones', 'Feliz Cumple', 'con corazones'],
    ['scrivere sotto Auguri Nonno con i fiorellini', 'Auguri Nonno', 'con i fiorellini'],
  ])('and what is drawn around a text is no part of it: %s', (prompt, text, told) => {
    const { steps, notPossible } = readPrompt(prompt);
    expect(steps.map(({ operation, options }) => [operation, options['text']])).toEqual([['add-text', text]]);
    expect(notPossible).toEqual([`“${told}”`]);
  });

  it.each(['white background and write "Sale" at the top in red'])(
    'is not the background behind the subject: %s',
    (prompt) => expect(readPrompt(prompt).notPossible).toEqual([]),
  );

  it.each([
    'scrivi in basso "Pro Loco", carattere semplice, bianco',
    'add the text "Fair" at the top, simple font',
  ])('plain letters are the usual ones: %s', (prompt) => expect(readPrompt(prompt).notPossible).toEqual([]));
});
