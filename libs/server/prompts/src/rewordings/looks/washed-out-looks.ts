import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Like an old film, washed-out colors": beside such a look they are wished, and no fault. */

interface Language {
  readonly look: string;
  readonly and: string;
  readonly washed: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    look: '(?:(?:(?:looks? )?like|as) (?:an? |the )?(?:old |vintage |retro )?(?:film|movie|polaroid|photo)s?|(?:in )?(?:an? )?(?:old |vintage )?(?:film|movie|vintage|retro|polaroid|analog(?:ue)?) (?:look|style|effect|vibe|feel)|vintage|retro)',
    and: 'and|with',
    washed:
      '(?:the )?(?:washed[- ]out|faded|bleached|pale) (?:colou?rs|tones)|(?:the )?colou?rs (?:washed[- ]out|faded|bleached)',
    plainer: 'vintage look, fade',
  },
  {
    look: '(?:wie (?:(?:aus |in )?(?:ein|einem) )?(?:alte[rmsn]? )?(?:film|polaroid|foto)|(?:im |mit |ein )?(?:alte[rmn]? )?(?:film|vintage|retro|polaroid|analog)[- ]?(?:look|stil|effekt)|vintage|retro)',
    and: 'und|mit',
    washed:
      '(?:(?:die|den) )?(?:verwaschene|ausgewaschene|ausgebleichte|ausgeblichene|verblasste|blasse)n? farben|(?:die )?farben (?:verwaschen|ausgewaschen|ausgeblichen|verblasst|blass)',
    plainer: 'Vintage Look, verblassen',
  },
  {
    look: '(?:(?:tipo|como(?: de)?|en plan|(?:aspecto|estilo|efecto|look)(?: de)?) (?:una? )?(?:(?:película|film|cine|foto)(?: (?:antigu|viej|analógic)[oa])|vintage|retro|polaroid)|vintage|retro)',
    and: 'y|con',
    washed:
      '(?:los )?(?:colores|tonos) (?:lavados|deslavados|desteñidos|descoloridos|desvaídos|apagados|pálidos)',
    plainer: 'efecto vintage, efecto mate',
  },
  {
    look: "(?:(?:comme(?: dans)?|genre|façon|(?:style|look|effet)(?: d['’]| de)?) ?(?:une? )?(?:vieux film|film ancien|vieille (?:pellicule|photo)|pellicule|argentique|vintage|rétro|polaroid)|vintage|rétro)",
    and: 'et|avec',
    washed: '(?:des |les )?(?:couleurs|tons) (?:délavée?s|passée?s|fanée?s|décolorée?s|pâles)',
    plainer: 'look vintage, effet mat',
  },
  {
    look: '(?:(?:tipo|como(?: de)?|(?:cara|estilo|efeito|look|jeito)(?: de)?) (?:uma? )?(?:(?:filme|película|foto)(?: (?:antig|velh|analógic)[oa])|vintage|retrô|retro|polaroid)|vintage|retrô)',
    and: 'e|com',
    washed: '(?:as )?(?:cores|tons) (?:lavad[oa]s|desbotad[oa]s|deslavad[oa]s|desmaiad[oa]s|pálid[oa]s)',
    plainer: 'efeito vintage, efeito fosco',
  },
  {
    look: '(?:(?:tipo|come(?: in| da)?|(?:stile|effetto|look)(?: da| di)?) (?:una? )?(?:vecchi[oa] (?:film|pellicola|foto)|(?:film|pellicola|foto) (?:vecchi[oa]|antic[oa]|analogic[oa])|vintage|rétro|retrò|polaroid)|vintage|rétro)',
    and: 'e|con',
    washed: '(?:i )?(?:colori|toni) (?:slavati|sbiaditi|scoloriti|smorti|pallidi)',
    plainer: 'effetto vintage, aspetto sbiadito',
  },
];

/** Grain that is wished beside such colors belongs to a look too. */
const GRAIN = '(?:(?:film)?grain|(?:film)?korn|körnung|grano|grão|grana)';

/** Old photos that are restored have faded. */
const NOT_RESTORED =
  /^(?!.*(?:restor|repair|restaur|reparier|repar[ae]|rett|r[ée]par|arregl|recuper|ripar|ripristin))/isu;

export const WASHED_OUT_LOOKS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ look, and, washed, plainer }): readonly Rewording[] => {
    const link = `(?:,? (?:${and}) |, ?)`;
    const END = endOrNext(`and|und|y|et|e|with|mit|con|avec|com|${PLEASE_WORDS}`);
    return [
      [new RegExp(`(?<!\\p{L})${look}${link}(?:${washed})${END}`, 'giu'), plainer, NOT_RESTORED],
      [new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:${washed})${link}${look}${END}`, 'giu'), plainer, NOT_RESTORED],
      [
        new RegExp(
          `(?<=(?:^|[.,;!?])\\s*)(?:${washed})(?=${link}(?:\\p{L}+ ){0,4}${GRAIN}(?!\\p{L}))`,
          'giu',
        ),
        plainer.split(', ').at(-1) ?? plainer,
        NOT_RESTORED,
      ],
    ];
  },
);
