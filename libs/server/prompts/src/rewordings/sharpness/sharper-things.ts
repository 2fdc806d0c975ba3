import type { Rewording } from '../rewording.ts';

/*
 * What shall be sharp or blurred, in words in which both readers lose the part or the direction: "den Himmel schärfen", "menos
 * desfoque", "focus on the cake, not on the people behind it".
 */

export const SHARPER_THINGS: readonly Rewording[] = [
  // "Menos desfoque" of a picture that is blurred as a whole.
  [/(?<!\p{L})menos desfoque(?=\s*(?:[,.;!?]|e |$))/giu, 'mais nitidez'],
  // Slips of the keyboard in a verb before what is blurred, one of which would be a color.
  [
    /(?<!\p{L})(?:bleur|blure|bluur|blurr|bulr|blru)(?= (?:out )?(?:the|my|our|his|her|that|this|background|backgroud|bg|it|them)(?!\p{L}))/giu,
    'blur',
  ],
  [/(?<!\p{L})desdibuj(?:a|ar|e)(?!\p{L})/giu, 'desenfoca'],
  // "Den Himmel schärfen", "deixa o céu mais nítido".
  [/(?<!\p{L})den himmel schärfen(?!\p{L})/giu, 'den Himmel schärfer machen'],
  [/(?<!\p{L})schärfe den himmel(?!\p{L})/giu, 'mach den Himmel schärfer'],
  [/(?<!\p{L})(?:enfoca el cielo|pon el cielo más nítido)(?!\p{L})/giu, 'haz el cielo más nítido'],
  [/(?<!\p{L})rends le ciel plus net(?!\p{L})/giu, 'accentue la netteté du ciel'],
  [/(?<!\p{L})rendi il cielo più nitido(?!\p{L})/giu, 'aumenta la nitidezza del cielo'],
  // "Enfoca más el coche": the car is sharpened, and not all around it blurred.
  [/(?<!\p{L})solo enfoca más (?=(?:el|la|los|las|mi|a) )/giu, 'enfoca '],
  [/(?<!\p{L})enfoca más (?=(?:el|la|los|las|mi|a) )/giu, 'enfoca '],
  [/(?<!\p{L})(?:deixa|torna|põe) o céu mais nítido(?!\p{L})/giu, 'aumenta a nitidez no céu'],
  // "Blacken out the address", "focus on the cake, not on the people behind it".
  [
    /^focus (?:more )?on (?:the|my|his|her) \p{L}+(?: \p{L}+)?,? (?:and )?not (?:on )?(?:the|my) (?:\p{L}+ ){1,3}(?:behind(?: (?:it|him|her|them|me|us))?|in the back(?:ground)?)[.!\s]*$/iu,
    'blur the background',
  ],
];
