import type { StepOptions } from '@safelight/operations';
import { says, type Clause } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const isNamed = (word: Word): boolean =>
  (valueIn(word, 'thing') !== null && ![...word.concepts].some((concept) => concept.startsWith('op:'))) ||
  says(word, 'subject', 'face') ||
  PRODUCT.test(word.text);
/** Words that may stand beside "centered": what is centered, and how. */
const isAround = (word: Word): boolean =>
  isNamed(word) ||
  says(word, 'place:center', 'article', 'filler', 'make', 'keep', 'this', 'fully', 'picture') ||
  CENTERED.test(word.text);
/** A question after somebody, and what is not centered: "the middle not". */
const NO_WISH = /^(?:who|wer|quién|quien|qui|quem|chi) | (?:não|nicht|not|no|non|pas)$/iu;
const CENTERED =
  /^(?:cent(?:er|r)ed|centrad[oa]s?|centré[es]*|centralizad[oa]s?|centrat[oaie]|zentriert|mittig)$/iu;
const PRODUCT =
  /^(?:products?|item|article|goods|ware|artikel|produkt\p{L}*|producto|artículo|produits?|produto|prodotto|articolo)$/iu;

/** Room around what is centered, which a crop always leaves: "with a bit of breathing room". */
const ROOM =
  /^(?:breathing|room|space|air|margin|around|it|her|him|them|us|luft|platz|raum|drum|herum|drumherum|rundherum|aire|espacio|alrededor|margen|espace|autour|marge|espaço|ar|volta|redor|margem|aria|spazio|intorno|attorno|margine)$/iu;
/** The words of a clause without those for the room around what is centered. */
const withoutRoom = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex((word) => says(word, 'with') || ROOM.test(word.text));
  const room = words.slice(at < 0 ? words.length : at);
  const isRoom =
    room.some(({ text }) => ROOM.test(text)) &&
    room.every((word) => ROOM.test(word.text) || says(word, 'with', 'article', 'filler', 'subtle', 'around'));
  return isRoom ? words.slice(0, at) : words;
};

/** Edits of things, after which "the one in the middle" says which. */
const POINTING: readonly string[] = [
  'remove-object',
  'hide-faces',
  'recolor',
  'blur',
  'pixelate',
  'add-text',
  'watermark',
];

/** The crop around what a clause wants in the middle: "product centered", "Gesicht mittig". Null for other clauses. */
export const centered = ({ words: all, negated, text }: Clause, latest: readonly Wanted[]): Wanted | null => {
  const words = withoutRoom(all);
  const isPointing = latest.some(({ operation }) => POINTING.includes(operation));
  const isCentered =
    !isPointing &&
    negated.length === 0 &&
    !NO_WISH.test(text) &&
    words.some((word) => isNamed(word) || (latest.length > 0 && CENTERED.test(word.text))) &&
    words.some((word) => says(word, 'place:center') || CENTERED.test(word.text)) &&
    words.every(isAround);
  if (!isCentered) return null;
  const around = words.some((word) => says(word, 'face')) ? 'face' : 'subject';
  return { operation: 'crop', options: { around, place: 'center' }, isExact: true };
};

/** The crop to what alone should be seen: "crop it so that only the face is seen". Null for other clauses. */
export const croppedToOnly = ({ words, negated }: Clause): Wanted | null => {
  const isOnlyFace =
    negated.length === 0 &&
    words.some((word) => says(word, 'crop')) &&
    words.some((word) => says(word, 'only')) &&
    words.some((word) => says(word, 'face')) &&
    words.every(
      (word) =>
        says(
          word,
          'crop',
          'cut',
          'only',
          'face',
          'picture',
          'article',
          'filler',
          'keep',
          'this',
          'subject',
        ) ||
        (word.concepts.size === 0 && word.measure === null),
    );
  return isOnlyFace ? { operation: 'crop', options: { around: 'face' }, isExact: true } : null;
};

const WITHIN =
  /(?:full|whole|entire|complete) body|in (?:the )?(?:middle|cent(?:er|re)|frame|shot|view)|(?:ganz\p{L}*|gesamt\p{L}*) körper|in der mitte|(?:cuerpo|corpo) (?:entero|completo|inteiro|intero)|en el (?:centro|medio)|no (?:meio|centro)|corps entier|au (?:milieu|centre)|al centro|in mezzo/iu;
/** "Die Torte soll ganz drauf sein", "que se vea todo el pastel", "the whole cake must be visible". */
const SEEN_WHOLLY =
  /(?<!\p{L})(?:ganz|komplett|vollständig) (?:(?:mit )?drauf|(?:mit )?drin|im bild|zu sehen|sichtbar)(?: sein| bleiben)?$|^(?:que |y que |pero que )*(?:se vea|salga|quepa|entre|aparezca) (?:(?:tod[oa]|enter[oa]|complet[oa]) (?!la foto|la imagen)|.+ (?:enter[oa]|complet[oa])$)|^(?:que )?(?:l |le |la |les |mon |ma )?\p{L}+ (?:doi(?:t|vent) (?:être|rester) (?:entièrement )?(?:visibles?|enti(?:er|ère)s?)|(?:en )?enti(?:er|ère)s? (?:sur|dans) (?:la photo|l image|le cadre))|^(?:que |e que |mas que )*(?:apareça|caiba|fique) (?:tod[oa] [oa] |o \p{L}+ (?:inteiro|todo)|a \p{L}+ (?:inteira|toda))|^(?:che )?(?:si ved[ae]|deve vedersi|entri|ci stia) tutt[oa] (?!la foto|l immagine)|^(?:the )?(?:whole|entire) \p{L}+ (?:(?:must|should|has to|needs to) (?:be|stay) |stays |to be )(?:visible|seen|in (?:the )?(?:frame|picture|shot))|^(?:show|get|fit) (?:the )?(?:whole|entire) \p{L}+(?: in)?$/iu;
/** True for a clause that wants something to stay within the frame: "keep the full body", "keep the lighthouse in the middle". */
export const keepsInFrame = ({ words, text, negated }: Clause): boolean =>
  negated.length === 0 &&
  (SEEN_WHOLLY.test(text) || (words.some((word) => says(word, 'keep')) && WITHIN.test(text))) &&
  !words.some((word) => says(word, 'color', 'background', 'only', 'remove'));

const FILLED =
  /^(?:fill (?:it|the (?:frame|space|whole thing|format))|no (?:black |white )?(?:bars|borders)|(?:ohne|keine) (?:schwarzen? |weißen? )?(?:balken|ränder)|sin (?:barras|bandas|bordes)(?: negr[ao]s| blanc[ao]s)?|sem (?:barras|faixas|bordas)(?: pret[ao]s| branc[ao]s)?|sans (?:bandes|bords)(?: noires| blanches)?|senza (?:bande|barre|bordi)(?: ner[ei]| bianch[ei])?)$/iu;
const SHAPES: readonly string[] = ['resize', 'crop'];
/** True for "fill it, no black bars" after a size or a shape, which are filled anyway. */
export const isFilledAnyway = ({ text }: Clause, planned: readonly string[]): boolean =>
  planned.some((operation) => SHAPES.includes(operation)) && FILLED.test(text);

export const CUT = /(?:cut|crop|chop|slic|schneid|geschnitten|cort|recort|coup|rogn|tagli|tronc)/iu;
const HEAD =
  /^(?:heads?|faces?|hair|kopf|köpfe|gesichter?|haare?n?|cabezas?|caras?|pelo|cabello|têtes?|visages?|cheveux|cabeças?|rostos?|cabelos?|teste|testa|visi|visof?|capelli)$/iu;

/**
 * What a clause does not want to be cut off: "without cutting off heads", "que no se corte la caja". Null if it wants
 * nothing of the kind. Nobody can find one thing of several, so everything that is not a head is the subject.
 */
export const uncutIn = (clause: Clause): 'face' | 'subject' | null => {
  const { negated } = clause;
  if (keepsInFrame(clause)) return clause.words.some((word) => says(word, 'face')) ? 'face' : 'subject';
  if (!negated.some(({ text }) => CUT.test(text))) return null;
  const isOfBody = negated.some(
    (word) =>
      says(word, 'part') ||
      /^(?:feet|foot|legs?|füße?|beine?|pies?|piernas?|pieds?|jambes?|pés?|pernas?|piedi?|gambe?)$/i.test(
        word.text,
      ),
  );
  if (negated.some((word) => says(word, 'face') || word.text.split(' ').some((one) => HEAD.test(one))))
    return 'face';
  if (!isOfBody && negated.some((word) => says(word, 'thing:person'))) return 'face';
  const names = negated.some(
    (word) =>
      says(word, 'part', 'subject') ||
      valueIn(word, 'thing') !== null ||
      (word.concepts.size === 0 && /\p{L}{3}/u.test(word.text) && !CUT.test(word.text)),
  );
  return names ? 'subject' : null;
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
/** "4:5" for 1080 × 1350. */
export const ratioOfSize = (width: number, height: number): string => {
  const common = commonDivisor(width, height);
  return `${width / common}:${height / common}`;
};

/** The shape of the size that is asked for, as a ratio. */
const shapeOf = (steps: readonly PlannedStep[]): string | null => {
  const size = steps.find(({ operation }) => operation === 'resize')?.options;
  const [width, height] = [Number(size?.['width'] ?? 0), Number(size?.['height'] ?? 0)];
  return width > 0 && height > 0 ? ratioOfSize(width, height) : null;
};
/** Steps after which what is centered is shown in a square: a product on a plain ground, a round portrait. */
const IN_SQUARE: readonly string[] = [
  'replace-background',
  'product-shadow',
  'remove-background',
  'round-corners',
];

/**
 * The steps, of which the crop has the shape of the size that is asked for, keeps what should not be cut off, and has
 * what should be in the middle there.
 */
export const framed = (
  steps: readonly PlannedStep[],
  uncut: 'face' | 'subject' | null,
): readonly PlannedStep[] => {
  const crop = steps.find(({ operation }) => operation === 'crop');
  const shape = shapeOf(steps);
  const isCentered = crop?.options['place'] === 'center';
  // "A phone wallpaper, 1170x2532": the numbers say the shape more exactly than its name.
  const isSized =
    shape !== null &&
    steps.some(({ options }) => options['width'] !== undefined && options['height'] !== undefined);
  const [name] = Object.keys(crop?.options ?? {}).filter((key) => key !== 'ratio');
  const isNamedAgain = isSized && name === undefined && crop !== undefined && crop.options['ratio'] !== shape;
  if (isNamedAgain)
    return framed(
      steps.filter((step) => step !== crop),
      uncut,
    );
  const isOfSides = crop?.options['edge'] !== undefined;
  const isKept = uncut !== null && (crop?.options['ratio'] !== undefined || shape !== null || isOfSides);
  if (!isCentered && !isKept) return steps;
  const { place: _, ...cropping } = crop?.options ?? {};
  const square = isCentered && steps.some(({ operation }) => IN_SQUARE.includes(operation)) ? '1:1' : null;
  const ratio = cropping['ratio'] ?? shape ?? square;
  const keeps: StepOptions = isKept && cropping['around'] === undefined ? { keeps: uncut } : {};
  const options = { ...cropping, ...(ratio === null ? {} : { ratio }), ...keeps };
  if (crop !== undefined) return steps.map((step) => (step === crop ? { ...step, options } : step));
  // A size that is filled with the picture keeps it by itself.
  return steps.map((step) =>
    step.operation === 'resize' ? { ...step, options: { ...step.options, ...keeps } } : step,
  );
};
