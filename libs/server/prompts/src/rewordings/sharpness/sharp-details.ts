import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Something that shall stay sharp while noise is removed: "denoise, but the feathers must stay sharp". Its details are meant,
 * which are kept when noise is removed gently.
 */

const NOISE = /nois|grain|entrausch|rausch|körn|korn|ruido|grano|bruit|ruído|ruido|granul|rumore|grana/iu;

const LANGUAGES: readonly (readonly [sharp: string, plainer: string])[] = [
  [
    '(?:keep(?:ing)? (?:the |my |his |her |its )?(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:sharp|crisp|detailed)|(?:the |my |his |her |its )?(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:should|must|has to|have to|need to|needs to|shall) (?:stay|remain|be) (?:sharp|crisp|detailed))',
    'keep the details',
  ],
  [
    '(?:der|die|das|den) (?:\\p{L}+ )?\\p{L}+(?: (?:des|der|vom|von der|meines|meiner) \\p{L}+)? (?:soll(?:en)?|muss|müssen) (?:aber |dabei )?(?:scharf|knackig|detailliert) bleiben',
    'ohne Details zu verlieren',
  ],
  [
    '(?:que )?(?:el|la|los|las) \\p{L}+(?: del? \\p{L}+)? (?:(?:siga|quede|se mantenga|permanezca)n?|debe[n]? (?:seguir|quedar)) (?:nítid|enfocad|definid)[oa]s?',
    'sin perder detalle',
  ],
  [
    "(?:garde[rz]?|en gardant|gardant|laisse[rz]?) (?:les |le |la |l['’])\\p{L}+(?: de l['’ ]?\\p{L}+)? (?:nett?e?s?|nets?|précise?s?)|(?:les |le |la |l['’])\\p{L}+ (?:doi(?:t|vent)) rester (?:nett?e?s?|nets?)",
    'sans perdre les détails',
  ],
  [
    '(?:mantém|mantenha|mantendo|deixa|deixando) (?:o|a|os|as) \\p{L}+(?: d[oa]s? \\p{L}+)? (?:nítid|definid)[oa]s?|(?:o|a|os|as) \\p{L}+ (?:deve|devem|tem que|têm que) (?:ficar|continuar) (?:nítid|definid)[oa]s?',
    'sem perder detalhes',
  ],
  [
    "(?:mantieni|mantenere|mantenendo|lascia|lasciando) (?:il |la |le |i |gli |l['’])\\p{L}+(?: del(?:la|l['’])? ?\\p{L}+)? nitid[oaie]|(?:il |la |le |i |gli |l['’])\\p{L}+ dev(?:e|ono) (?:restare|rimanere) nitid[oaie]",
    'senza perdere dettaglio',
  ],
];

export const SHARP_DETAILS: readonly Rewording[] = LANGUAGES.map(([sharp, plainer]) => [
  new RegExp(
    `(?<=(?:^|[,.;!?]\\s*|(?<!\\p{L})(?:but|and|aber|und|pero|y|mais|et|mas|e|ma) ))(?:${sharp})${END}`,
    'giu',
  ),
  plainer,
  NOISE,
]);
