import { isPlacedHandle, withoutOwnAccount } from './handles.ts';
import { remembering } from '../memory/remembering.ts';
import { afterColon, afterLastColon, OTHER_WORK } from './after-colon.ts';
import { besideLetters } from './beside-letters.ts';
import { bare, isA, isCommand, isUnknown, textLength } from './text-length.ts';
import { inCapitals, twoInCapitals } from './capitals.ts';
import { apposed, beforeThis, called } from './named-elsewhere.ts';
import {
  after,
  hasQuotedText,
  IS_ASKED,
  IS_NAMED,
  isText,
  quotedAt,
  spanFrom,
  whole,
  type Span,
} from './spans.ts';
import { textAtPlace } from './text-at-place.ts';
import { withTextBeforePlace } from './before-place.ts';
import { withBothTextsQuoted, withSmallerQuoted } from './text-below.ts';
import { withNumbersBeside, withWholeTexts } from './whole-texts.ts';
import {
  ARTICLE,
  CAPITAL,
  END,
  EXCHANGE,
  form,
  LABEL,
  LINKED_NUMBER,
  MARK,
  NAME,
  NUMBER,
  PLACE,
  PUT,
  SAYS,
  SHALL,
  SOMEWHERE,
  START,
  TEXT,
  THIS,
  WORD,
  WRITE,
  WRITTEN,
} from './words-of-texts.ts';

/*
 * People rarely put the text that a picture shall show between quotation marks. Its words would then be read as wishes
 * ("type Sharpen Your Skills in the middle"), so the text is found and quoted before a prompt is split into words.
 */

const FEW = String.raw`(?:[^\s,:]+\s+){0,4}?`;
/** "Reading upwards": how the letters run, and no text. */
const DIRECTION = String.raw`(?:(?:up|down)wards?|sideways|vertically|(?:from )?(?:the )?(?:top|bottom|left|right) (?:to|down|up)|nach (?:oben|unten)|von (?:oben|unten)|hacia (?:arriba|abajo)|vers le (?:haut|bas)|para (?:cima|baixo)|verso (?:l['’]alto|il basso))(?![\p{L}\p{N}])`;
/** "A title saying …", "it needs to say …", "que ponga …". */
const SAYING = form(
  `(?:${START}(?:${TEXT}|picture|photo|image|foto|bild|it)\\s+${FEW}|${START}(?:${SHALL})\\s+(?:(?:the|it|ça|the picture|the photo)\\s+)?|^|(?<=[,;.]\\s))(?:that |which |das |der |die |qui |que |che |with |con |com )?(?:${SAYS}|say)${END}(?:\\s+(?:${SOMEWHERE})${END})?\\s+(?!${DIRECTION})`,
);
const WRITING = form(
  `${START}(?:${WRITE})${END}(?:(?<=schreiben)\\s+Sie${END})?(?:\\s+(?:mir|me|bitte|mal|por favor|please|moi|nur|just)${END})?(?:\\s+(?:${SOMEWHERE})${END})?\\s+`,
);
/** "The word SOLD", "my name Anna Berg", "title it A Week in Lisbon". */
const NAMING = form(
  `${START}(?:(?:${LABEL}) (?:${THIS})(?: (?:as|with))?|(?:${MARK}|watermarked) (?:with|mit|con|com|avec)|(?:firma(?:la)?|fírmala|firmalo|signe|signiere?|assine?|assina|unterschreibe?)(?: (?:la|lo|le|es|das bild|la foto|it))?(?: (?:como|comme|als|come|mit|con|com))?|(?:(?:${ARTICLE})\\s+)?(?:${WORD}|${MARK}|${NAME}))\\s+`,
);
/** “Studio Rossi”: a name that begins with what it names. “Studio Light” is none. */
const HOUSE = '(?:Studio|Estudio|Estúdio|Atelier|Ateliê|Club|Team|Band|Shop)';
const NO_HOUSE =
  '(?!(?:Background|Backdrop|Hintergrund|Fondo|Fond|Fundo|Sfondo|Light|Lights|Lighting|Licht|Look|Portraits?|Porträt|Headshot|Style|Effect|Shot|Photo|Foto|Picture|Quality|White|Gr[ae]y|Black)(?![\\p{L}])|[^,.;]* (?:style|look|effect|stil|estilo|stile)(?!\\p{L}))';
const HOUSE_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${HOUSE}\\s+$`, 'u');
const HOUSE_ASKED = form(`${START}(?:${PUT}|${WRITE})\\s+(?=${HOUSE}\\s)`);
const IS_HOUSE = new RegExp(`^${HOUSE}\\s+${NO_HOUSE}\\p{Lu}`, 'u');
const IS_NO_HOUSE = new RegExp(`^(?=\\S)(?!${NO_HOUSE})`, 'u');
const named = (prompt: string): Span | null => {
  const asked = after(prompt, HOUSE_ASKED);
  if (asked !== null && IS_HOUSE.test(prompt.slice(asked.from))) return asked;
  const span = after(prompt, NAMING, CAPITAL);
  if (span === null || IS_NO_HOUSE.test(prompt.slice(span.from))) return span;
  const house = HOUSE_BEFORE.exec(prompt.slice(0, span.from))?.[0] ?? '';
  return { from: span.from - house.length, to: span.to };
};
/** "Add the caption me on monday": after a verb and a noun for a text, it may begin with a small letter. */
const ADDED_WORD = form(
  `${START}(?:(?:${PUT})(?:\\s+(?:${ARTICLE}|bitte|please))*\\s+(?:top |bottom )?(?:${WORD})|(?:top|bottom) text|(?:caption|title|label) (?:it|this)(?: (?:as|with))?|das wort|the words?|la palabra|le mot|la parola|a palavra)\\s+`,
);
/** "I would like Thank You written on it": the text stands before the participle. */
const ASKED_BEFORE = form(`${START}(?:${PUT}|would like|bitte)\\s+`);
const IS_WRITTEN = form(`${START}(?:${WRITTEN})${END}`);
const beforeParticiple = (prompt: string): Span | null => {
  const participle = IS_WRITTEN.exec(prompt);
  return participle === null ? null : after(prompt.slice(0, participle.index), ASKED_BEFORE, CAPITAL);
};

/** Texts that can be nothing else: a sign with a name, an account, an address in the web, a date, a price. */
const SIGN = /(?<![\p{L}\p{N}])(?:©|®|\(c\))\s*(?=[\p{L}\p{N}])/iu;
const ACCOUNT =
  /(?<![\p{L}\p{N}.])(?:#(?![\da-f]{3,8}(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}_]{2,}(?: #\p{L}[\p{L}\p{N}_]+)*|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.\p{L}{2,6}|@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|de|fr|es|it|pt|br|co|uk|eu|io|app|shop|studio|photos?|art|me|info|at|ch|mx|ar)(?:\/[\p{L}\p{N}/_-]*)?)(?![\p{L}\p{N}@])/iu;
/** Words with which greetings, credits and signs on doors begin: "put Happy Holidays on it". */
const GREETING =
  /(?<![\p{L}\p{N}])(?:Happy|Merry|Greetings|Welcome|Congrat\p{L}*|Best|Thank(?! you in advance)|Seasons?|Good|For Sale|Sold|Verkauft|Vendid[oa]s?|Vendue?s?|Vendut[oaie]|Save The|Just(?= (?:Married|Engaged|Listed|Sold|Arrived|Landed|Graduated|Born|Reduced|Divorced|Hitched|Moved|Retired|Us|Because|Kidding)(?!\p{L}))|Photo by|Pic by|Feliz|Felices|Bienvenid\p{L}+|Saludos|Recuerdo|Se Vende|Frohe\p{L}*|Alles(?= (?:Gute|Liebe))|Herzlich\p{L}*|Schöne|Liebe|Viele|Zu Verkaufen|Foto von(?! (?:mein|dein|unser|ihr|sein|d(?:er|em|en|ie)\s|ein))|Joyeu\p{L}+|Bon|Bonne|Bienvenue|Meilleurs|Vive|Boas|Bom|Parabéns|Bem|Foto de|Buon|Buona|Buone|Tanti|Auguri|Saluti|Benvenut\p{L}|Foto di|Dr\.|Prof\.|Praxis|Familie|Hotel|Chez)\s+(?=\p{L}|\p{N})/iu;

/** "The old mill, £4 otd": a number in the middle of a text, of which nothing tells where it begins. */
const isPartOfMore = (prompt: string, { from, to }: Span): boolean => {
  const before = prompt.slice(0, from).trimEnd().split(/\s+/u).at(-1) ?? '';
  const behind = prompt.slice(to).trimStart().split(/\s+/u)[0] ?? '';
  return isUnknown(bare(before)) || isUnknown(bare(behind));
};

/** “65 € taille 43”: the size of what is offered, behind its price. */
const SIZE_BEHIND =
  /^,?\s+(?:taille|size|talla|tamanho|taglia|gr(?:öße|oesse|\.)|n[º°]|pointure|numero|número)\s+(?:\d{1,3}(?:[.,]5)?(?:\s?[/-]\s?\d{1,3})?|X{0,3}[SML])(?![\p{L}\p{N}%]|\s?(?:px|pixels?|cm|mm)(?!\p{L}))/iu;

/** A number, and the name before it: "pon Menú del día 12,50 €". */
const withNumber = (prompt: string): Span | null => {
  const number = whole(prompt, NUMBER);
  if (number === null) return null;
  const before = after(prompt.slice(0, number.to), ASKED_BEFORE, CAPITAL);
  const size = SIZE_BEHIND.exec(prompt.slice(number.to))?.[0] ?? '';
  const to = number.to + size.length;
  if (before !== null && before.to === number.to) return { from: before.from, to };
  return size === '' && isPartOfMore(prompt, number) ? null : { from: number.from, to };
};
/** A text that begins with words such as "©" or "Happy" and goes on. */
const beginningWith = (prompt: string, words: RegExp): Span | null => {
  const found = words.exec(prompt);
  if (found === null || !(found.index === 0 || IS_ASKED.test(prompt))) return null;
  const length = textLength(prompt.slice(found.index), false);
  return length <= found[0].length ? null : { from: found.index, to: found.index + length };
};
const OF_PICTURE =
  /^(?:skin|haut|piel|peau|pele|pelle|\p{L}*qualit\p{L}+|calidad|qualidade|colou?rs?|farben?|colores|couleurs?|cores|colori|foto|photo|picture|pic|bild)$/iu;
/** "Hotel room needs to be brighter", and not "Hotel Miramar". */
const COMMON_NOUN = /^(?:Hotel|Praxis|Familie|Schöne[rs]?|Liebe) \p{Ll}|^Schöne[rs]? \p{Lu}\p{Ll}+$/u;
/** "Best quality please", "Bem mais claro", "Familie ausschneiden": a wish that begins like a greeting, with a capital. */
const isWishLikeGreeting = (prompt: string, { from, to }: Span): boolean =>
  (!IS_ASKED.test(prompt) || COMMON_NOUN.test(prompt.slice(from, to))) &&
  prompt
    .slice(from, to)
    .split(/\s+/u)
    .slice(1)
    .map(bare)
    .some(
      (word) =>
        OF_PICTURE.test(word) || isCommand(word) || isA(word, ...OTHER_WORK, 'light', 'lighting', 'skin'),
    );
const greeting = (prompt: string): Span | null => {
  const span = beginningWith(prompt, GREETING);
  return span !== null && CAPITAL.test(prompt.slice(span.from)) && !isWishLikeGreeting(prompt, span)
    ? span
    : null;
};

const LONGEST_PROMPT = 400;
/** Letters that are in the picture cannot be changed. */
const IS_EXCHANGE = form(`${START}(?:${EXCHANGE})${END}`);

const PIECE = /(?<=[,;.!?])\s+/u;
/** A piece of a prompt that asks for a text: "add text SALE 50%", "und schreib Gate B drauf". */
const ADDS_TEXT = form(
  `^(?:(?:and|then|also|please|und|dann|bitte|y|et|puis|e|poi) )*(?:(?:${WRITE})|(?:${PUT})\\s+(?:(?:${ARTICLE})\\s+)?(?:${WORD}))${END}`,
);
/** The prompt whose text is quoted although a piece beside it removes or replaces something: "remove bg, add text SALE 50%". */
const withTextBeside = (prompt: string): string => {
  const pieces = prompt.split(PIECE);
  const isText = (piece: string): boolean => ADDS_TEXT.test(piece) && !IS_EXCHANGE.test(piece);
  return pieces.length < 2 || pieces.filter(isText).length !== 1
    ? prompt
    : pieces.map((piece) => (isText(piece) ? withQuotedText(piece) : piece)).join(' ');
};

/** A place before a text: “top:”, “bottom text:”, and “bottom text” without a colon. */
const PLACED = `(?:${PLACE})(?: (?:${TEXT}))?\\s?:|(?:top|bottom|upper|lower) (?:text|caption)`;
const TWO_PLACES = form(
  `(?<first>${START}(?:${PLACED})\\s+)(?<one>\\S.{0,60}?)[\\s,;/]+(?:(?:${PLACE})\\s+)?(?<second>(?:and |und |y |et |e )?(?:${PLACED})\\s+)(?<two>\\S.{0,60}?)[\\s.]*$`,
);
/** `top: "A" bottom: "B"` for "top: A bottom: B", the two texts of a meme. */
const atTwoPlaces = (prompt: string): string | null => {
  const { first, one, second, two } = TWO_PLACES.exec(prompt)?.groups ?? {};
  if (first === undefined || one === undefined || second === undefined || two === undefined) return null;
  if (!isText(one, true) || !isText(two, true)) return null;
  return prompt.replace(TWO_PLACES, () => `${first}"${one}", ${second}"${two}"`);
};

/** A description of the letters, after their text: "… in gold letters across the top". */
const IN_LETTERS = form(
  `^(?<text>\\S+(?:\\s+\\S+){0,7}?)\\s+(?=(?:in|en|em)\\s+(?:\\p{L}+,?\\s+){0,3}(?:letters?|lettering|writing|buchstaben|schrift|letras?|lettres?|lettere|caratteri|font)${END})`,
);
/** A text at the beginning of a prompt that has no verb and otherwise only describes the letters. */
const inLetters = (prompt: string): Span | null => {
  const text = IN_LETTERS.exec(prompt)?.groups?.['text'] ?? '';
  const words = text.split(/\s+/u).map(bare);
  const isWish = words.some(
    (word) =>
      isCommand(word) ||
      isA(word, 'picture', 'background', 'blurry', 'noise') ||
      form(`^(?:${PUT}|${WRITE}|${TEXT}|${MARK}|${NAME})$`).test(word),
  );
  return text === '' || isWish || /[,;.:]\s/u.test(text) || !isText(text, false)
    ? null
    : { from: 0, to: text.length };
};

/** The names of several people after a colon: "write the names below, from left: Smith, Brown, White". */
const NAMES_COLON = form(
  `^(?<asked>[^:]*${START}(?:${WRITE}|${PUT})\\s+(?:(?:${ARTICLE})\\s+)?(?:names|namen|nombres|noms|prénoms|nomes|nomi)${END})(?<where>[^:.!?]{0,60}):\\s+(?<names>[^.;:\\n"]+?)[.\\s]*$`,
);
/** In which order the names stand, which is no place of the text. */
const IN_ORDER =
  /,?\s*(?:(?:standing|seated|stehend|de pie|debout|em pé|in piedi)\s+)?(?:from (?:the )?left(?: to (?:the )?right)?|left to right|von links(?: nach rechts)?|v\. ?l\.|de izquierda a derecha|desde la izquierda|de gauche à droite|en partant de la gauche|da esquerda(?: (?:para|à) (?:a )?direita)?|da (?:sinistra|sx)(?: a (?:destra|dx))?)(?!\p{L})/iu;
const LONGEST_LIST_NAME = 3;
const namesAfterColon = (prompt: string): string | null => {
  const { asked, where = '', names = '' } = NAMES_COLON.exec(prompt)?.groups ?? {};
  const list = names.split(/\s*,\s*/u).filter(Boolean);
  const isName = (one: string): boolean => {
    const words = one.split(/\s+/u);
    return words.length <= LONGEST_LIST_NAME && !words.some(isCommand) && isUnplaced(one);
  };
  if (asked === undefined || list.length < 2) return null;
  const isCapital = CAPITAL.test(list[0] ?? '');
  const until = list.findIndex((one) => !isName(one) || (isCapital && !CAPITAL.test(one)));
  const named = until < 0 ? list : list.slice(0, until);
  const rest = until < 0 ? '' : `, ${list.slice(until).join(', ')}`;
  return named.length < 2 ? null : `${asked}${where.replace(IN_ORDER, '')}: "${named.join(', ')}"${rest}`;
};
const isUnplaced = (name: string): boolean => textLength(`x ${name}`, true) === name.length + 2;

/** A sign that begins politely: "write Please do not touch". In small letters, "please" is said to the reader. */
const POLITE_SIGN = form(
  `${START}(?:${WRITE})\\s+(?<text>(?:please|bitte|por favor|s['’]il vous plaît|prière de|per favore|si prega)\\s+\\S+)`,
);
const politeSign = (prompt: string): Span | null => {
  const found = POLITE_SIGN.exec(prompt);
  const text = found?.groups?.['text'] ?? '';
  if (found === null || !/^\p{Lu}\p{Ll}.*\s\p{Ll}\S*$/u.test(text)) return null;
  const span = spanFrom(prompt, found.index + found[0].length - text.length);
  return span !== null && span.to - span.from >= text.length ? span : null;
};

/**
 * The prompt with the text that the picture shall show between quotation marks: `write "Gate B" in black` for "write Gate
 * B in black". Unchanged if it has quotation marks, or if it does not clearly say a text.
 */
export const withQuotedText = remembering((written: string): string => {
  if (written.length > LONGEST_PROMPT) return written;
  if (IS_EXCHANGE.test(written)) return hasQuotedText(written) ? written : withTextBeside(written);
  if (hasQuotedText(written))
    return withSmallerQuoted(withWholeTexts(withTextBeforePlace(written) ?? written));
  const told = withoutOwnAccount(written);
  const prompt = IS_ASKED.test(told) ? told.replace(LINKED_NUMBER, ' ') : told;
  const names = namesAfterColon(prompt);
  if (names !== null) return names;
  const two =
    atTwoPlaces(prompt) ??
    withBothTextsQuoted(prompt) ??
    twoInCapitals(prompt) ??
    withTextBeforePlace(prompt);
  if (two !== null) return two;
  const naming = named(prompt);
  const isNamedFirst = naming !== null && prompt.slice(naming.from, naming.to).includes(':');
  const clear =
    (isNamedFirst ? naming : null) ??
    politeSign(prompt) ??
    after(prompt, WRITING, CAPITAL) ??
    afterColon(prompt) ??
    afterLastColon(prompt) ??
    beginningWith(prompt, SIGN);
  if (clear !== null) return withSmallerQuoted(withNumbersBeside(quotedAt(prompt, clear)));
  const reworded = beforeThis(prompt) ?? called(prompt) ?? apposed(prompt);
  if (reworded !== null) return reworded;
  const isMeant = IS_ASKED.test(prompt);
  const span =
    after(prompt, SAYING) ??
    greeting(prompt) ??
    naming ??
    besideLetters(prompt) ??
    after(prompt, WRITING) ??
    (isMeant || IS_NAMED.test(prompt) || prompt.includes('#') || isPlacedHandle(prompt)
      ? whole(prompt, ACCOUNT)
      : null) ??
    inCapitals(prompt) ??
    (isMeant || IS_NAMED.test(prompt) ? withNumber(prompt) : null) ??
    after(prompt, ADDED_WORD) ??
    beforeParticiple(prompt) ??
    inLetters(prompt) ??
    textAtPlace(prompt);
  return span === null ? prompt : withNumbersBeside(quotedAt(prompt, span));
});
