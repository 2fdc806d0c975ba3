import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* A text that is too small, and shall be twice as large: the letters are meant, and not the picture. */

export const LARGER_LETTERS: readonly Rewording[] = [
  [
    word(
      '(?:the )?(?:text|letters?|lettering|number|numbers|caption|title|font|writing|watermark) (?:(?:is|are) )?(?:(?:still|way|far|much|a bit) )*too small[,;.]? (?:please )?(?:double (?:it|them|the size)|make (?:it|them) (?:(?:twice|two times|2x|3 times|three times) (?:as|the) (?:big|large|size)|(?:much )?(?:bigger|larger)))',
    ),
    'make the text bigger',
  ],
  [
    word(
      '(?:(?:der|die) )?(?:text|schrift|zahl|buchstaben|titel|überschrift)(?: (?:ist|sind))?(?: (?:noch|immer noch|viel|etwas))* zu klein[,;.]? (?:bitte )?(?:(?:mach (?:ihn|sie|es) )?doppelt so groß|verdoppeln?|(?:mach (?:ihn|sie|es) )?größer)',
    ),
    'Text größer',
  ],
  [
    word(
      '(?:el |la |las )?(?:texto|letras?|número|título)(?: (?:es|está|están|son|sigue|queda))?(?: (?:muy|demasiado|todavía))+ (?:pequeñ|chic)[oa]s?[,;.]? (?:hazl[oa]s? )?(?:el doble(?: de grandes?)?|más grandes?|duplícal[oa])',
    ),
    'texto más grande',
  ],
  [
    word(
      '(?:le |la |les )?(?:texte|lettres?|chiffre|titre)(?: (?:est|sont))?(?: (?:encore|toujours|bien))* trop petite?s?[,;.]? (?:(?:fais|mets|rends)(?:-l[ae]s?)? )?(?:deux fois plus grand(?:e|es|s)?|plus grand(?:e|es|s)?|double(?:-l[ae]s?)?(?: la taille)?)',
    ),
    'texte plus grand',
  ],
  [
    word(
      '(?:o |a |as )?(?:texto|letras?|número|título)(?: (?:é|está|tá|são|ficou|ficaram))?(?: (?:muito|ainda|pequeno demais))* pequen[oa]s?(?: demais)?[,;.]? (?:(?:faz|deixa) )?(?:o dobro(?: do tamanho)?|maior(?:es)?|dobra(?: o tamanho)?)',
    ),
    'texto maior',
  ],
  [
    word(
      '(?:il |la |le )?(?:testo|scritta|lettere|numero|titolo)(?: (?:è|sono))?(?: (?:ancora|molto))* (?:troppo )?piccol[oaei][,;.]? (?:(?:fall[oaei]|rendil[oaei]) )?(?:il doppio|grande il doppio|raddoppial[oa]|più grand[ei])',
    ),
    'testo più grande',
  ],
  // Behind a color, "grande" would mean the picture.
  [
    word(
      'letra (?<color>(?:blanc|negr|roj|amarill|dorad|plated)a|azul|verde|gris|rosa)(?:,| y) (?<size>(?:muy |bien )?grande)',
    ),
    'letra $<size>, $<color>',
  ],
];
