import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Clothes that somebody shall wear: "ponerme un traje negro con corbata". Nothing dresses people, and the color and the tie
 * sound like a tie to recolor, the reason like a portrait to improve.
 */

const COLOR_BEHIND =
  '(?:negr[oa]|azul(?: marino| oscuro| escuro)?|gris|blanc[oa]|noire?|bleue?(?: marine)?|grise?|blanche?|pret[oa]|cinza|branc[oa]|ner[oa]|blu(?: scuro)?|grigi[oa]|bianc[oa])';
const SUIT =
  '(?:traje|saco|americana|chaqueta|camisa|smoking|esmoquin|vestido|costume|costard|veste|chemise|robe|terno|paletó|fato|blazer|abito|completo|giacca|camicia|vestito|anzug|sakko|hemd|suit|tuxedo|jacket|shirt)';
const ARTICLE = "(?:(?:una?|une?|uma?|um|un['’]|el|il|le|la|o|a) ?)?";
const TIE =
  '(?:,? (?:con|y|avec|et|com|e|with|and|mit|und) (?:una? |une |uma |a |einer |eine )?(?:corbata|corbat[ií]n|cravate|gravata|cravatta|papillon|moño|tie|krawatte|fliege))?';
/** The verb with the person, and the person behind the clothes. */
const PUT_ON = [
  `(?:(?:p[oó]n|pon[eé]r?|v[ií]ste|vestir)(?:me|l[eoa]s?|nos)|(?:met[sz]|mettez|mettre)[- ](?:moi|lui|nous)|(?:me|nous|lui) mettre|habillez?[- ]moi (?:avec|en)|me (?:coloca|coloque|põe|bota|veste)(?: (?:de|com))?|(?:metti|mettete|mett?er)(?:mi|gli|le|ci)|mi (?:metti|mettete|metteresti)) ${ARTICLE}${SUIT}`,
  `(?:coloc(?:a|ar|que)|põe|pôr|bota|botar) ${ARTICLE}${SUIT}(?= (?:${COLOR_BEHIND}|com gravata|${COLOR_BEHIND} com gravata) em (?:mim|nós|nele|nela))`,
].join('|');
/** Who wears them, what they are for. */
const ON_ME = '(?: em (?:mim|nós|nele|nela))?';
const FOR =
  "(?:it[’']?s|it is|das ist|(?:,? )?ist|es|c[’']est|é|è)? ?(?:for|für|fürs|para|pa|pour|p(?:a)?r[ao]|per)(?: (?:my|mein|meine|meinen|das|die|den|el|la|mi|le|mon|ma|o|a|meu|minha|il|lo|mio))? (?:linkedin|l[’']inkedin|cv|resume|lebenslauf|bewerbung|curr[ií]cul(?:um|o)|curriculum|trabajo|trabalho|lavoro)";
const WEARS =
  '(?:put (?:me|him|her|us) (?:in|into) (?:a|an) (?:\\p{L}+ )?(?:suit|tuxedo|jacket|shirt)|zieh(?:e|en sie)? (?:mir|ihm|ihr) (?:bitte )?einen? (?:\\p{L}+ )?(?:anzug|sakko|hemd|kleid) an|(?:coloc(?:a|ar|que)|põe|pôr|bota|botar) ' +
  `${ARTICLE}${SUIT} em (?:mim|nós|nele|nela))`;

export const CLOTHES_PUT_ON: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(${PUT_ON})(?: ${COLOR_BEHIND})?${TIE}${ON_ME}(?:[,.?!]? ?${FOR})?${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    '$1',
  ],
  [new RegExp(`(?<!\\p{L})(${WEARS})[,.?!] ${FOR}${BEFORE_NEXT_WISH}`, 'giu'), '$1'],
];
