import {
  FRENCH_COLOR,
  GERMAN_COLOR,
  ITALIAN_COLOR,
  PORTUGUESE_COLOR,
  SPANISH_COLOR,
} from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/* Wishes for the color of something in words that neither reader takes for a wish: "give me green eyes". */

/** "I want the sofa red" in another language, after what may be another wish. */
const wanting = (want: string, articles: string, color: string, plainer: string): Rewording => [
  new RegExp(
    `(?<!\\p{L})(?:${want}) (?<what>(?:${articles}) ?\\p{L}+) (?:(?:en|in|de|di|em) )?(?<color>${color})(?!\\p{L})`,
    'giu',
  ),
  plainer,
];

export const WISHED_COLORS: readonly Rewording[] = [
  wanting('je (?:veux|voudrais|souhaite)', "le|la|l[’']|mon|ma", FRENCH_COLOR, 'mets $<what> en $<color>'),
  wanting('(?:eu )?(?:quero|queria)', 'o|a|meu|minha', PORTUGUESE_COLOR, 'deixa $<what> $<color>'),
  wanting('(?:voglio|vorrei)', "il|lo|la|l[’']", ITALIAN_COLOR, 'rendi $<what> $<color>'),
  wanting('(?:quiero|quisiera|pinta)', 'el|la|mi', SPANISH_COLOR, 'pon $<what> $<color>'),
  wanting('pint[ae]', 'o|a|meu|minha', PORTUGUESE_COLOR, 'deixa $<what> $<color>'),
  [
    new RegExp(
      `(?<!\\p{L})que (?<what>(?:el|la|mi) \\p{L}+) sea (?<color>${SPANISH_COLOR})(?!\\p{L})`,
      'giu',
    ),
    'pon $<what> $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})muda (?<what>[oa] \\p{L}+) p(?:a)?ra (?<color>${PORTUGUESE_COLOR})(?!\\p{L})`,
      'giu',
    ),
    'deixa $<what> $<color>',
  ],
  // Without "cor de", a Portuguese "rosa" beside a thing is a flower.
  [
    /(?<=(?<!\p{L})(?:deix|pint|mud|faz|fic|torn|colo)\p{L}* (?:\p{L}+ ){1,4})(?<!(?<!\p{L})(?:uma|as?|da|na) )rosa(?!\p{L})/giu,
    'cor-de-rosa',
  ],
  [/(?<=(?<!\p{L})letras )rosas(?= em(?!\p{L}))|(?<=(?<!\p{L})em letras )rosas/giu, 'cor-de-rosa'],
  [/(?<=(?<!\p{L})letras )rosadas(?!\p{L})/giu, 'rosas'],
  // The color is also the name of an old tint.
  [/(?<=(?<!\p{L})(?:en|fond|lettres) )marron(?!\p{L})/giu, 'brun'],
  [/(?<=(?<!\p{L})(?:en|fondo|letras) )marr[oó]n(?:es)?(?!\p{L})/giu, 'castaño'],
  [/^con (?=fondo \p{L}+$)/iu, ''],
  // As a comparative, "roter" would be a wish for more red. "Morado" is also the name of a cast.
  [/(?<!\p{L})roter hintergrund(?!\p{L})/giu, 'Hintergrund in Rot'],
  [/(?<=(?<!\p{L})(?:fondo|pon (?:el|la|mi) \p{L}+) (?:de color )?)morad[oa](?!\p{L})/giu, 'púrpura'],
  [
    /(?<=(?<!\p{L})degrad(?:ad|é)\p{L}* (?:(?:de|desde|entre) )?(?:\p{L}+ (?:claro |oscuro )?(?:a|y|hacia|al) )?)morad[oa](?!\p{L})/giu,
    'púrpura',
  ],
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
