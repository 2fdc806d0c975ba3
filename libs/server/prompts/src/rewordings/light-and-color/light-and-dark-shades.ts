import type { Rewording } from '../rewording.ts';

/*
 * "Pinta el coche de verde claro", "mach das Sofa hellgrau": in these languages the word for a light or dark shade
 * also asks for more or less light. The English name of the shade does not. Light and dark blue have names of their own in each language.
 */

/** For each English color its names in German, Spanish, French, Portuguese and Italian. */
const COLORS: readonly (readonly [english: string, german: string, romance: string])[] = [
  ['green', 'grün', 'verdes?|vert(?:e)?s?'],
  ['gray', 'grau', 'gris(?:es|e|es)?|cinzas?|cinzent[oa]s?|grigi[oa]?|grigie'],
  ['red', 'rot', 'roj[oa]s?|rouges?|vermelh[oa]s?|ross[oaie]'],
  ['yellow', 'gelb', 'amarill[oa]s?|jaunes?|amarel[oa]s?|giall[oaie]'],
  ['orange', 'orange', 'naranjas?|laranjas?|arancion[ei]'],
  ['brown', 'braun', 'marr[oó]n(?:es)?|marron[ei]?s?|marrom|castanh[oa]s?|brune?s?'],
  ['purple', 'lila|hellviolett', 'morad[oa]s?|violettes?|violets?|rox[oa]s?|viola'],
  ['pink', 'rosa', 'rosas?|rosad[oa]s?|cor[- ]de[- ]rosa'],
];
/** Each shade in English, and in the other languages before a color and behind it. */
const SHADES: readonly (readonly [english: string, before: string, behind: string])[] = [
  ['light', 'hell', 'clar(?:it)?[oa]s?|claires?|clairs?|chiar[oaie]|clarinh[oa]s?'],
  ['dark', 'dunkel', 'oscur(?:it)?[oa]s?|foncée?s?|escur(?:inh)?[oa]s?|scur[oaie]'],
];
/** Colors that only describe what is removed or stays need no exact shade, and a background is read rightly. */
const GIVES_COLOR =
  /(?<!\p{L})(?:mach\p{L}*|färb\p{L}*|streich\p{L}*|lackier\p{L}*|mal\p{L}*|änder\p{L}*|farbe|soll(?:en)?|in|pint\p{L}*|pon\p{L}*|cambi\p{L}*|vuelv\p{L}*|haz\p{L}*|tiñ\p{L}*|peins?|peindre|mets?|mettez|rends?|change\p{L}*|colorie\p{L}*|teins|muda\p{L}*|troca\p{L}*|deix[ae]\p{L}*|faz|coloc\p{L}*|tinge|dipingi\p{L}*|colora\p{L}*|rendi\p{L}*|fai|fammi|metti|quiero|quero|vorrei|voudrais)(?!\p{L})/iu;
const NO_BACKGROUND =
  '(?<!(?:hintergrund|fondo|fond|fundo|sfondo|arrière-plan)(?: \\p{L}+){0,4} )(?! (?:hintergrund|fondo|fond|fundo|sfondo|rand|rahmen|marco|cadre|moldura|cornice))';

/** "Sofa in dunkelgrün": a thing and its new color, and nothing else. */
const IS_ONLY_COLORED = (color: string): RegExp =>
  new RegExp(
    `^\\s*(?:\\p{L}+ )?\\p{L}+,? (?:(?:in|en|em) )?(?:${color})(?: (?:bitte|por favor|svp|per favore))?\\s*[.!]*$`,
    'iu',
  );

export const LIGHT_AND_DARK_SHADES: readonly Rewording[] = COLORS.flatMap(([english, german, romance]) =>
  SHADES.flatMap(([shade, before, behind]) =>
    [`(?:${before})[- ]?(?:${german})`, `${NO_BACKGROUND}(?<!\\p{L})(?:${romance})[ -](?:${behind})`].flatMap(
      (color): readonly Rewording[] => {
        const said = new RegExp(`(?<!\\p{L})${color}(?!\\p{L})`, 'giu');
        const plain = `${shade} ${english}`;
        return [
          [said, plain, GIVES_COLOR],
          [said, plain, IS_ONLY_COLORED(color)],
        ];
      },
    ),
  ),
);
