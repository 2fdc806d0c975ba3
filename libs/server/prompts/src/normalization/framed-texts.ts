/* "A white border with the text …": a border and a text, which alone would get the color of the border. */

const FRAME =
  '(?<frame>frame|border|rahmen|rand|umrandung|marco|borde|cadre|bordure|moldura|borda|cornice|bordo)';
interface Framed {
  readonly said: RegExp;
  readonly plainer: string;
}
const framed = (link: string, text: string, plainer: string): Framed => ({
  said: new RegExp(
    `(?<!\\p{L})${FRAME}(?<color>(?: \\p{L}+){0,2}?),? (?:${link}) (?:(?:the|my|a|dem|den|de[rm]|el|la|mi|le|mon|o|meu|il|mio) )?(?:(?:${text})(?: |:)*)?(?=["“„«])`,
    'iu',
  ),
  plainer: `$<frame>$<color>, ${plainer} `,
});
const FRAMED: readonly Framed[] = [
  framed('with', 'text|words?|caption|title|name|lettering', 'write'),
  framed('mit', 'text|wort|namen?|titel|aufschrift|schriftzug', 'schreib'),
  framed('con', 'texto|frase|nombre|título|palabras?', 'escribe'),
  framed('avec', 'texte|mot|mots|nom|titre', 'écris'),
  framed('com', 'texto|frase|nome|título', 'escreve'),
  framed('con', 'testo|scritta|nome|titolo', 'scrivi'),
];
/** In French, the border of letters has the same name. */
const BORDER_OF_LETTERS = /(?<!\p{L})bordure(?= \p{L}+, écris)/iu;

/** The prompt, in which a text that a border shall have is a wish of its own. */
export const withFramedTexts = (prompt: string): string =>
  FRAMED.reduce((text, { said, plainer }) => text.replace(said, plainer), prompt).replace(
    BORDER_OF_LETTERS,
    'cadre',
  );
