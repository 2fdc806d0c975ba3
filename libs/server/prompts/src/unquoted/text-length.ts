import type { Concept } from '../lexicon/english.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { entriesFor, folded } from '../lexicon/lexicon.ts';
import { DRAWN_BESIDE } from './drawn-beside.ts';
import { isOnThing } from './on-things.ts';
import { ARTICLE, CAPITAL, form, MARK, NAME, PUT, SAYS, TEXT, WRITE } from './words-of-texts.ts';

/** The concepts of a single word. */
export const conceptsOf = (word: string): readonly Concept[] =>
  entriesFor(folded(word).replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter(({ patterns }) => patterns.length === 1)
    .map(({ concept }) => concept);
/** True if a word has one of these concepts, or one of a kind: "color" stands for "color:red" too. */
export const isA = (word: string, ...concepts: readonly string[]): boolean =>
  conceptsOf(word).some((concept) =>
    concepts.some((one) => concept === one || concept.startsWith(`${one}:`)),
  );

const OF_WISH = form(`^(?:${NAME}|${TEXT}|${MARK}|${SAYS}|${WRITE}|${PUT}|${ARTICLE})$`);
/** True for a word in small letters that no lexicon knows: a part of a text, or of what is said about it. */
export const isUnknown = (word: string): boolean =>
  /^\p{Ll}{2,}$/u.test(word) && conceptsOf(word).length === 0 && !OF_WISH.test(word);

/** The word without the punctuation around it. */
export const bare = (word: string): string => word.replace(/^[("'“„«]+|[,;:.!?)"'”“»]+$/gu, '');
const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
const isInCapitals = (words: readonly string[]): boolean =>
  words.every((word) => /^[\p{Lu}\p{N}\p{P}\p{So}]+$/u.test(word));

const PREPOSITION =
  /^(?:in|on|onto|to|at|along|across|over|under|below|above|beneath|underneath|beside|near|by|down|into|around|next|throughout|with|auf|aufs|im|ins|am|an|ans|unter|über|ueber|neben|quer|mit|en|sobre|debajo|encima|junto|por|con|au|aux|à|a|sur|sous|dans|avec|em|no|na|nos|nas|num|numa|neste|nesta|pelo|pela|com|da|al|alla|nel|nella|nello|sul|sulla|sullo|sotto|sopra)$/iu;
/** What a text may be placed on or written with, besides the words that the lexicons know. */
const PLACED =
  /^(?:top|bottom|left|right|middle|cent(?:re|er)|corner|side|edge|third|half|picture|photo|pic|image|him|her|us|them|me|it|this|sky|heads?|font|letters?|text|caps|capitals|bold|italics?|cursive|script|style|writing|handwriting|print|background|ecke|rand|bild|foto|mitte|drittel|himmel|buchstaben|schrift|uns|mir|mich|ihm|ihr|ihnen|darunter|esquina|centro|medio|imagen|letras?|cielo|nosotros|coin|milieu|haut|bas|lettres|ciel|nous|moi|canto|meio|imagem|céu|nós|mim|angolo|immagine|lettere|noi|basso|alto|parte|cima|baixo|travers|lado|côté|seite|lato|pie|diagonal|kursiv|cursiva|italique|itálico|corsivo)$/iu;
/** What a text may stand in: "20 € in a red circle", "num selo dourado". */
const GROUND =
  /^(?:badges?|stickers?|banners?|ribbon|seal|box|rectangle|circle|bubble|kasten|kreis|rechteck|aufkleber|plakette|stempel|banderole|sello|etiqueta|recuadro|rect[aá]ngulo|c[ií]rculo|pegatina|encadré|bandeau|pastille|cercle|selo|adesivo|ret[aâ]ngulo|tarja|faixa|riquadro|rettangolo|cerchio|bollino|etichetta|fascia)$/iu;
/** Drawings that somebody wants beside a text: "with little hearts". */
const DRAWN = new RegExp(`^(?:${DRAWN_BESIDE})$`, 'iu');
const WITH = /^(?:with|mit|con|avec|com)$/iu;
/** Words that say how or where a text is written, and end it. */
const ABOUT =
  /^(?:across|diagonal\p{L}*|vertical(?:ly|mente|ement)?|verticale|vertikal|senkrecht|hochkant|curved|gebogen|curvado|courbé|curvo|somewhere|irgendwo|centred|centered|zentriert|centrad[oa]|centré|centrato|please|pls|plz|bitte|svp|stp|thanks|danke|gracias|merci|obrigad[oa]|grazie|faintly|underneath|drauf|drüber|drunter|rein|hinzu|ein|dazu|rauf|darauf|darüber|darunter|hin|beneath|quer|encima|debajo|arriba|abajo|dessus|dessous|embaixo|acima|nel[ae]|sopra|sotto|throughout|transparent\p{L}*|see-through|semi-transparent|halbtransparent|oben|unten|mittig|heißen|quelque|repeated|wiederholt|written|goes|there|dort|ahí|allí|ali|lì|like|wie|como|comme|come)$/iu;
/** Behind a text in capitals it says how the letters stand: "schreib MUSTER schräg über das Bild". */
const SLANTED = /^(?:schräg|slanted|tilted|inclinad[oa]|penchée?|inclinat[oa])$/iu;
const LINK = /^(?:and|und|y|et|e|plus|then|dann|puis|luego|poi|depois|but|also|sowie|so)$/iu;
const AS = /^(?:as|als|como|comme|come)$/iu;
const IS_TITLE = form(`^(?:${MARK}|${TEXT})$`);
const ABBREVIATION =
  /^(?:\p{L}|Dr|Mr|Mrs|Ms|St|No|Nr|Jr|Sr|Prof|Sra?|Mme|Mlle|M|Dott|Sig|Fam|vs|Co|Tel|Tél|Tlf|Telf|Cel|Mob|Av|Avda|Pza)\.$/iu;
/** Short names of months: “12 sept. 2026”. */
const MONTH =
  /^(?:jan|janv|ene|gen|feb|févr?|fev|mar|mär|mrz|mars|apr|avr|abr|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|ago|sept?|sett?|set|okt|oct|out|ott|nov|dez|dec|déc|dic)\.$/iu;
const isMonthAt = (words: readonly string[], at: number): boolean =>
  MONTH.test(words[at] ?? '') && /^\d{1,2}\.?$/u.test(words[at - 1] ?? '');

/** True for a word about the look or the place of letters. */
export const isOfLook = (word: string): boolean =>
  isA(word, 'color', 'shade', 'place', 'word', 'subtle', 'strong', 'upscale', 'transparent', 'shadow') ||
  PLACED.test(word) ||
  GROUND.test(word) ||
  SLANTED.test(word) ||
  ABOUT.test(word);
const LOOK_NOUN =
  /^(?:style|look|painting|drawing|sketch|stil|estilo|stile|pintura|peinture|dessin|dibujo|desenho|disegno)$/u;
/** "Comic style", "oil painting": a look of two words, in small letters. */
export const isNamedLook = (text: string): boolean => {
  const words = folded(text)
    .split(/\s+/u)
    .filter((word) => !/^(?:an?|the)$/u.test(word));
  const [first = '', second = ''] = words;
  if (/\p{Lu}/u.test(text) || words.length !== 2 || !words.some((word) => LOOK_NOUN.test(word))) return false;
  return (
    words.some((word) => isA(word, 'op', 'style')) ||
    entriesFor(first).some(
      ({ concept, patterns: [, other, ...more] }) =>
        /^(?:op|style):/u.test(concept) && other?.text === second && more.length === 0,
    )
  );
};
const TONES = ['bright', 'dark', 'warm', 'cool', 'sharp', 'vivid', 'muted', 'border'] as const;
/** True for a verb or a look in small letters, which ask for another edit. */
export const isCommand = (word: string): boolean => isSmall(word) && isA(word, 'op', ...VERBS);

/** True if a conjunction here begins another wish: "and make it brighter". */
const isOtherWish = (words: readonly string[], at: number): boolean => {
  const following = words.slice(at + 1, at + 4).map(bare);
  const until = following.findIndex((word) => !isSmall(word) || PREPOSITION.test(word));
  const after = until < 0 ? following : following.slice(0, until);
  const [next = ''] = after;
  return (
    after.some(isCommand) ||
    (CAPITAL.test(words[0] ?? '') && isSmall(next) && isA(next, ...TONES)) ||
    (after.length > 0 && after.every((word) => isSmall(word) && (isOfLook(word) || isA(word, 'article'))))
  );
};

/** “Angolo in basso a destra”: a corner without a preposition. */
const CORNER = /^(?:angolo|coin|canto|esquina|rincón)$/iu;
const WHICH_CORNER =
  /^(?:in|en|de|inf\p{L}+|sup\p{L}+|basso|alto|bas|haut|abajo|arriba|(?:de)?sinistr[oa]|destr[oa]|gauche|droite?|derech[oa]|izquierd[oa]|direit[oa]|esquerd[oa])$/iu;
const isCornerAt = (words: readonly string[], at: number): boolean =>
  CORNER.test(bare(words[at] ?? '')) && WHICH_CORNER.test(bare(words[at + 1] ?? ''));

/** Prepositions before a color or a kind of letters. */
const IN_COLOR = /^(?:in|with|mit|en|con|avec|em|com)$/iu;
/** "Nell'angolo": a preposition and its noun in one word. */
const ELIDED = /^(?:nell|all|sull|dell|à l|dans l)'(?<noun>\p{L}+)$/iu;
/** Prepositions before a thing of the picture: "over the dog". */
const ABOVE = /^(?:over|under|above|below|beneath|underneath|beside)$/iu;
const MOST_UNKNOWN = 1;
/** True if a preposition here is followed by a place, a color or the picture: "at the top", "in big white letters". */
const isWhere = (words: readonly string[], at: number): boolean => {
  const noun = ELIDED.exec(bare(words[at] ?? ''))?.groups?.['noun'];
  if (noun !== undefined) return isA(noun, 'place', 'picture') || PLACED.test(noun);
  const preposition = bare(words[at] ?? '');
  if (!PREPOSITION.test(preposition)) return false;
  const near = words.slice(at + 1, at + 6);
  const stop = near.findIndex((word) => /[,.;]$/u.test(word));
  const reach = near.slice(0, stop < 0 ? undefined : stop + 1).map(bare);
  const end = reach.findIndex(
    (word) =>
      isA(word, 'place', 'picture', 'this', 'face', 'subject') ||
      (IN_COLOR.test(preposition) && isA(word, 'color')) ||
      (ABOVE.test(preposition) && isA(word, 'thing', 'part')) ||
      (WITH.test(preposition) && DRAWN.test(word)) ||
      PLACED.test(word) ||
      GROUND.test(word) ||
      IS_TITLE.test(word),
  );
  const between = reach.slice(0, end);
  const unknown = between.filter((word) => conceptsOf(word).length === 0);
  return (
    end >= 0 &&
    unknown.length <= MOST_UNKNOWN &&
    between.every((word) => isSmall(word) && !PREPOSITION.test(word))
  );
};

/** True if the words from here only say how or where the text is written. */
const isTailAt = (words: readonly string[], at: number): boolean => {
  const word = bare(words[at] ?? '');
  if (at === 0 || !isSmall(word) || /[!?]$/u.test(words[at] ?? '')) return false;
  if (AS.test(word)) return words.slice(at + 1, at + 4).some((one) => IS_TITLE.test(bare(one)));
  if (ABOUT.test(word) || isCornerAt(words, at)) return true;
  if (LINK.test(word)) return isOtherWish(words, at);
  const before = words.slice(0, at);
  if (isInCapitals(before) && isOfLook(word)) return true;
  const isLast = at === words.length - 1 || /[,.;]$/u.test(words[at] ?? '');
  const isPlace =
    isA(word, 'place', 'color') &&
    (isLast || isA(bare(words[at + 1] ?? ''), 'place', 'word') || isCornerAt(words, at + 1));
  if (isPlace && CAPITAL.test(words[0] ?? '')) return true;
  return (
    isWhere(words, at) ||
    isOnThing(words, at, isInCapitals(before) && before.some((one) => /\p{Lu}{2}/u.test(one)))
  );
};

/** "Rua da Graça": a small word between two capitals. */
const isInName = (words: readonly string[], at: number): boolean =>
  CAPITAL.test(words[at - 1] ?? '') && CAPITAL.test(words[at + 1] ?? '');

/** True if the words after a comma belong to the wish and not to the text. */
const isAside = (before: readonly string[], segment: string, isAfterColon: boolean): boolean => {
  const parts = segment.split(/\s+/u).filter(Boolean);
  const tail = parts.findIndex((_, at) => isTailAt(parts, at));
  const words = (tail < 0 ? parts : parts.slice(0, tail)).map(bare);
  const [first = ''] = words;
  const isAbout =
    words.every((word) => isOfLook(word) || isA(word, 'article', 'filler') || PREPOSITION.test(word)) ||
    words.some((word, at) => isCommand(word) && !isInName(words, at)) ||
    isTailAt(['', ...words], 1) ||
    (LINK.test(first) && isOtherWish(['', ...words], 1));
  const isInOtherCase = isInCapitals(before) && words.every(isSmall);
  const isMore =
    isAfterColon ||
    /^(?:by|von|par|por|di) \p{Lu}/u.test(segment) ||
    /^[\p{Lu}\p{N}$€£]/u.test(first) ||
    /\d/u.test(segment) ||
    /[!?]$/u.test(parts[words.length - 1] ?? '');
  return isAbout || isInOtherCase || !isMore;
};

/** A sentence about the letters: "ore 19. Lettere bianche". */
const LETTERING =
  /^(?:letters?|lettering|font|schrift|buchstaben|letras?|lettres?|letter[ae]|caratter[ei])$/iu;
/** True if a text ends with the word at this position, because a sentence ends there or what follows is not written. */
const isLastAt = (words: readonly string[], at: number, rest: string, isAfterColon: boolean): boolean => {
  const word = words[at] ?? '';
  if (/^[-–—|]$/u.test(words[at + 1] ?? ''))
    return isAside(words.slice(0, at + 1), rest.replace(/^\S+\s+/u, ''), isAfterColon);
  if (isMonthAt(words, at) && /^\d/u.test(words[at + 1] ?? '')) return false;
  if (/\.$/u.test(word) && LETTERING.test(words[at + 1] ?? '')) return true;
  if (/[.;]$/u.test(word)) return !ABBREVIATION.test(word) && !/^\d+\.$/u.test(word);
  return /,$/u.test(word) && isAside(words.slice(0, at + 1), rest.split(/[,;]/u)[0] ?? '', isAfterColon);
};

/** Adverbs before a place, which belong to it: "ganz oben". */
const ADVERB =
  /^(?:ganz|schön|irgendwo|tout|bien|bem|muy|molto|right|just|only|really|very|somewhere|all|everywhere|in|on|at|the|en|em|na|no|de|do|da|auf|im|sur)$/u;
/** Adjectives for letters between a text and its place: "Buon Natale in piccolo in basso", "Feliz Natal bem clarinho no meio". */
const ADJECTIVE =
  /^(?:small|tiny|big|large|huge|faint|klein|winzig|groß|riesig|riesengroß|enorme|énorme|blass|dezent|pequeñ[oa]|pequeñit[oa]|chiquit[oa]|grande|tenue|discret[oa]|clarit[oa]|petite?|grand|gros|discr[eè]te?|léger|légère|pequen[oa]|pequenin[oa]|clarinha|apagadinh[oa]|piccol[oa]|piccolin[oa]|grandi|legger[oa])$/u;

/** What goes with such an adjective in a text in small letters: "dream big". */
const IN_BIG =
  /^(?:think|dream|go|live|win|start|play|act|love|be|so|too|denk|träum|sueña|piensa|vive|rêve|vois|sonha|pensa|vive|sogna|un|una|une|um|uma|the|an?|my|our|el|la|le|o|il|mi|mein|mon|mio|meu|is|are|not)$/iu;

/** Adverbs that describe letters only before such an adjective: "bello grande". */
const VERY = /^(?:bell[oai]|bel|nice|tutto|tutta)$/u;

/** The length in characters of the text with which a part of a prompt begins. Other wishes may follow it. */
export const textLength = (part: string, isAfterColon: boolean): number => {
  const [line = ''] = part.split('\n');
  const found = [...line.matchAll(/\S+/gu)];
  const words = found.map(([word]) => word);
  const begins = (at: number): number => found[at]?.index ?? line.length;
  let end = words.findIndex((_, at) => isTailAt(words, at));
  if (end < 0) end = words.length;
  const last = words
    .slice(0, end)
    .findIndex(
      (_, at) => at + 1 < words.length && isLastAt(words, at, line.slice(begins(at + 1)), isAfterColon),
    );
  if (last >= 0) end = last + 1;
  // Of a price, the sign tells where it ends.
  const isPrice = /[€$£]/u.test(words[0] ?? '');
  const isAboutLetters = (word: string, next: string): boolean =>
    ADVERB.test(word) || (!isPrice && (ADJECTIVE.test(word) || (VERY.test(word) && ADJECTIVE.test(next))));
  const isCapital = CAPITAL.test(words[0] ?? '');
  const isOfLetters =
    isCapital || (end > 2 && ADJECTIVE.test(words[end - 1] ?? '') && !IN_BIG.test(words[end - 2] ?? ''));
  if (end < words.length && isOfLetters)
    while (end > 1 && isAboutLetters(words[end - 1] ?? '', words[end] ?? '')) end--;
  const final = words[end - 1] ?? '';
  const isShort =
    (ABBREVIATION.test(final) && end > 1) || isMonthAt(words, end - 1) || /\d\.\d+\.$/u.test(final);
  return (line.slice(0, begins(end - 1)) + final).replace(isShort ? /[,;:]+$/u : /[,;:.]+$/u, '').length;
};
