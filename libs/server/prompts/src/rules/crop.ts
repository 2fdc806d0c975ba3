import { says as saysOf } from '../clauses/clauses.ts';
import { SIDE_PERCENT } from '../framing/edges.ts';
import { ratioOfSize } from '../framing/framing.ts';
import { beyond, valueIn, wish, type Finding, type Reading } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { thingIn } from './objects.ts';

const SHAPE_HINT = 'Say a shape, such as square or 16:9, or crop by hand in the editor.';

export const UNDO_HINT =
  'What was cut off earlier comes back with an earlier version of the image, which can be restored from its history.';
/** Verbs for taking an edit back, in six languages. */
const UNDO =
  /^(?:undo\p{L}*|un ?crop\p{L}*|revert\p{L}*|rückgängig|zurücknehmen|deshac\p{L}*|deshaz\p{L}*|revier\p{L}*|annul\p{L}*|défai\p{L}*|desfa[czç]\p{L}*|desfazer|reverte\p{L}*)$/iu;
const LIMIT_HINT =
  'Where something is in the image is not known; say how much to cut off, such as: crop 20 % off the top.';
/** Words before the thing up to which a side is cut off: "up to the tree", "fino al lampione", "above the fence". */
const UP_TO =
  /^(?:up to|until|till|as far as|above|below|beyond|past|left of|right of|bis|bis zum|bis zur|oberhalb|unterhalb|über|unter|hasta|encima|debajo|por encima|por debajo|jusqu|au dessus|en dessous|até|ate|acima|abaixo|fino|fin|sopra|sotto)(?: |$)/iu;
/** True if a cut goes up to something that the picture shows. */
const isLimited = ({ words }: Reading): boolean => {
  const text = words.map((word) => word.text);
  return words.some(
    (_word, at) =>
      UP_TO.test(text.slice(at, at + 3).join(' ')) &&
      words
        .slice(at + 1)
        .some((word) => word.concepts.size === 0 || saysOf(word, 'part', 'face') || thingIn(word) !== null),
  );
};
const AWAY = /^(?:out|away|weg|raus|fora|fuera|via)$/iu;
/** What is cut off every side when nobody says how much. */
export const EDGE_PERCENT = 4;

const HEADSHOT = /head ?shot/i;
const about = (reading: Reading): string => {
  if (reading.has('head-and-shoulders') || reading.words.some(({ text }) => HEADSHOT.test(text)))
    return 'head';
  if (reading.has('face')) return 'face';
  const isSubject =
    reading.has('subject', 'thing:person') || reading.left().some((word) => thingIn(word) !== null);
  return isSubject ? 'subject' : '';
};
const takeTargets = (reading: Reading): void => {
  reading.take(
    'face',
    'head-and-shoulders',
    'headshot',
    'subject',
    'around',
    'picture',
    'this',
    'make',
    'only',
    'keep',
    'fully',
    'size',
    'everything',
    'more',
    'near',
  );
  reading.takeWords(reading.left().filter((word) => thingIn(word) !== null));
};

/** Names of shapes that only say that a picture is upright or lies. */
const ORIENTATION =
  /^(?:(?:portrait|vertical|landscape|horizontal) (?:format|orientation)|(?:hoch|quer)format|hochkant|format (?:portrait|vertical|paysage|horizontal)|formato (?:vertical|retrato|verticale|horizontal|orizzontale|apaisado|paisagem))$/iu;

const ratioOf = (reading: Reading): string | null => {
  const measured = reading.measure(
    ...(reading.has('crop') ? (['ratio', 'print'] as const) : (['ratio'] as const)),
  );
  if (measured !== null) {
    const isOnPaper = measured.kind === 'print';
    const [width, height] = isOnPaper
      ? [Math.round(measured.width * 10), Math.round(measured.height * 10)]
      : [Math.round(measured.width), Math.round(measured.height)];
    return isOnPaper ? ratioOfSize(width, height) : `${width}:${height}`;
  }
  if (reading.has('square')) {
    reading.take('square');
    return '1:1';
  }
  // "Portrait orientation for Instagram stories": the name says which upright shape.
  const named = reading.left().filter((word) => valueIn(word, 'ratio') !== null);
  const exact = named.find(({ text }) => !ORIENTATION.test(text));
  return exact === undefined ? reading.value('ratio') : valueIn(exact, 'ratio');
};

/** The usual prints without a unit: "4x6", "13x18". */
/** A length on paper, which says nothing about the picture: "cut 3 cm off the top". */
const ON_PAPER =
  /(?<!\p{L})\d+(?:[.,]\d+)? ?(?:cm|mm|zoll|inch(?:es)?|centim\p{L}*|centím\p{L}*|zentimeter|millim\p{L}*|milím\p{L}*|pulgadas?|pouces?|polegadas?|pollic[ei])(?!\p{L})/iu;
const SIDE_HINT = 'Say how much to cut off in pixels or in percent.';
const PRINT = /^(?:4x6|5x7|8x10|11x14|9x13|10x15|13x18|15x20|20x30)$/;
const UPRIGHT_OR_LYING =
  /^(?:portrait|upright|vertical\p{L}*|landscape|horizontal\p{L}*|orizzontal\p{L}*|verticale|hoch\p{L}*|quer\p{L}*|paysage|paisagem|retrato|apaisad\p{L}*)$/iu;

const SIDES: readonly string[] = ['left', 'right', 'top', 'bottom'];

const THIRD = /^(?:thirds?|drittel|tercio|tiers|terço|terco|terzo)$/i;
/** How many percent "the left third" and the like are; null if no such part is named. */
const partIn = ({ has, left }: Reading): number | null => {
  if (has('half')) return 50;
  if (left().some(({ text }) => THIRD.test(text))) return 33;
  return has('quarter') ? 25 : null;
};

/** "Off each side", "auf allen Seiten", in six languages. */
const ALL_SIDES =
  /(?<!\p{L})(?:(?:each|every|all(?: the)?|all four) (?:sides?|edges?)|all (?:a)?round|(?:jede[rnm]?|allen?) (?:seiten?|rändern|rand|kanten?)|rundherum|ringsum|(?:cada|todos los|todos os) (?:lados?|bordes?)|todas as bordas|(?:chaque|tous les) (?:côtés?|bords?)|(?:ogni|tutti i) (?:lat[oi]|bord[oi]))(?!\p{L})/iu;
const CUTS =
  /^(?:cut|trim|take|shave|chop|crop|schneid\p{L}*|abschneid\p{L}*|nimm|wegnehmen|abnehmen|cort\p{L}*|recort\p{L}*|quit\p{L}*|coup\p{L}*|rogn\p{L}*|enlev\p{L}*|enlèv\p{L}*|tir\p{L}*|tagli\p{L}*|ritagli\p{L}*|togli\p{L}*)$/iu;
/** The crop of as much from every side: "trim 5 % from every edge". Null for others. */
const cutAllRound = (reading: Reading): Finding => {
  const isCut = reading.has('crop') || reading.words.some(({ text }) => CUTS.test(text));
  const isOther = reading.has('border', 'round-corners') || reading.owns('add', 'with');
  if (!isCut || isOther || !ALL_SIDES.test(reading.words.map(({ text }) => text).join(' '))) return null;
  const size = reading.measure('percent', 'pixels');
  if (size === null) return null;
  reading.takeWords(reading.left());
  return wish(
    'crop',
    { edge: 'all', ...(size.kind === 'percent' ? { percent: size.value } : { pixels: size.value }) },
    true,
  );
};

/** "Get rid of the crowd in the square": a place in a town, and no shape. */
const isInTown = ({ words, says }: Reading): boolean =>
  says('remove') &&
  words.some(
    (word, at) =>
      saysOf(word, 'square') &&
      /^the$/iu.test(words[at - 1]?.text ?? '') &&
      /^(?:in|on|at|from)$/iu.test(words[at - 2]?.text ?? ''),
  );

/** Words between a crop and what shall be left of the picture. */
const TO = /^(?:to|around|onto|auf|um|hasta|sur|autour|à|para|em|su|intorno|tight|close)$/iu;

/** A cut of the picture: to a shape, around what it shows, or off one side. */
export const readCrop = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  if (isInTown(reading)) take('square');
  const allRound = cutAllRound(reading);
  if (allRound !== null) return allRound;
  const asks =
    has('crop', 'head-and-shoulders') ||
    (has('square') && !has('border')) ||
    reading.left().some((w) => [...w.concepts].some((c) => c.startsWith('ratio:'))) ||
    reading.left().some((w) => w.measure?.kind === 'ratio');
  // "Fix the spelling on the banner".
  if (says('fix') && !has('crop', 'square') && reading.left().some((word) => word.concepts.size === 0))
    return null;
  // "A gradient like on youtube thumbnails": what it shall resemble.
  const isLike = reading.words.some(
    (word, at) =>
      /^(?:like|wie|como|comme|come)$/i.test(word.text) &&
      reading.words.slice(at + 1, at + 4).some((next) => valueIn(next, 'ratio') !== null),
  );
  // "Nothing cropped".
  if (reading.words.some(({ text }) => /^(?:nothing|nichts|nada|rien|niente)$/i.test(text))) {
    take('crop');
    return null;
  }
  if (has('crop') && reading.words.some(({ text }) => UNDO.test(text))) return beyond(UNDO_HINT);
  if (reading.words.some(({ text }) => /^zoom$/i.test(text)) && says('less')) return beyond(SHAPE_HINT);
  if (isLike && !has('crop')) {
    reading.takeWords(reading.left().filter((word) => valueIn(word, 'ratio') !== null));
    return null;
  }
  // "My profile picture as a cartoon": what the picture is for, beside another wish.
  const isProfile = (word: Word): boolean => /profil|pfp|avatar|perfil/i.test(word.text);
  const isOther = reading.left().some((word) => [...word.concepts].some((c) => /^op:|^background/.test(c)));
  if (isOther && reading.left().some(isProfile)) {
    reading.takeWords(reading.left().filter(isProfile));
    return null;
  }
  if (!asks || has('op:passport-photo') || (has('op:scan-document') && !has('edge'))) return null;
  const part = partIn(reading);
  // "Crop out the tourists": a removal, unless it says how much.
  const isOut = reading.words.some((word) => saysOf(word, 'crop') && saysOf(word, 'remove'));
  const isThing = reading.left().some((word) => thingIn(word) !== null);
  const isOfEdge = !isThing && reading.left().some((word) => SIDES.includes(valueIn(word, 'place') ?? ''));
  if (isOut && part === null && !isOfEdge && !reading.words.some((word) => word.measure !== null))
    return null;
  if (has('circle')) {
    take('circle', 'crop', 'make', 'square');
    takeTargets(reading);
    return wish('round-corners', { shape: 'circle' });
  }
  const isOnPaper =
    !/^prints?$/i.test(reading.words[0]?.text ?? '') &&
    !reading.words.some(({ text }) => UPRIGHT_OR_LYING.test(text)) &&
    reading.left().some(({ measure, text }) => measure?.kind === 'print' || PRINT.test(text));
  const ratio = ratioOf(reading);
  // "13x18 upright": the numbers say it all.
  if (ratio !== null) reading.takeWords(reading.left().filter((word) => valueIn(word, 'ratio') !== null));
  const pixels = reading.measure('dimensions');
  const percent = reading.measure('percent');
  const edge = reading.value('place');
  const around = about(reading);
  const isOfSide = SIDES.includes(edge ?? '');
  const isUnsized = [ratio, pixels, percent, part].every((size) => size === null);
  const cut = isOfSide ? reading.measure('pixels') : null;
  if (isOfSide && ON_PAPER.test(reading.words.map(({ text }) => text).join(' '))) return beyond(SIDE_HINT);
  if (isOfSide && isUnsized && cut !== null) {
    reading.takeWords(reading.left());
    return wish('crop', { edge: edge ?? '', pixels: cut.value }, true);
  }
  // "Crop to the man on the left": the side tells which one is meant, and is not cut off.
  const isOfOne = isThing && reading.words.some(({ text }) => TO.test(text)) && !has('edge', 'border');
  if (isOfSide && isUnsized && (isOfOne || isLimited(reading))) return beyond(LIMIT_HINT);
  if (isOfSide && isUnsized) {
    reading.takeWords(reading.left());
    return wish('crop', { edge: edge ?? '', percent: SIDE_PERCENT }, true);
  }
  const isOfEdges = has('edge', 'border') && edge === null && around === '' && isUnsized;
  if (isOfEdges) {
    reading.takeWords(reading.left());
    return wish('crop', { edge: 'all', percent: EDGE_PERCENT }, true);
  }
  // "Crop away the table edge": where it is in the picture is not known.
  if (has('edge') && isThing && isUnsized && edge === null) return beyond(LIMIT_HINT);
  const isCutAway = reading.words.some(({ text }) => AWAY.test(text)) && !has('around', 'everything');
  if ((around !== '' || has('part')) && isUnsized && edge === null && isCutAway)
    return beyond('Paint over what should go, and it is filled in.');
  if (says('remove') && around !== '' && ratio === null) return null;
  const hasUnknown =
    says('remove') &&
    (reading.left().some((word) => word.concepts.size === 0) || (has('part') && around === ''));
  take(
    'crop',
    'edge',
    'border',
    'half',
    'direction:horizontal',
    'direction:vertical',
    'remove',
    'background',
    'place:center',
    'resize',
    'upscale',
    'rotate',
    'subtle',
  );
  takeTargets(reading);
  const side = edge !== null && SIDES.includes(edge) ? edge : null;
  const share = percent?.value ?? part;
  if (side !== null && share !== null) {
    reading.takeWords(reading.left().filter(({ text }) => THIRD.test(text)));
    return wish('crop', { edge: side, percent: share }, true);
  }
  const where = around === '' ? {} : { around };
  // A size fills its shape with the picture. "A 300x250 banner": the numbers say more than the name.
  if (pixels !== null) {
    const size = { width: pixels.width, height: pixels.height };
    const shape = ratioOfSize(pixels.width, pixels.height);
    const sized = { operation: 'resize', options: size, isExact: true } as const;
    if (around === '' && (ratio !== shape || shape !== '1:1')) return { wanted: [sized] };
    return { wanted: [{ operation: 'crop', options: { ratio: shape, ...where }, isExact: true }, sized] };
  }
  // Prints lie or stand like the picture, unless the wish says how.
  if (ratio !== null)
    return wish('crop', { ratio, ...(isOnPaper ? { sides: 'either' } : {}), ...where }, true);
  if (hasUnknown) return beyond(SHAPE_HINT);
  return wish('crop', { around: around === '' ? 'subject' : around }, true);
};
