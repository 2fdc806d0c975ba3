import type { Rewording } from '../rewording.ts';

/*
 * "Black and white without blowing out the dress": no light may be lost, which no look does. The thing that is named has no other
 * color than the rest.
 */

/** Looks of the whole picture, one of which stands before. */
const LOOK =
  '(?:black and white|b ?& ?w|b\\/w|monochrome|sepia|schwarz-?(?: und )?weiß|s\\/w|blanco y negro|noir et blanc|n&b|preto e branco|p&b|bianco e nero|b\\/n)';

const FORMS: readonly string[] = [
  "(?:but )?(?:without|don['’]?t|do not) (?:blow(?:ing)?(?: out)?|overexpos(?:e|ing)|burn(?:ing)?(?: out)?) (?:(?:the|her|his|my) )?\\p{L}+(?: out)?",
  '(?:aber )?ohne (?:dass )?(?:das|die|den|der|ihr) \\p{L}+ (?:ausfrisst|ausbrennt|überstrahlt|auszubrennen|ausfressen zu lassen|zu überstrahlen)',
  '(?:pero )?sin (?:quemar|reventar|sobreexponer) (?:el|la|los|las) \\p{L}+',
  "(?:mais )?sans (?:cramer|brûler|surexposer) (?:le |la |les |l[’'])\\p{L}+",
  '(?:mas )?sem (?:estourar|queimar|superexpor) (?:o (?:branco|claro) d[oae]s? )?(?:o |a |os |as )?\\p{L}+',
  "(?:ma )?senza (?:bruciare|sovraesporre|sparare) (?:il |la |i |le |l[’'])\\p{L}+",
];

/** “Die Fenster nicht noch mehr ausfressen lassen”, beside any wish. */
const NO_MORE: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:aber )?(?<what>(?:die|das|den|der) \p{L}+) (?:bitte )?nicht (?:noch )?(?:mehr |weiter |stärker )?(?:ausfressen|ausbrennen|überstrahlen)(?: lassen)?(?=\s*(?:[,.;!?]|$)| (?:und|bitte)(?!\p{L}))/giu,
    'ohne $<what> zu überstrahlen',
  ],
  [/(?<=(?<!\p{L})sem (?:estourar|queimar|superexpor)) (?:ainda )?mais (?=(?:[oa]s? )?\p{L})/giu, ' '],
];

export const NOT_BLOWN_OUT: readonly Rewording[] = [
  ...FORMS.map((form): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})${LOOK}(?!\\p{L})[^.!?;\\n]*?),? ${form}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    '',
  ]),
  ...NO_MORE,
];
