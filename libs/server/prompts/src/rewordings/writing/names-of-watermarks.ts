import { wordsOf } from '../../words/words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “My watermark across the picture please, TW Joinery, diagonal”, „mein Wasserzeichen aylinbackt, unten“: its text stands
 * behind a comma, or begins with small letters.
 */

const OWN_MARK =
  "(?:[Mm]y|[Oo]ur|[Mm]ein|[Uu]nser|[Mm]i|[Nn]uestra|[Mm]on|[Nn]otre|[Mm]inha|[Nn]ossa|[Mm]ia|[Nn]ostra) (?:watermark|[Ww]asserzeichen|marca de agua|filigrane|marca d[’']água|filigrana)";
/** “My name as a watermark”. */
const NAME_AS_MARK =
  "(?:[Mm]y|[Oo]ur) name as (?:an? )?watermark|[Mm]einen? Namen? als Wasserzeichen|[Mm]i nombre (?:como|de) marca de agua|[Mm]on nom en filigrane|[Mm]eu nome como marca d[’']água|[Mm]io nome come filigrana";
const MARK = `(?:${OWN_MARK}|${NAME_AS_MARK})`;

const isUnknown = (word: string): boolean => wordsOf(word).words.every(({ concepts }) => concepts.size === 0);

/** Up to four words that begin with capitals, behind what is said of the place. */
const BEHIND = new RegExp(
  `(?<=(?:^|[.!?;,]\\s*|\\s)${MARK}(?![\\p{L}\\d])[^.;!?"“„«\\n]{0,45}?, )(?<name>(?=\\p{Lu})\\p{L}[\\p{L}\\d.&’'-]*(?: (?=[\\p{Lu}\\d&])[\\p{L}\\d.&’'-]+){0,3})(?=\\s*(?:[,;!?]|\\.?$))`,
  'u',
);
/** One word in small letters directly behind it. */
const DIRECTLY = new RegExp(
  `(?<=(?:^|[.!?;,]\\s*|\\s)${MARK}:? )(?<name>\\p{Ll}[\\p{L}\\d._]{4,30})(?=\\s*(?:[,;!?]|\\.?$)| (?:unten|oben|links|rechts|abajo|arriba|embaixo|below|bottom|top)(?!\\p{L}))`,
  'u',
);

/** A name in small letters that says what its owner does, without “my”: “wasserzeichen fotobymaria unten rechts”. */
const MADE_UP = new RegExp(
  `(?<=(?:^|[.!?;,]\\s*|\\s)(?:[Ww]atermark|[Ww]asserzeichen|[Mm]arca de agua|[Ff]iligrane|[Mm]arca d[’']água|[Ff]iligrana):? )(?!(?:photos?|fotos?|photograph\\p{L}*|fotograf\\p{L}*|studios?|photostudio|fotostudio)(?![\\p{L}\\d._]))(?<name>(?=[\\p{Ll}\\d._]*(?:photo|foto|studio|pics|shots|[\\p{Ll}\\d][._]\\p{Ll}))\\p{Ll}[\\p{Ll}\\d._]{5,30})(?=\\s*(?:[,;!?]|\\.?$)| (?:in|at|on|the|unten|oben|links|rechts|mittig|abajo|arriba|en|à|au|embaixo|em|no|below|bottom|top|small|klein|groß|petit|pequeñ[oa]|pequen[oa]|piccol[oa])(?!\\p{L}))`,
  'u',
);

/** What often begins or ends a name of somebody who sells pictures. */
const HOUSE =
  '(?:studios?|estudio|estúdio|atelier|ateliê|foto|photo|fotograf(?:ie|ía|ia|o)|photograph(?:y|ie|er)|fotostudio|photostudio|design|films?|pictures)';
/** Words that are no part of a name in small letters. */
const NO_NAME =
  '(?:the|an?|my|our|your|this|and|or|with|without|in|on|at|to|of|for|by|from|over|across|please|pls|bottom|top|left|right|middle|cent(?:er|re)|corner|small|tiny|big|large|faint|mein|unser|der|die|das|ein|und|oder|mit|ohne|im|auf|aus|für|über|von|unten|oben|links|rechts|mittig|klein|groß|dezent|bitte|mi|la|el|y|con|sin|en|de|por|para|abajo|arriba|pequeñ[oa]|grande|mon|ma|le|et|avec|sans|au|à|sur|pour|petite?|grand|minha|meu|o|e|com|sem|em|no|na|embaixo|pequen[oa]|mia|il|con|senza|su|sul|piccol[oa]|background|backdrop|hintergrund|fondo|fond|fundo|sfondo|removal|remover|overlay|text|logo|image|stamp|sign|style|effect|free|photos?|fotos?|drauf|drüber|dran|rein|weg|entfernen|quer|diagonal\\p{L}*|transparent\\p{L}*|slogan|pattern|protection|mark|line|like|as|is|it|not|no)';
const NAME_WORD = `(?!${NO_NAME}(?![\\p{L}\\d._]))\\p{Ll}[\\p{Ll}\\d.&’'_-]*`;
/** Where a name ends: at the end of the wish, or before its place or size. */
const NAME_END =
  "(?=\\s*(?:[,;!?]|\\.?$)| (?:in|at|on|unten|oben|links|rechts|mittig|abajo|arriba|en|à|au|embaixo|em|no|a|al|nell['’]|below|bottom|top|small|tiny|big|large|klein|winzig|groß|petite?|grand|pequeñ[oa]|chiquit[oa]|grande|pequen[oa]|piccol[oa]|please|bitte|por favor|svp|per favore)(?!\\p{L}))";
/** “Wasserzeichen studio nordlicht klein unten rechts”, “watermark lisa müller”. */
const SMALL_NAME = new RegExp(
  `(?<=(?:^|[.!?;,]\\s*|(?:add|put|with|mit|füge?|pon|ponle|con|ajoute|mets|avec|põe|coloca|com|aggiungi|metti) (?:an? |the |das |ein |una? |la |une? |le |uma |a )?)(?:[Ww]atermark|[Ww]asserzeichen|[Mm]arca de agua|[Ff]iligrane|[Mm]arca d[’']água|[Ff]iligrana):? )(?<name>${NAME_WORD}(?: ${NAME_WORD}){1,3}?)${NAME_END}`,
  'u',
);
const IS_HOUSE = new RegExp(`^${HOUSE}$`, 'u');
/** True for a name with a word such as “studio” at its start, or without any word that may belong to a wish. */
const isSmallName = (name: string): boolean => {
  const words = name.split(' ');
  const isOfHouse = IS_HOUSE.test(words[0] ?? '');
  return isOfHouse || words.every((word) => isUnknown(word) || IS_HOUSE.test(word));
};

/** “lisa.fotografie”, and no file. */
const DOTTED = /[._](?!(?:jpe?g|png|webp|heic|pdf|svg|gif|tiff?|psd)$)/u;

const asText = (name: string): string => `"${name}"`;

export const NAMES_OF_WATERMARKS: readonly Rewording[] = [
  [
    SMALL_NAME,
    (...found) => {
      const name = String(found[0]);
      return isSmallName(name) ? asText(name) : name;
    },
  ],
  [
    BEHIND,
    (...found) => {
      const name = String(found[0]);
      return name.split(' ').some((word) => isUnknown(word.toLowerCase())) ? asText(name) : name;
    },
  ],
  [
    MADE_UP,
    (...found) => {
      const name = String(found[0]);
      return isUnknown(name) || DOTTED.test(name) ? asText(name) : name;
    },
  ],
  [DIRECTLY, (...found) => (isUnknown(String(found[0])) ? asText(String(found[0])) : String(found[0]))],
];
