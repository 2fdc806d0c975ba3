import type { Rewording } from '../rewording.ts';

/*
 * "Blur the plate, and the people behind too": what is done to the first is meant for the second, and nobody shall be removed.
 * Plainer words say the verb twice.
 */

interface Language {
  /** The verb and what it hides, in either order, as groups `verb` and `what`. */
  readonly hidden: string;
  /** Who else is named, as group `who`. */
  readonly who: string;
  readonly too: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    hidden: '(?<verb>blur|pixelate|censor|obscure) (?<what>[^,.;!?]{3,40}?)',
    who: ',? and (?<who>(?:the |all )?(?:people|persons|strangers|guys|kids|others|passers-by))(?: behind| in the back(?:ground)?)?',
    too: ',? (?:too|as well|also)',
    plainer: '$<verb> $<what> and $<verb> $<who> in the background',
  },
  {
    hidden: '(?<what>[^,.;!?]{3,40}?) (?<verb>unkenntlich machen|verpixeln|weichzeichnen|unscharf machen)',
    who: ',? und (?<who>(?:die )?(?:leute|personen|menschen|passanten|kinder|anderen)(?: \\p{L}+){0,3}?)',
    too: ' (?:auch|ebenfalls|ebenso)',
    plainer: '$<what> $<verb> und $<who> $<verb>',
  },
  {
    hidden: '(?<verb>verpixel|pixel|verwisch)e? (?<what>[^,.;!?]{3,40}?)',
    who: ',? und (?<who>(?:die )?(?:leute|personen|menschen|passanten|kinder|anderen)(?: \\p{L}+){0,3}?)',
    too: ' (?:auch|ebenfalls|ebenso)',
    plainer: '$<verb>e $<what> und $<verb>e $<who>',
  },
  {
    hidden: '(?<verb>difumina|pixela|desenfoca|tapa) (?<what>[^,.;!?]{3,40}?)',
    who: ',? y (?:a )?(?<who>(?:la gente|las personas|los demás|los niños)(?: \\p{L}+){0,3}?)',
    too: ' también',
    plainer: '$<verb> $<what> y $<verb> a $<who>',
  },
  {
    hidden: '(?<verb>floute|pixelise|masque) (?<what>[^,.;!?]{3,40}?)',
    who: ',? et (?<who>(?:les (?:gens|personnes|passants|enfants|autres))(?: \\p{L}+){0,3}?)',
    too: ' aussi',
    plainer: '$<verb> $<what> et $<verb> $<who>',
  },
  {
    hidden: '(?<verb>borra|desfoca|pixela|embaça) (?<what>[^,.;!?]{3,40}?)',
    who: ',? e (?<who>(?:as pessoas|os outros|as crianças|o pessoal)(?: \\p{L}+){0,3}?)',
    too: ' também',
    plainer: '$<verb> $<what> e $<verb> $<who>',
  },
  {
    hidden: '(?<verb>sfoca|pixela|oscura) (?<what>[^,.;!?]{3,40}?)',
    who: ',? e (?:anche )?(?<who>(?:le persone|la gente|i passanti|gli altri|i bambini)(?: \\p{L}+){0,3}?)',
    too: '(?: anche)?',
    plainer: '$<verb> $<what> e $<verb> $<who>',
  },
];

export const HIDDEN_TOO: readonly Rewording[] = LANGUAGES.map(({ hidden, who, too, plainer }) => [
  new RegExp(`(?<!\\p{L})${hidden}${who}${too}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  plainer,
]);
