import type { Rewording } from '../rewording.ts';

/* Somebody who is named twice: "my ex, the guy in the red hoodie" is one person, and not two. */

const NAMED_TWICE: readonly (readonly [first: string, second: string])[] = [
  [
    '(?:my|our|his|her) [\\p{L}-]+(?: in (?:this|the) (?:pic|photo|picture|image))?',
    'the (?:guy|man|woman|girl|boy|lady|dude|person|kid) (?:in|with|wearing|on|who|holding|to)',
  ],
  [
    '(?:meine?n?|unsere?n?) \\p{L}+(?: (?:auf|in) (?:dem|diesem) (?:foto|bild))?',
    '(?:der|die|das|den) (?:typ|mann|kerl|frau|junge|mädchen|mit)(?: (?:mit|in|im|links|rechts|ganz))?',
  ],
  [
    '(?:a )?(?:mi|nuestr[oa]) \\p{L}+(?: de (?:esta|la) foto)?',
    '(?:el|la) (?:chico|chica|tipo|hombre|mujer|señor|señora|de|del)(?: (?:de|del|con|que))?',
  ],
  [
    '(?:mon|ma|notre) \\p{L}+(?: sur (?:cette|la) photo)?',
    '(?:le|la) (?:mec|gars|type|homme|femme|fille|garçon|monsieur|dame) (?:avec|en|au?x?|à|qui|de|du)',
  ],
  [
    '(?:o |a )?(?:meu|minha|nosso|nossa) \\p{L}+(?: (?:nessa|na|desta) foto)?',
    '(?:o|a) (?:cara|homem|mulher|moço|moça|rapaz|menina|de)(?: (?:de|com|que|da|do))?',
  ],
  [
    '(?:il |la )?(?:mio|mia|nostr[oa]) \\p{L}+(?: (?:in questa|nella) foto)?',
    '(?:il|la|quello|quella) (?:tizio|tipo|uomo|donna|ragazzo|ragazza|signore|signora|con) ?(?:con|in|che|col|di|nel)?',
  ],
];
/** A verb that removes or hides, before which nothing else is named. */
const AFTER =
  '(?<=(?<!\\p{L})(?:remove|erase|delete|get rid of|cut out|crop out|blur|take out|entfern\\p{L}*|lösch\\p{L}*|quit\\p{L}*|borr\\p{L}*|elimin\\p{L}*|enl[eè]v\\p{L}*|supprim\\p{L}*|effac\\p{L}*|tir[ae]\\p{L}*|apag\\p{L}*|remov\\p{L}*|togli\\p{L}*|cancell\\p{L}*|rimuov\\p{L}*) )';

export const OF_ONE_PERSON: readonly Rewording[] = NAMED_TWICE.map(([first, second]) => [
  new RegExp(`${AFTER}${first}, (?=${second}(?!\\p{L}))`, 'giu'),
  '',
]);
