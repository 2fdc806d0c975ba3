import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “I want him blurry”: blur is what is wished for, although the words are those of a complaint. “Not gone, just blurry” keeps
 * what shall be blurred.
 */

const LANGUAGES: readonly (readonly [wanted: string, plainer: string])[] = [
  [
    "i (?:do not|don['’]?t) (?:want|need) (?<what>him|her|them|(?:the|my|our|his|her) \\p{L}+) (?:gone|removed|deleted|erased|cut out),? (?:but |only |i )?just (?:blurry|blurred|out of focus)",
    'blur',
  ],
  [
    "i(?:['’]d)? (?:want|need|like|would like) (?<what>him|her|them|(?:the|my|our|his|her) \\p{L}+) (?:to be |to look )?(?:all |a bit |really |very )?(?:blurry|out of focus)",
    'blur',
  ],
  [
    'ich (?:will|möchte|hätte gern|brauche) (?<what>(?:den|die|das) \\p{L}+) (?:nicht weg,? (?:sondern )?)?(?:nur |etwas |ganz )?(?:unscharf|verschwommen|verwischt)(?: haben)?',
    'verwische',
  ],
  ['(?:quiero|necesito) (?<what>(?:la|el) \\p{L}+) (?:borros|desenfocad)[oa]', 'desenfoca'],
  ["je (?:veux|voudrais) (?<what>(?:le |la |les |l['’]|mon |ma )\\p{L}+) floue?s?", 'floute'],
  ['quero (?<what>(?:o|a|meu|minha) \\p{L}+) (?:desfocad|borrad)[oa]', 'desfoca'],
  ["(?:voglio|vorrei) (?<what>(?:il |la |lo |l['’])\\p{L}+) s?focat[oa]", 'sfoca'],
];

export const WANTED_BLUR: readonly Rewording[] = LANGUAGES.map(([wanted, plainer]) => [
  endOfWish(wanted),
  `${plainer} $<what>`,
]);
