import { after, type Span } from './spans.ts';
import { form } from './words-of-texts.ts';

/*
 * A text right behind a verb that puts something, in a prompt that says in another sentence how its letters look: "colocar
 * Festa de São João. Letra branca".
 */

const PUTTING = form(
  `(?:^|[,.;:]\\s+|(?<!\\p{L})(?:and|y|et|e)\\s+)(?:put|add|place|p[oó]n(?:er|le|erle)?|añad(?:e|ir)|agreg(?:a|ar)|coloc(?:a|ar|que)|mets|mettez|mettre|ajoute[rz]?|põe|pôr|bota[r]?|adiciona[r]?|mett(?:i|ere|ete)|aggiung(?:i|ere))\\s+(?=(?-i:\\p{Lu}\\p{Ll}))`,
);
const LETTERS =
  /[.;]\s+(?:\p{L}+ ){0,2}(?:letters?|lettering|font|letras?|fuente|lettres?|police|écriture|fonte|letter[ae]|caratter[ei]|scritta)(?!\p{L})/iu;
const TWO_WORDS = /^\S+ \S/u;

export const besideLetters = (prompt: string): Span | null => {
  if (!LETTERS.test(prompt)) return null;
  const span = after(prompt, PUTTING);
  return span !== null && TWO_WORDS.test(prompt.slice(span.from, span.to)) ? span : null;
};
