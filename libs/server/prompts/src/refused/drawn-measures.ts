/*
 * Measures of a thing that shall be drawn into the picture: "enter the dimensions: width 84, height 190 cm". The readers
 * would take them for the size of the picture.
 */

const MEASURES = [
  '(?:enter|draw(?: in)?|mark|add|put|write|show|label|insert) (?:in )?(?:the |its |all )?(?:\\p{L}+ )?(?:measurements?|dimensions?|measures)(?! (?:of|to) (?:the |this )?(?:photo|picture|image))(?! (?:to|at) \\d)',
  'add dimension (?:lines|arrows)',
  'ma(?:ß|ss)e? [^,.;:!?]{0,15}(?:eintragen|einzeichnen|einfügen|hinschreiben|reinschreiben|dazuschreiben|angeben|draufschreiben)',
  '(?:zeichne|trag|trage|schreib|schreibe|füg|füge) [^,.;:!?]{0,15}ma(?:ß|ss)e (?:[^,.;:!?]{0,15})?(?:ein|hinein|rein|dazu|drauf|hinzu)',
  'bema(?:ß|ss)(?:e|en|ung)',
  '(?:acota|acotar) (?:el|la|los|las|este|esta)',
  '(?:pon|añade|agrega|escribe|indica|marca|dibuja)(?:le|me)? (?:las |sus )(?:medidas|dimensiones|cotas)',
  '(?:mets|ajoute|écris|indique|dessine|inscris) (?:les |ses )(?:mesures|dimensions|cotes)',
  '(?:põe|poe|coloca|adiciona|escreve|indica|marca|desenha) as (?:medidas|dimensões|cotas)',
  '(?:metti|aggiungi|scrivi|indica|segna|disegna) le (?:misure|dimensioni|quote)',
].join('|');
const DRAWN = new RegExp(`(?<!\\p{L})(?:${MEASURES})(?!\\p{L})`, 'iu');

/** A size in pixels or a shape, which the picture shall have. */
const OF_PICTURE = /\d ?[x×] ?\d+(?! ?(?:cm|mm|m|in)(?!\p{L}))(?!\d)|\d ?: ?\d|\d ?(?:px|pixel)/iu;

/** True for a wish to draw the measures of a thing. */
export const drawsMeasures = (prompt: string): boolean =>
  DRAWN.test(prompt) && /\d/u.test(prompt) && !OF_PICTURE.test(prompt) && !/["“„«]/u.test(prompt);
