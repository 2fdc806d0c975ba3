import type { Rewording } from '../rewording.ts';

/*
 * "Take the background and make it darker": what is taken is only pointed at, and nothing is removed.
 */

export const TAKEN_AND_MADE: readonly Rewording[] = [
  [
    /(?<=^|[.;!?,] ?|please )take (?<what>(?:the|my|our|his|her|this) \p{L}+(?: (?!(?:out|off|away|back|down|up)(?!\p{L}))\p{L}+)?)(?:,| and|, and| and then|, then) (?<make>make|turn) it (?=\p{L}|\d)/giu,
    '$<make> $<what> ',
  ],
  [
    /(?<=^|[.;!?,] ?|bitte )nimm (?<what>(?:den|die|das) \p{L}+)(?:,| und|, und| und dann) mach (?:ihn|sie|es) (?=\p{L}|\d)/giu,
    'mach $<what> ',
  ],
  [
    /(?<=^|[.;!?,] ?|por favor )(?:toma|coge|agarra) (?<what>(?:el|la) \p{L}+)(?:,| y|, y| y luego) (?:hazl[oa]|ponl[oa]) (?=\p{L}|\d)/giu,
    'haz $<what> ',
  ],
  [
    /(?<=^|[.;!?,] ?)prends (?<what>(?:le |la |l['’])\p{L}+)(?:,| et|, et| puis) rends-l[ea] (?=\p{L}|\d)/giu,
    'rends $<what> ',
  ],
  [
    /(?<=^|[.;!?,] ?)(?:pega|pegue) (?<what>[oa] \p{L}+)(?:,| e|, e) (?:deix[ae]|faz|torna)(?: el[ea]|-[oa]) (?=\p{L}|\d)/giu,
    'deixa $<what> ',
  ],
  [
    /(?<=^|[.;!?,] ?)prendi (?<what>(?:il |lo |la |l['’])\p{L}+)(?:,| e|, e) (?:rendil[oa]|fall[oa]) (?=\p{L}|\d)/giu,
    'rendi $<what> ',
  ],
];
