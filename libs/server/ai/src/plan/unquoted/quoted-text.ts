import { HOW_AFTER_HANDLE, isPlacedHandle, withoutOwnAccount } from './handles.ts';
import { remembering } from '../memory/remembering.ts';
import { bare, isA, isCommand, isOfLook, textLength } from './text-length.ts';
import { withWholeTexts } from './whole-texts.ts';
import {
  ARTICLE,
  CAPITAL,
  END,
  EXCHANGE,
  form,
  isSize,
  ON_PICTURE,
  IN_CAPITALS_ANYWAY,
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

/** Words that stand for a text which a prompt does not say: "write something funny", "put my name on it". */
const UNSAID =
  /^(?:and|or|und|y|et|e|from|about|by|for|nothing|something|anything|sth|stuff|whatever|what|where|when|who|how|it|this|that|these|those|them|there|down|in|on|at|to|of|over|under|underneath|below|above|across|with|a|an|the|my|our|your|his|her|their|some|us|me|text|words?|letters|algo|nada|qué|que|lo|la|el|los|las|un|una|mi|nuestr\p{L}+|en|sobre|nichts|etwas|irgendwas|irgendetwas|irgendein\p{L}*|was|ein\p{L}*|mein\p{L}*|unser\p{L}*|der|die|das|den|es|im|auf|drauf|unten|oben|rien|quelque|quelqu|une|le|les|mon|ma|notre|sur|dessus|ça|alguma|o|os|um|uma|meu|minha|noss\p{L}+|na|no|em|niente|nulla|qualcosa|il|gli|uno|mio|mia|nostr\p{L}+|sul|sulla|su|nel|ce|cosa)$/iu;
const LONGEST_TEXT = 80;

const isText = (text: string, isAfterColon: boolean): boolean => {
  const words = text.split(/\s+/u).map(bare).filter(Boolean);
  const [first = ''] = words;
  const isUnsaid = UNSAID.test(first) && /^\p{Ll}/u.test(first) && !(isAfterColon && words.length > 1);
  const isWish = isCommand(first) || words.every((word) => /^\p{Ll}/u.test(word) && isOfLook(word));
  return words.length > 0 && text.length <= LONGEST_TEXT && !isUnsaid && !isWish;
};

/** Where the text begins and ends in a prompt. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const spanFrom = (prompt: string, from: number, isAfterColon = false): Span | null => {
  const text = prompt.slice(from, from + textLength(prompt.slice(from), isAfterColon));
  const to = from + text.replace(HOW_AFTER_HANDLE, '$1').length;
  return to > from && isText(prompt.slice(from, to), isAfterColon) ? { from, to } : null;
};

/** The text after words such as "saying". With `CAPITAL` it is found only if it begins like a name. */
const after = (prompt: string, words: RegExp, begins = /^\S/u): Span | null => {
  for (const found of prompt.matchAll(new RegExp(words, 'giu'))) {
    const from = found.index + found[0].length;
    const span = begins.test(prompt.slice(from)) ? spanFrom(prompt, from) : null;
    if (span !== null) return span;
  }
  return null;
};

const IS_ASKED = form(`${START}(?:${PUT}|${WRITE}|${WRITTEN}|${MARK}|${SAYS})${END}`);
const IS_NAMED = form(`${START}(?:${NAME}|${TEXT})${END}`);

const FEW = String.raw`(?:[^\s,:]+\s+){0,4}?`;
/** "A title saying …", "it needs to say …", "que ponga …". */
const SAYING = form(
  `(?:${START}(?:${TEXT}|picture|photo|image|foto|bild|it)\\s+${FEW}|${START}(?:${SHALL})\\s+(?:(?:the|it|ça|the picture|the photo)\\s+)?|^|(?<=[,;.]\\s))(?:that |which |das |der |die |qui |que |che |with |con |com )?(?:${SAYS}|say)${END}(?:\\s+(?:${SOMEWHERE})${END})?\\s+`,
);
const WRITING = form(
  `${START}(?:${WRITE})${END}(?:\\s+(?:mir|me|bitte|mal|por favor|please|moi|nur|just)${END})?(?:\\s+(?:${SOMEWHERE})${END})?\\s+`,
);
/** "The word SOLD", "my name Anna Berg", "title it A Week in Lisbon". */
const NAMING = form(
  `${START}(?:(?:${LABEL}) (?:${THIS})(?: (?:as|with))?|(?:${MARK}|watermarked) (?:with|mit|con|com|avec)|(?:firma(?:la)?|fírmala|firmalo|signe|signiere?|assine?|assina|unterschreibe?)(?: (?:la|lo|le|es|das bild|la foto|it))?(?: (?:como|comme|als|come|mit|con|com))?|(?:(?:${ARTICLE})\\s+)?(?:${WORD}|${MARK}|${NAME}))\\s+`,
);
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

/** A colon after a noun or verb for a text, or after where it shall be: "caption: …", "at the top: …". */
const COLON = form(
  `(?:^|[\\s,;(])(?:${TEXT}|${MARK}|${SAYS}|say|signed|sign|${WRITE}|(?:put|add|write|with|${ARTICLE})\\s+(?:[^\\s:]+\\s+)?(?:${NAME})|credit (?:me|us)?|(?:${WRITE}|${PUT})(?:\\s+[^\\s:,]+){0,6})(?:\\s+[^\\s:,]+){0,5}\\s?:\\s+`,
);
const PLACE_COLON = form(
  `^(?:(?:at|on|in|and|en|au|na|no|am|im|auf|the|der|die|das|la|el|le|o|il)\\s+)*(?:${PLACE})\\s?:\\s+`,
);
const OTHER_WORK =
  'op, improve, fix, remove, crop, resize, rotate, flip, replace, touch, less, background, sharp, bright, dark, blurry, noise, contrast'.split(
    ', ',
  );
/** A place between a colon and the text: "meme: bottom line see you on Monday". */
const LEADING_PLACE =
  /^(?:(?:the )?(?:top|bottom)(?: (?:text|line))?|(?:untere|obere|oben|unten)(?: zeile)?|(?:en|na) (?:la )?parte (?:de )?(?:arriba|abajo|cima|baixo)|en (?:bas|haut)|riga (?:sotto|sopra)|sotto|sopra|abajo|arriba):?\s+(?=\S+\s+\S)/iu;
/** The text after a colon, unless the words before it ask for other work: "sharpen the text: it is blurry". */
const afterColon = (prompt: string): Span | null => {
  const found = COLON.exec(prompt) ?? PLACE_COLON.exec(prompt);
  if (found === null) return null;
  const place = LEADING_PLACE.exec(prompt.slice(found.index + found[0].length))?.[0] ?? '';
  const from = found.index + found[0].length + place.length;
  const sentence =
    prompt
      .slice(0, from)
      .split(/[.!?;]\s/u)
      .at(-1) ?? '';
  const isOther = sentence.split(/\s+/u).some((word) => isA(bare(word), ...OTHER_WORK));
  return isOther ? null : spanFrom(prompt, from, true);
};

/** Texts that can be nothing else: a sign with a name, an account, an address in the web, a date, a price. */
const SIGN = /(?<![\p{L}\p{N}])(?:©|®|\(c\))\s*(?=[\p{L}\p{N}])/iu;
const ACCOUNT =
  /(?<![\p{L}\p{N}.])(?:#(?![\da-f]{3,8}(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}_]{2,}(?: #\p{L}[\p{L}\p{N}_]+)*|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.\p{L}{2,6}|@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|de|fr|es|it|pt|br|co|uk|eu|io|app|shop|studio|photos?|art|me|info|at|ch|mx|ar)(?:\/[\p{L}\p{N}/_-]*)?)(?![\p{L}\p{N}@])/iu;
/** Words with which greetings, credits and signs on doors begin: "put Happy Holidays on it". */
const GREETING =
  /(?<![\p{L}\p{N}])(?:Happy|Merry|Greetings|Welcome|Congrat\p{L}*|Best|Thank|Seasons?|Good|For Sale|Sold|Save The|Just|Photo by|Pic by|Feliz|Felices|Bienvenid\p{L}+|Saludos|Recuerdo|Se Vende|Frohe\p{L}*|Alles(?= (?:Gute|Liebe))|Herzlich\p{L}*|Schöne|Liebe|Viele|Zu Verkaufen|Foto von|Joyeu\p{L}+|Bon|Bonne|Bienvenue|Meilleurs|Vive|Boas|Bom|Parabéns|Bem|Foto de|Buon|Buona|Buone|Tanti|Auguri|Saluti|Benvenut\p{L}|Foto di|Dr\.|Prof\.|Praxis|Familie|Hotel|Chez)\s+(?=\p{L}|\p{N})/iu;

const whole = (prompt: string, text: RegExp): Span | null => {
  const found = text.exec(prompt);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
};
/** A number, and the name before it: "pon Menú del día 12,50 €". */
const withNumber = (prompt: string): Span | null => {
  const number = whole(prompt, NUMBER);
  const named = number === null ? null : after(prompt.slice(0, number.to), ASKED_BEFORE, CAPITAL);
  return named !== null && named.to === number?.to ? named : number;
};
/** A text that begins with words such as "©" or "Happy" and goes on. */
const beginningWith = (prompt: string, words: RegExp): Span | null => {
  const found = words.exec(prompt);
  if (found === null || !(found.index === 0 || IS_ASKED.test(prompt))) return null;
  const length = textLength(prompt.slice(found.index), false);
  return length <= found[0].length ? null : { from: found.index, to: found.index + length };
};
const greeting = (prompt: string): Span | null => {
  const span = beginningWith(prompt, GREETING);
  return span !== null && CAPITAL.test(prompt.slice(span.from)) ? span : null;
};

const CAPITALS =
  /(?<![\p{L}\p{N}#])\p{Lu}[\p{Lu}\p{N}'&%-]+(?:\s+[\p{Lu}\p{N}][\p{Lu}\p{N}'&%-]*)*(?![\p{L}\p{N}])/gu;
/** Words in capitals, in a prompt that has small letters too: "put DO NOT COPY across it". */
const inCapitals = (prompt: string): Span | null => {
  if (!/\p{Ll}{2}/u.test(prompt) || !IS_ASKED.test(prompt)) return null;
  for (const { 0: text, index } of prompt.matchAll(CAPITALS)) {
    const isWritten = text
      .split(/\s+/u)
      .some((word) => /\p{L}{3}/u.test(word) && !IN_CAPITALS_ANYWAY.test(word));
    if (!isWritten) continue;
    const more =
      /^(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}'&%-]*)*/u.exec(prompt.slice(index + text.length))?.[0] ?? '';
    return { from: index, to: index + text.length + more.length };
  }
  return null;
};

const quotedAt = (prompt: string, { from, to }: Span): string =>
  isSize(prompt.slice(from, to))
    ? prompt
    : `${prompt.slice(0, from)}"${prompt.slice(from, to)}"${prompt.slice(to)}`;

const OF = String.raw`(?:\s+(?:of|de|du|del|des|do|da|della|dello|degli|von)\s+[^\s,]+(?:\s+[^\s,]+)?)?`;
/** "My name, Sara Lindqvist": a noun and, after a comma, what it is. */
const APPOSED = form(
  `${START}(?:(?:${ARTICLE}|two|deux|zwei|dos|dois|due)\\s+)*(?:${NAME}|${TEXT})${OF}(?<middle>(?:\\s+[^\\s,:]+){0,6}),\\s+`,
);
const THIS_TEXT = form(
  `\\s*[-–—,:.]\\s*(?:(?:bitte|please|kannst du|can you|puedes|peux-tu) )?(?<verb>${WRITE}|put|add|place|have|mach|setz|pon|mets|coloca|põe|metti)\\s+(?:it|that|this|das|es|eso|esto|ça|isso|isto|ciò|questo|lo)(?=\\s|$)`,
);
const IS_WRITE = form(`^(?:${WRITE})${END}`);
/** `write "Rest in peace" below` for "Rest in peace, write this below". */
const beforeThis = (prompt: string): string | null => {
  const found = THIS_TEXT.exec(prompt);
  if (found === null || !CAPITAL.test(prompt)) return null;
  const text = prompt.slice(0, found.index);
  const isOne = textLength(text, true) === text.length && isText(text, false);
  // "Street lamp gone, make it sharper": a verb for anything writes only what it puts in a place.
  const isWritten =
    IS_WRITE.test(found.groups?.['verb'] ?? '') ||
    ON_PICTURE.test(prompt.slice(found.index + found[0].length));
  return isOne && isWritten
    ? `${found.groups?.['verb'] ?? ''} "${text}"${prompt.slice(found.index + found[0].length)}`
    : null;
};

/** `write "Lena and Tom" under us` for "write our names under us, Lena and Tom". */
const apposed = (prompt: string): string | null => {
  const found = APPOSED.exec(prompt);
  if (
    found === null ||
    /\p{Lu}/u.test(found.groups?.['middle'] ?? '') ||
    !(IS_ASKED.test(prompt) || ON_PICTURE.test(prompt))
  )
    return null;
  const from = found.index + found[0].length;
  const span = CAPITAL.test(prompt.slice(from)) ? spanFrom(prompt, from) : null;
  if (span === null || isSize(prompt.slice(span.from, span.to))) return null;
  const text = prompt.slice(span.from, span.to);
  return `${prompt.slice(0, found.index)}"${text}"${found.groups?.['middle'] ?? ''}${prompt.slice(span.to)}`;
};

const CALLED = form(
  `${START}(?:${NAME}|${TEXT}|store|book|film|movie|cover|tienda|libro|boutique)${OF}\\s+(?:is called|is|should be|heißt|heisst|ist|soll|se llama|es|s'appelle|est|se chama|chama-se|é|si chiama|è)\\s+`,
);
const THAT = form(
  `${START}(?<verb>${WRITE}|put|add|place|mach|setz|pon|mets|coloca|metti)\\s+(?:it|that|this|das|es|eso|ça|isso|ciò|lo)(?=\\s)`,
);
const IS_WORD = form(`^(?:${WORD})${END}`);
/** `write "Blue Door" at the top` for "my shop is called Blue Door, write that at the top". */
const called = (prompt: string): string | null => {
  const found = CALLED.exec(prompt);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const span = CAPITAL.test(prompt.slice(from)) ? spanFrom(prompt, from) : null;
  if (span === null) return null;
  const rest = prompt.slice(span.to);
  const that = THAT.exec(rest);
  if (that === null) return IS_WORD.test(found[0]) ? quotedAt(prompt, span) : null;
  const text = prompt.slice(span.from, span.to);
  return `${that.groups?.['verb'] ?? ''} "${text}"${rest.slice(that.index + that[0].length)}`;
};

const QUOTED = /["“”„«»]|(?<!\p{L})'[^']{2,}'(?!\p{L})/u;
/** True if a prompt has words between quotation marks. */
export const hasQuotedText = (prompt: string): boolean => QUOTED.test(prompt);

/** Words that join the parts of a name or title: "Table for Two", "Sisters since 1991". */
const JOINING =
  /^(?:of|the|for|and|in|on|at|by|to|from|with|is|since|a|an|my|&|und|der|die|das|von|für|im|am|bei|mit|de|del|la|el|los|las|y|en|con|a|du|des|le|les|et|à|au|do|da|dos|das|e|em|na|no|di|della|dei|il|lo|per|al)$/iu;
const MOST_JOINING = 2;
/** A title such as "Table for Two": capitals and numbers, with small words between them. */
const inTitleCase = (prompt: string): Span | null => {
  const found = [...prompt.matchAll(/\S+/gu)];
  for (const [at, { 0: word, index }] of found.entries()) {
    if (!CAPITAL.test(bare(word)) || IS_ASKED.test(bare(word))) continue;
    const next = found.slice(at + 1, at + 2 + MOST_JOINING).map((one) => bare(one[0]));
    const capital = next.findIndex((one) => CAPITAL.test(one));
    const isTitle = capital >= 0 && next.slice(0, capital).every((one) => JOINING.test(one));
    if (isTitle) return spanFrom(prompt, index);
  }
  return null;
};

/**
 * The same for a prompt that surely asks for a text: any title, and anything after a colon is the text. Null if there is
 * none.
 */
export const withLikelyText = (prompt: string): string | null => {
  if (hasQuotedText(prompt)) return prompt;
  const colon = /\s?:\s+/u.exec(prompt);
  const span =
    (colon === null ? null : spanFrom(prompt, colon.index + colon[0].length, true)) ??
    inTitleCase(prompt) ??
    inCapitals(prompt);
  return span === null ? null : quotedAt(prompt, span);
};

/** A text after a colon at the end, with more about its letters before it: "firma in basso, bianca, piccola: Foto Bertelli". */
const MARK_COLON = form(
  `(?:^|\\s)(?:${MARK}|${TEXT}|firma|signature|signatur|unterschrift|assinatura)${END}[^:.!?\\n]{0,80}:\\s+(?=\\p{Lu})`,
);
const CHANGING = ['fix', 'remove', 'crop', 'replace', 'touch', 'blurry', 'sharp'] as const;
const LONGEST_NAME = 40;
const afterLastColon = (prompt: string): Span | null => {
  const found = MARK_COLON.exec(prompt);
  if (found === null) return null;
  const isOther = found[0].split(/\s+/u).some((word) => isA(bare(word), ...CHANGING));
  const from = found.index + found[0].length;
  const text = /^\p{Lu}[^,;:\n]*$/u.exec(prompt.slice(from))?.[0].replace(/[\s.!]+$/u, '') ?? '';
  return isOther || text === '' || text.length > LONGEST_NAME ? null : { from, to: from + text.length };
};

const LONGEST_PROMPT = 400;
/** Letters that are in the picture cannot be changed. */
const IS_EXCHANGE = form(`${START}(?:${EXCHANGE})${END}`);

const TWO_PLACES = form(
  `(?<first>${START}(?:${PLACE})(?: (?:${TEXT}))?\\s?:\\s+)(?<one>\\S.{0,60}?)[\\s,;/]+(?:(?:${PLACE})\\s+)?(?<second>(?:and |und |y |et |e )?(?:${PLACE})(?: (?:${TEXT}))?\\s?:\\s+)(?<two>\\S.{0,60}?)[\\s.]*$`,
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

/**
 * The prompt with the text that the picture shall show between quotation marks: `write "Gate B" in black` for "write Gate
 * B in black". Unchanged if it has quotation marks, or if it does not clearly say a text.
 */
export const withQuotedText = remembering((written: string): string => {
  if (written.length > LONGEST_PROMPT || IS_EXCHANGE.test(written)) return written;
  if (hasQuotedText(written)) return withWholeTexts(written);
  const told = withoutOwnAccount(written);
  const prompt = IS_ASKED.test(told) ? told.replace(LINKED_NUMBER, ' ') : told;
  const two = atTwoPlaces(prompt);
  if (two !== null) return two;
  const naming = after(prompt, NAMING, CAPITAL);
  const isNamedFirst = naming !== null && prompt.slice(naming.from, naming.to).includes(':');
  const clear =
    (isNamedFirst ? naming : null) ??
    after(prompt, WRITING, CAPITAL) ??
    afterColon(prompt) ??
    afterLastColon(prompt) ??
    beginningWith(prompt, SIGN);
  if (clear !== null) return quotedAt(prompt, clear);
  const reworded = beforeThis(prompt) ?? called(prompt) ?? apposed(prompt);
  if (reworded !== null) return reworded;
  const isMeant = IS_ASKED.test(prompt);
  const span =
    after(prompt, SAYING) ??
    greeting(prompt) ??
    naming ??
    after(prompt, WRITING) ??
    (isMeant || IS_NAMED.test(prompt) || prompt.includes('#') || isPlacedHandle(prompt)
      ? whole(prompt, ACCOUNT)
      : null) ??
    inCapitals(prompt) ??
    (isMeant || IS_NAMED.test(prompt) ? withNumber(prompt) : null) ??
    after(prompt, ADDED_WORD) ??
    beforeParticiple(prompt) ??
    inLetters(prompt);
  return span === null ? prompt : quotedAt(prompt, span);
});
