import { says as hasConcept } from '../clauses/clauses.ts';
import { KEEP_HINT } from '../clause-reading.ts';
import type { Concept } from '../lexicon/english.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { beyond, valueIn, type Reading, type Rule } from '../clauses/reading.ts';
import { TINT_HINT } from './casts.ts';
import { UNDO_HINT } from './crop.ts';
import { ONE_FACE_HINT } from './faces.ts';
import { NEW_CLOTHES_HINT } from './dressed.ts';
import type { Word } from '../words/words.ts';

export const POLICY = 'Safelight does not take clothes off people.';
const WATERMARK = 'Safelight does not remove watermarks and signatures: they say whose image it is.';
export const MADE_HINT =
  'Nothing new can be drawn into an image; text, frames, light and sparkles can be added.';
export const COLORIZE = 'Old black and white photos cannot be given colors here.';
const READ = 'Images are edited here, not read or described.';

/**
 * The requests that no operation can fulfil. Each row has the concepts of the request, the sentence that refuses it,
 * and the concepts that make the same words mean a request that is possible.
 */
const UNABLE: readonly (readonly [
  concepts: readonly Concept[],
  sentence: string,
  unless: readonly Concept[],
])[] = [
  [
    ['beyond:person'],
    'People stay as they are: only their skin, teeth, eyes and lips can be retouched, and their clothes recolored.',
    // "Thinner" is about a person, but not in "a thinner frame"; nor is "più alto" in "contrasto più alto".
    ['border', 'round-corners', 'contrast', 'op:vignette'],
  ],
  [['beyond:extend'], 'An image cannot show more than was photographed; a border can be put around it.', []],
  [['beyond:motion'], 'The result is always a still image: no video, animation, sound or model.', []],
  [
    ['beyond:weather'],
    'Weather and seasons cannot be changed; the light can: to a sunset, to night, or to dramatic light.',
    // "Stormy" is weather, but "stormy lighting" is a light.
    ['op:dramatic-lighting'],
  ],
  [
    ['beyond:view'],
    'The viewpoint cannot be changed; the image can be cropped, turned and straightened.',
    // "Seen from above" is a viewpoint, but not in "a tilt-shift effect on the harbour seen from above".
    ['op:tilt-shift'],
  ],
  [
    ['beyond:made'],
    MADE_HINT,
    // "Princess" is a new thing to draw, but not in "sparkles on the princess".
    ['op:magical-effects'],
  ],
];

export const FACES_HINT =
  'All faces are hidden or none; for some of them, paint over these and ask to blur them.';

/** The sentences of refusals that stay refusals, whatever the second reader finds in the prompt. */
const POLICIES = [POLICY, WATERMARK, COLORIZE, READ, FACES_HINT, ONE_FACE_HINT, TINT_HINT, UNDO_HINT];
export const isPolicy = ({ hints }: PromptReading): boolean => hints.some((hint) => POLICIES.includes(hint));

/** The sentences of refusals that stay refusals unless the second reader is sure that the words mean an operation. */
const FINAL = [...POLICIES, KEEP_HINT, NEW_CLOTHES_HINT, ...UNABLE.map(([, sentence]) => sentence)];
export const isFinal = ({ steps, hints }: PromptReading): boolean =>
  steps.length === 0 && hints.some((hint) => FINAL.includes(hint));

/** True if the words that cannot be fulfilled belong to a text that should be written: "add the text Summer 2024". */
const isWritten = ({ words, says }: Reading): boolean => {
  const text = words.findIndex((word) => hasConcept(word, 'word', 'write'));
  const asked = words.findIndex((word) =>
    [...word.concepts].some((concept) => concept.startsWith('beyond:')),
  );
  return text >= 0 && text < asked && says('add', 'write') && !says('remove', 'replace', 'undress');
};

const WHO_IS = /^(?:who is|who are|qui est)$/iu;
/** True for "who is" after somebody who should go, where it asks nothing: "the lady who is behind us". */
const isRelative = (word: Word, words: readonly Word[]): boolean => {
  const before = words.slice(0, words.indexOf(word));
  return (
    WHO_IS.test(word.text) &&
    before.some((other) => hasConcept(other, 'remove')) &&
    before.some((other) => valueIn(other, 'thing') !== null)
  );
};

/** Verbs for giving color, and not for painting: "einfärben", "colour", "teindre". */
const DYES = /(?:färb|colou?r|tint|teñ|teint|teind)/iu;
const OLD_PHOTO =
  /(?:photo|picture|pic|print|portrait|foto|bild|aufnahme|imagen|image|imagem|immagine|fotografia|retrato)/iu;
/**
 * True for a picture that shall get colors of which none is named: "color in this old photo", "altes Foto einfärben", "turn
 * it into a color photo".
 */
const givesPictureColor = ({ words, owns }: Reading): boolean => {
  const isPicture = words.some(
    (word) => hasConcept(word, 'picture') || (hasConcept(word, 'op:vintage') && OLD_PHOTO.test(word.text)),
  );
  const isDyed = words.some(
    (word, at) =>
      (hasConcept(word, 'recolor') || (at === 0 && hasConcept(word, 'cast'))) &&
      !hasConcept(word, 'color', 'make') &&
      DYES.test(word.text),
  );
  const isMadeColorful =
    owns('in-color') && owns('make') && !owns('keep', 'more', 'only', 'everything', 'subject', 'background');
  const isOfPart = words.some(
    (word) =>
      valueIn(word, 'color') !== null ||
      valueIn(word, 'region') !== null ||
      !['person', null].includes(valueIn(word, 'thing')) ||
      valueIn(word, 'style') !== null ||
      hasConcept(
        word,
        'warm',
        'cool',
        'vivid',
        'muted',
        'border',
        'word',
        'op:sepia',
        'op:cartoon',
        'without',
      ),
  );
  return isPicture && (isDyed || isMadeColorful) && !isOfPart;
};

/** Refuses a whole clause if it requests something against the policy or something that no operation can do. */
export const readBeyond: Rule = (reading) => {
  const { says, words } = reading;
  if (isWritten(reading)) return null;
  if (says('undress')) return beyond(POLICY);
  // "The watermark date stamp": cameras print dates, and a date is no protection of a picture.
  const isDate = words.some((word) => valueIn(word, 'region') === 'date stamp');
  if (says('watermark') && !isDate && says('remove', 'without', 'fix') && !says('add'))
    return beyond(WATERMARK);
  const addsColor = says('color') && says('add', 'fix') && says('op:black-and-white');
  const isOfThing = words.some(
    (word) => valueIn(word, 'thing') !== null && valueIn(word, 'thing') !== 'person',
  );
  const isRecolored = isOfThing && words.some((word) => valueIn(word, 'color') !== null);
  if ((says('colorize') && !isRecolored) || addsColor || givesPictureColor(reading)) return beyond(COLORIZE);
  const isQuestion = words.some((word) => hasConcept(word, 'beyond:read') && !isRelative(word, words));
  if (isQuestion && reading.words.every(({ quote }) => quote === null)) return beyond(READ);
  if (says('haze') && reading.owns('add') && !says('remove', 'fix', 'make')) return beyond();
  const found = UNABLE.find(([concepts, , unless]) => says(...concepts) && !says(...unless));
  return found === undefined ? null : beyond(found[1]);
};
