import { says } from '../../clauses/clauses.ts';
import { valueIn } from '../../clauses/reading.ts';
import { COLOR_WORD, GERMAN_COLOR } from '../../words/color-words.ts';
import { wordsOf } from '../../words/words.ts';
import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Make the red car brighter", "oscurece el cielo claro": the adjective only says which thing is meant, or how it is, and is
 * no other wish. Things that nothing finds by name keep a color, because it tells where they are.
 */

interface Language {
  /** Words before a thing, and the space after them. */
  readonly the: string;
  /** How much, or that it shall be so. */
  readonly how: string;
  readonly tones: string;
}

const ENGLISH: Language = {
  the: '(?:the|my|our|her|his|that|this) ',
  how: '(?:(?:should|could|must|needs to|has to|to) be |(?:looks?|gets?) )?(?:(?:a (?:bit|little|lot|touch|tad)|much|slightly|somewhat|far|even|just|way) )*',
  tones:
    '(?:brighter|lighter|darker|sharper|softer|crisper|blurrier|clearer|warmer|cooler|(?:more|less) (?:bright|dark|sharp|blurry|blurred|saturated|vivid|colou?rful|vibrant|intense|contrasty))',
};
const GERMAN: Language = {
  the: '(?:der|die|das|den|mein(?:e|en)?|unser(?:e|en)?|diese[srn]?) ',
  how: '(?:(?:soll|sollte|muss|müsste|bitte|etwas|ein (?:bisschen|wenig)|viel|deutlich|noch|leicht) )*',
  tones:
    '(?:heller|dunkler|schärfer|unschärfer|weicher|klarer|wärmer|kühler|kräftiger|satter|blasser|leuchtender|aufhellen|abdunkeln|schärfen|nachschärfen)',
};
const SPANISH: Language = {
  the: '(?:el|la|los|las|mi|mis|nuestr[oa]|es[ea]|est[ea]) ',
  how: '(?:(?:que )?(?:sea|quede|se vea) )?(?:(?:un (?:poco|poquito)|mucho|bastante|algo) )?',
  tones:
    '(?:más|menos) (?:clar[oa]s?|luminos[oa]s?|brillantes?|oscur[oa]s?|nítid[oa]s?|borros[oa]s?|saturad[oa]s?|viv[oa]s?|intens[oa]s?)',
};
const FRENCH: Language = {
  the: "(?:le |la |les |l['’]|mon |ma |mes |notre |ce |cette )",
  how: '(?:(?:un (?:petit )?peu|beaucoup|bien|nettement|légèrement) )?',
  tones:
    '(?:plus|moins) (?:clair(?:e|s|es)?|lumineu(?:x|se|ses)|sombres?|fonc[ée]e?s?|net(?:te)?s?|flou(?:e|s|es)?|satur[ée]e?s?|viv?e?f?s?|intenses?)',
};
const PORTUGUESE: Language = {
  the: '(?:os?|as?|meus?|minhas?|noss[oa]s?|ess[ea]|est[ea]) ',
  how: '(?:(?:um (?:pouco|pouquinho)|bem|muito|bastante) )?',
  tones:
    '(?:mais|menos) (?:clar[oa]s?|luminos[oa]s?|brilhantes?|escur[oa]s?|nítid[oa]s?|desfocad[oa]s?|saturad[oa]s?|viv[oa]s?|intens[oa]s?)',
};
const ITALIAN: Language = {
  the: "(?:il |lo |la |l['’]|i |gli |le )(?:mi[oa] |nostr[oa] )?",
  how: "(?:(?:un po['’]|molto|leggermente|ancora) )?",
  tones:
    '(?:più|meno) (?:chiar[oaie]|luminos[oaie]|scur[oaie]|nitid[oaie]|sfocat[oaie]|satur[oaie]|vivac[ei]|viv[oaie]|intens[oaie])',
};

/** Verbs of tones in the languages in which a color follows its thing. */
const TONE_VERBS = `(?:${[
  '(?:aclar|ilumin|enfo[cq]u?|desenfo[cq]u?|satur|difumin)(?:a|ar|e)|oscurecer?|oscurezca',
  '(?:éclairci|assombri)(?:s|r|ssez)|(?:fonc|flout|illumin)(?:er?|ez)',
  '(?:clare|ilumin|desfo[cq]u?|satur)(?:ia|ie|ar|a|e|iar)|escure(?:cer?|ça)',
  '(?:schiari|scuri)(?:sci|re)|(?:sfoc|illumin|satur)(?:a|are)',
].join('|')})(?: (?:un (?:poco|peu)|um pouco|un po['’]))?`;

/** Adjectives for how light, large or old a thing is. In the languages of Latin origin they follow it, as colors do. */
const ADJECTIVES = {
  english:
    'dark|bright|light|pale|dull|dim|big|large|huge|small|little|tiny|tall|old|new|young|beautiful|cute|lovely|plain|busy|messy',
  german:
    '(?:dunkl|hell|blass|groß|riesig|klein|winzig|alt|neu|jung|schön|süß|schlicht|unruhig)e[nrs]?|dunklen',
  romance: [
    'clar[oa]s?|oscur[oa]s?|brillantes?|grandes?|pequeñ[oa]s?|viej[oa]s?|nuev[oa]s?|bonit[oa]s?',
    'claire?s?|sombres?|foncée?s?|lumineu(?:x|ses?)',
    'escur[oa]s?|pequen[oa]s?|velh[oa]s?|nov[oa]s?',
    'chiar[oaie]|scur[oaie]|piccol[oaie]|vecchi[oae]?|nuov[oaie]|brillant[ei]',
  ].join('|'),
} as const;

/** True for a thing or a part of the picture that is found by its name. */
const isFound = (thing: string): boolean =>
  wordsOf(thing).words.some(
    (word) =>
      valueIn(word, 'thing') !== null || valueIn(word, 'region') !== null || says(word, 'background', 'face'),
  );

/** A rewording that leaves an adjective out if it stands beside a thing that is found without it. */
const withoutAdjective = (said: string): Rewording => [
  new RegExp(`(?<!\\p{L})${said}`, 'giu'),
  (...found) => {
    const {
      before = '',
      thing = '',
      behind = '',
    } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return isFound(thing) ? `${before}${thing}${behind}` : String(found[0]);
  },
];

/** "The red car brighter". */
const beforeThing = ({ the, how, tones }: Language, adjectives: string): Rewording =>
  withoutAdjective(
    `(?<before>${the})(?:${adjectives} ){1,3}(?<thing>\\p{L}+)(?<behind> ${how}${tones})(?!\\p{L}| ${COLOR_WORD})`,
  );
const BEHIND = `(?: (?:${COLOR_WORD}|${ADJECTIVES.romance})){1,2}`;
/** "El coche rojo más claro", and "aclara el coche rojo". */
const behindThing = ({ the, how, tones }: Language): readonly Rewording[] => [
  withoutAdjective(
    `(?<before>${the})(?<thing>\\p{L}+)${BEHIND}(?<behind> ${how}${tones})(?!\\p{L}| ${COLOR_WORD})`,
  ),
  withoutAdjective(`(?<before>${TONE_VERBS} ${the})(?<thing>\\p{L}+)${BEHIND}${BEFORE_NEXT_WISH}`),
];

const ENGLISH_ADJECTIVE = `(?:${COLOR_WORD}|${ADJECTIVES.english})`;

export const DESCRIBED_THINGS_TONED: readonly Rewording[] = [
  beforeThing(ENGLISH, ENGLISH_ADJECTIVE),
  withoutAdjective(
    `(?<before>(?:darken|brighten|lighten|sharpen) (?:the|my|our) )(?:${ENGLISH_ADJECTIVE} ){1,3}(?<thing>\\p{L}+)${BEFORE_NEXT_WISH}`,
  ),
  beforeThing(GERMAN, `(?:${GERMAN_COLOR}e?[nrs]?|${ADJECTIVES.german})`),
  ...[SPANISH, FRENCH, PORTUGUESE, ITALIAN].flatMap(behindThing),
];
