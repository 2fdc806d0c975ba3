import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Somebody of whom a second sentence says where they stand: "remove my ex, he's the guy on the right" is "remove the guy on
 * the right".
 */

const LANGUAGES: readonly (readonly [removed: string, is: string, where: string, plainer: string])[] = [
  [
    '(?<verb>remove|erase|delete|get rid of|take out|cut out|crop out) (?:my|our|his|her|that) [\\p{L}-]+(?: (?:from|in|out of) (?:this|the) (?:pic|photo|picture|image|shot))?(?:,? (?:lol|please|pls|haha))?',
    "(?:(?:he|she|that|it)(?:['’ ]?s| is)|who is) (?:the (?:one|guy|man|woman|girl|boy|lady|dude|person|kid) )?",
    '(?<where>(?:on|at|to) the (?:far )?(?:left|right)(?: side)?)',
    '$<verb> the person $<where>',
  ],
  [
    '(?<verb>entferne?|lösche?|mach(?:e)?) (?:bitte )?(?:meine?n?|unsere?n?) \\p{L}+(?: (?:aus|von) (?:dem|diesem) (?:foto|bild))?(?:,? bitte)?(?: weg)?',
    '(?:(?:er|sie|das|der|die) ist|ist) (?:(?:der|die) (?:typ|mann|kerl|frau|junge) )?',
    '(?:ganz )?(?<where>links|rechts)(?: außen)?',
    '$<verb> die Person $<where>',
  ],
  [
    '(?<verb>quita|quitar|borra|borrar|elimina|eliminar) (?:a )?(?:mi|nuestr[oa]) \\p{L}+(?: de (?:esta|la) (?:foto|imagen))?(?:,? (?:jaja|por favor))?',
    '(?:que )?(?:es|está|sale) (?:(?:el|la)(?: (?:chico|chica|tipo|hombre|mujer))? )?',
    '(?<where>(?:de|a) la (?:izquierda|derecha))',
    '$<verb> a la persona $<where>',
  ],
  [
    '(?<verb>enl[eè]ve|enlever|supprime|supprimer|efface|effacer) (?:mon|ma|notre) \\p{L}+(?: de (?:cette|la) (?:photo|image))?(?:,? (?:mdr|svp|stp))?',
    "(?:c[’']est|il est|elle est|qui est) (?:(?:le|la|celui|celle)(?: (?:mec|gars|type|homme|femme|fille))? )?",
    '(?<where>(?:tout )?(?:à|de) (?:gauche|droite))',
    '$<verb> la personne $<where>',
  ],
  [
    '(?<verb>tira|tirar|apaga|apagar|remove|remover) (?:o |a )?(?:meu|minha|nosso|nossa) \\p{L}+(?: d(?:a|essa|esta) (?:foto|imagem))?(?:,? (?:kkk+|por favor))?',
    '(?:(?:ele|ela) )?(?:é|está|tá) (?:(?:o|a)(?: (?:cara|homem|mulher|moço|moça))? )?',
    '(?<where>(?:da|à|na) (?:esquerda|direita))',
    '$<verb> a pessoa $<where>',
  ],
  [
    '(?<verb>togli|togliere|cancella|cancellare|elimina|eliminare|rimuovi) (?:il |la )?(?:mio|mia|nostr[oa]) \\p{L}+(?: da(?:lla| questa) (?:foto|immagine))?(?:,? per favore)?',
    '(?:che )?(?:è|sta) (?:(?:il|la|quello|quella)(?: (?:tizio|tipo|uomo|donna|ragazzo|ragazza))? )?',
    '(?<where>(?:a|sulla) (?:sinistra|destra))',
    '$<verb> la persona $<where>',
  ],
];
export const PLACED_AFTER: readonly Rewording[] = LANGUAGES.map(([removed, is, where, plainer]) => [
  new RegExp(`(?<!\\p{L})${removed}[,.;:!]? ${is}${where}${END}`, 'giu'),
  plainer,
]);
