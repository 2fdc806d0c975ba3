import type { Rewording } from '../rewordings/rewording.ts';

/* "Don't make it darker, just take the shine off": a tone that is denied before the only wish, which would not change it. */

export const DENIED_BEFORE: readonly Rewording[] = [
  /^\s*(?:please )?(?:don['’]?t|do not) (?:make|turn) (?:it|this|the (?:photo|picture|image)) (?:any )?(?:darker|brighter|lighter|warmer|cooler|bigger|smaller)[,;.]? (?:but )?(?=(?:just|only) (?!more|less|brighter|darker)\p{L}+ \p{L})/iu,
  /^\s*no l[ao] (?:hagas|pongas|dejes) más (?:oscur|clar)[ao][,;.]? (?:pero )?(?=sol[oa] (?:quít|quit|elimin|reduc|enfoc|recort|desenfoc|suaviz))/iu,
].map((said) => [said, '']);
