import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The sunset that the picture shows: “make the sunset brighter”, “sharpen the sunset”. It needs no light of a sunset,
 * and the whole picture is meant.
 */

const LANGUAGES: readonly (readonly [verbs: string, sunset: string, tones: string, picture: string])[] = [
  [
    '(?:sharpen|darken|brighten|lighten)',
    '(?:the|my|our|this) (?:sunset|sunrise)',
    '(?:(?:a (?:bit|little|touch)|slightly|much|way|even) )?(?:brighter|darker|lighter|warmer|cooler|sharper|clearer|(?:more|less) (?:orange|red|pink|purple|colou?rful|saturated|vivid|vibrant|intense|contrasty))',
    'the picture',
  ],
  [
    '(?:schärfe|verdunkle|helle)',
    '(?:den|der|dieser|diesen) sonnen(?:untergang|aufgang)',
    '(?:(?:etwas|ein (?:bisschen|wenig)|viel|noch) )?(?:heller|dunkler|wärmer|kühler|schärfer|klarer|kräftiger|satter|intensiver|bunter)',
    'das Bild',
  ],
  [
    '(?:aclara|oscurece|enfoca|ilumina)',
    '(?:la puesta de sol|el (?:atardecer|amanecer|ocaso))',
    '(?:(?:un poco|algo|mucho) )?(?:más|menos) (?:brillante|clar[oa]|oscur[oa]|cálid[oa]|frí[oa]|nítid[oa]|saturad[oa]|intens[oa]|viv[oa]|naranja|roj[oa])',
    'la foto',
  ],
  [
    '(?:éclaircis|assombris|fonce|éclaire)',
    '(?:le (?:coucher|lever) d[eu] soleil)',
    '(?:(?:un peu|beaucoup) )?(?:plus|moins) (?:clair|sombre|chaud|froid|net|saturé|intense|vif|orange|rouge|lumineux)',
    'la photo',
  ],
  [
    '(?:clareia|escurece|ilumina)',
    '(?:o (?:pôr|por|nascer) d[eo] sol)',
    '(?:(?:um pouco|bem|muito) )?(?:mais|menos) (?:clar[oa]|escur[oa]|quente|fri[oa]|nítid[oa]|saturad[oa]|intens[oa]|viv[oa]|laranja|vermelh[oa])',
    'a foto',
  ],
  [
    '(?:schiarisci|scurisci|illumina)',
    "(?:il tramonto|l['’]alba)",
    "(?:(?:un po['’]|molto) )?(?:più|meno) (?:chiar[oa]|scur[oa]|cald[oa]|fredd[oa]|nitid[oa]|satur[oa]|intens[oa]|viv[oa]|arancione|ross[oa]|luminos[oa])",
    'la foto',
  ],
];

export const SUNSETS_SHOWN: readonly Rewording[] = LANGUAGES.flatMap(
  ([verbs, sunset, tones, picture]): readonly Rewording[] => [
    [new RegExp(`(?<!\\p{L})(?<tone>${verbs} )${sunset}(?!\\p{L})`, 'giu'), `$<tone>${picture}`],
    [new RegExp(`(?<!\\p{L})${sunset}(?<tone> ${tones})${BEFORE_NEXT_WISH}`, 'giu'), `${picture}$<tone>`],
  ],
);
