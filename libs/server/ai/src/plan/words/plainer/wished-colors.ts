import type { Rewording } from './rewording.ts';

/* Wishes for the color of something in words that neither reader takes for a wish: "give me green eyes". */

const GERMAN_COLOR =
  '(?:(?:hell|dunkel|knall|wein|feuer|himmel|marine|gras)?(?:rot|blau|grün|gelb|grau|braun)|schwarz|weiß|weiss|lila|rosa|pink|orange|türkis|beige|violett)';
const FRENCH_COLOR =
  '(?:rouges?|bleue?s?|verte?s?|jaunes?|noire?s?|blanc(?:he)?s?|grise?s?|brune?s?|roses?|violette?s?|orange|turquoise|beige|bordeaux|marron)';

export const WISHED_COLORS: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:give (?:me|us|him|her) |i(?:'d| would)? (?:like|love) (?:to have )?)(?<color>\p{L}+(?: \p{L}+)?) eyes(?!\p{L})/giu,
    'make the eyes $<color>',
  ],
  [
    /(?<!\p{L})(?:ich )?(?:will|möchte|wünsche mir|hätt gern) (?<color>\p{L}+)e augen(?: haben)?(?!\p{L})/giu,
    'mach die Augen $<color>',
  ],
  [/(?<!\p{L})(?:dame|denme|ponme|pónganme) ojos (?<color>\p{L}+)(?!\p{L})/giu, 'pon los ojos $<color>'],
  [
    /(?<!\p{L})(?:me d[áêe]|dá-me|bota em mim|quero ter) olhos (?<color>\p{L}+)(?!\p{L})/giu,
    'deixa os olhos $<color>',
  ],
  [/(?<!\p{L})(?:dammi|datemi|fammi) (?:gli )?occhi (?<color>\p{L}+)(?!\p{L})/giu, 'fai gli occhi $<color>'],
  [/(?<=(?<!\p{L})(?:my|her|his|our|their|the|a) )smile (?=(?:whiter|white|brighter)(?!\p{L}))/giu, 'teeth '],
  // "Mein Pullover soll rot sein", "mon pull doit être rouge".
  [
    new RegExp(
      `(?<!\\p{L})(?<what>(?:mein|meine|der|die|das|sein|seine|ihr|ihre|unser|unsere) (?:t-)?\\p{L}+) soll(?:te)? (?<color>${GERMAN_COLOR}) (?:sein|werden)(?!\\p{L})`,
      'giu',
    ),
    'mach $<what> $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<what>(?:mon|ma|mes|le|la|les|son|sa|ses) (?:t-)?\\p{L}+) (?:doit|doivent|devrait|devraient) être (?<color>${FRENCH_COLOR})(?!\\p{L})`,
      'giu',
    ),
    'mets $<what> en $<color>',
  ],
];
