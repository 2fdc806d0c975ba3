import type { Rewording } from '../rewording.ts';

/*
 * Things whose names contain a word for a look or for another wish: “make the neon sign brighter”, “the film camera is
 * too dark”. Only the thing is meant. “Add a neon sign” asks for the thing, for which a look may be the nearest.
 */

/** Matches where nobody asks to add the thing. */
const SHOWN =
  '(?<!(?<!\\p{L})(?:add|put|insert|give me|create|like|as|into|want|füge?|setz|wie|ein(?:en?)?|añade|pon|como|un|ajoute|mets|comme|une?|adiciona|põe|aggiungi|metti|come|uno?) (?:an? |some |a few )?)';

const LANGUAGES: readonly (readonly [look: string, thing: string])[] = [
  ['neon', 'signs?|tubes?|letters|lettering|lamps?'],
  ['film', 'cameras?|rolls?|projectors?|reels?'],
  ['night', 'lamps?|stands?|tables?|gowns?|clubs?'],
  ['hdr', 'monitors?|screens?|tvs?|displays?'],
];
/** The same for the words of other wishes: a “crop top” is not cropped, and a “text book” is no text. */
const OTHER_NAMES: readonly (readonly [said: string, plainer: string])[] = [
  ['background (?<thing>singers?|dancers?|actors?|vocalists?)', '$<thing>'],
  ['border (?<thing>guards?|patrol|control|crossing)', '$<thing>'],
  ['border (?:collies?|terriers?)', 'dog'],
  ['crop tops?', 'shirt'],
  ['text (?<thing>books?)', '$<thing>'],
  ['noise (?<thing>barriers?|machines?)', '$<thing>'],
  ['round (?<thing>mirrors?|windows?|towers?)', '$<thing>'],
  ['(?<thing>windows?|doors?|beds?|bikes?) frames?', '$<thing>'],
  ['grain (?:in|of) the wood', 'wood'],
  [
    '(?<whose>(?:my|our|their)(?: (?:first|new|old|little))?) flat(?=\\s*(?:[,.;!?]|$))',
    '$<whose> apartment',
  ],
  ['(?<=make (?:the|our|my) )flat(?= look(?!\\p{L}))', 'apartment'],
  ['(?<rooms>(?:\\d|one|two|three|four)[- ]?bed(?:room)?|studio|rental) flat', '$<rooms> apartment'],
  ['(?<thing>fenster|tür|bett)rahmen', '$<thing>'],
  ['text(?<thing>buch|bücher)', '$<thing>'],
  ['sombra (?:de|dos) (?:ojos|olhos)', 'maquillaje'],
];

/** “The neon lights”: lamps, and not the light of the picture. “Neon lights” alone may be the look. */
const LAMPS: readonly (readonly [the: string, lights: string, plainer: string])[] = [
  [
    'the|these|those|my|our',
    '(?:neon|night) lights?(?! (?:looks?|style|effect|filter|vibes?|glow)(?!\\p{L}))',
    'lamps',
  ],
  ['die|diese|meine|unsere|den', 'neon[- ]?lichtern?', 'Lampen'],
  ['las|estas|esas|mis', 'luces de ne[oó]n', 'lámparas'],
  ['les|ces|mes', 'lumières (?:(?:au|en|de) )?néons?', 'lampes'],
  ['as|estas|essas|minhas', 'luzes de n[eé]on', 'lâmpadas'],
  ['le|queste|quelle', 'luci al neon', 'lampade'],
];

/** In German the look and the thing are one word, and in other languages the look follows the thing. */
const JOINED: readonly (readonly [said: string, plainer: string])[] = [
  ['neon[- ]?(?<thing>schild(?:er)?|schrift|röhren?|lampen?)', '$<thing>'],
  ['nacht(?<thing>tisch(?:lampe)?|lampe)', '$<thing>'],
  ['(?<thing>letreros?|carteles?|rótulos?|tubos?) de ne[oó]n', '$<thing>'],
  ['(?<thing>enseignes?|tubes?|panneaux?) (?:au |en )?néons?', '$<thing>'],
  ['(?<thing>letreiros?|placas?|tubos?) de (?:neon|néon)', '$<thing>'],
  ['(?<thing>insegn[ae]|tub[oi]|scritt[ae]) al neon', '$<thing>'],
];

export const NAMED_LIKE_LOOKS: readonly Rewording[] = [
  ...LANGUAGES.map(([look, thing]): Rewording => [
    new RegExp(
      `(?<!\\p{L})${SHOWN}${look} (?<thing>${thing})(?! (?:looks?|style|effect|filter|vibes?|glow)(?!\\p{L}))(?!\\p{L})`,
      'giu',
    ),
    '$<thing>',
  ]),
  ...LAMPS.map(([the, lights, plainer]): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})(?:${the}) (?:\\p{L}+ )?)(?:${lights})(?!\\p{L})`, 'giu'),
    plainer,
  ]),
  ...[...JOINED, ...OTHER_NAMES].map(([said, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})${SHOWN}${said}(?!\\p{L})`, 'giu'),
    plainer,
  ]),
];
