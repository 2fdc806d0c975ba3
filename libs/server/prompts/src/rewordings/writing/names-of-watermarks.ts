import { wordsOf } from '../../words/words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “My watermark across the picture please, TW Joinery, diagonal”, „mein Wasserzeichen aylinbackt, unten“: its text stands
 * behind a comma, or begins with a small letter.
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

/** “lisa.fotografie”, and no file. */
const DOTTED = /[._](?!(?:jpe?g|png|webp|heic|pdf|svg|gif|tiff?|psd)$)/u;

const asText = (name: string): string => `"${name}"`;

export const NAMES_OF_WATERMARKS: readonly Rewording[] = [
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
