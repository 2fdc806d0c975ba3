import { END } from './ends.ts';
import type { Rewording } from './rewording.ts';

/*
 * "The teeth have become yellowish, lighten only them": the pronoun stands for what the sentence before complains of. The
 * plainer words name it again.
 */

interface Language {
  /** What is complained of, with its article, and the verb of the complaint. */
  readonly named: string;
  readonly is: string;
  /** A wish for only that, with a verb and a pronoun. */
  readonly wish: string;
  readonly plainer: string;
}

/** Words that name the whole picture. */
const NOT_THE_PICTURE =
  '(?!(?:photos?|pictures?|images?|pics?|bild|bilder|fotos?|aufnahme|imagen|imágenes|imagem|imagens|immagin[ei]|colou?rs|farben|colores|couleurs|cores|colori)(?!\\p{L}))';

/** What people say at the end of a sentence. */
const SIGH = '(?:,? (?:uai|né|viu|hein|oxe|tá|ok|va|hé|eh|gell|gelt|porfa|please|pls|bitte|svp))?';

const LANGUAGES: readonly Language[] = [
  {
    named: `(?<name>(?:the|my|her|his|our) ${NOT_THE_PICTURE}[\\p{L}-]+)`,
    is: '(?:is|are|look|looks|became|have become|has become|got|turned|came out|seem)',
    wish: '(?:(?<verb>\\p{L}+) (?:only|just)|(?:only|just) (?<behind>\\p{L}+)) (?:them|those|these|him|her|it|that)',
    plainer: '$<verb>$<behind> only $<name>',
  },
  {
    named: `(?<name>(?:die|der|das|meine?|ihre?|seine?) ${NOT_THE_PICTURE}[\\p{L}-]+)`,
    is: '(?:ist|sind|wirkt|wirken|wurden|geworden|sehen|sieht)',
    wish: '(?:(?<verb>\\p{L}+) (?:bitte )?nur (?:sie|die|das|es|diese)(?<particle> \\p{L}{2,3})?|(?:bitte )?nur (?:sie|die|das|es|diese[ns]?)(?: bitte)? (?<behind>\\p{L}+en))',
    plainer: '$<verb> nur $<name>$<particle> $<behind>',
  },
  {
    named: `(?<name>(?:los|las|el|la|mis?|sus?) ${NOT_THE_PICTURE}[\\p{L}-]+)`,
    is: '(?:está|están|salió|salieron|quedó|quedaron|se ven?|parecen?|son|es)',
    wish: '(?:(?<verb>\\p{L}+) (?:solo|sólo|solamente|únicamente)|(?:solo|sólo|solamente) (?<behind>\\p{L}+)) (?:eso|esos|esas|a? ?ell[oa]s)',
    plainer: '$<verb>$<behind> solo $<name>',
  },
  {
    named: `(?<name>(?:les|le|la|mes|mon|ma|ses|son|sa) ${NOT_THE_PICTURE}[\\p{L}-]+)`,
    is: '(?:est|sont|paraît|paraissent|semblent?|deviennent|ont)',
    wish: '(?<verb>\\p{L}+)(?:(?:-les?|-la)? (?:seulement|juste|uniquement|que) (?:elles|eux|ça|cela|celles-là|ceux-là)|-(?:les?|la) (?:seulement|uniquement|seules?|seuls?))',
    plainer: '$<verb> seulement $<name>',
  },
  {
    named: `(?<name>(?:os|as|o|a|meus?|minhas?) ${NOT_THE_PICTURE}[\\p{L}-]+)`,
    is: '(?:está|tá|estão|tão|ficou|ficaram|saiu|saíram|parecem?|são|é)',
    wish: '(?:(?<verb>\\p{L}+) (?:só|apenas|somente)|(?:só|apenas|somente) (?<behind>\\p{L}+)) (?:eles|elas|isso|ele|ela)',
    plainer: '$<verb>$<behind> só $<name>',
  },
  {
    named: `(?<name>(?:(?:i|le|gli|il|la|lo) )(?:mie[i]? |sue |suoi )?${NOT_THE_PICTURE}[\\p{L}-]+)`,
    is: '(?:è|sono|sembrano?|risultano?|appaiono|diventat[ie])',
    wish: '(?:(?<verb>\\p{L}+) (?:solo|soltanto|solamente)|(?:solo|soltanto|solamente) (?<behind>\\p{L}+)) (?:quelli|quelle|quello|quella|loro|essi|esse)',
    plainer: '$<verb>$<behind> solo $<name>',
  },
];

export const ONLY_THEM: readonly Rewording[] = LANGUAGES.map(({ named, is, wish, plainer }) => [
  new RegExp(
    `(?<=^\\s*|[.;!?] *)${named} ${is}(?: [\\p{L}’'-]+){1,4}[,.;:!]+ ?(?:(?:please|bitte|por favor|per favore),? )?${wish}${SIGH}${END}`,
    'giu',
  ),
  plainer,
]);
