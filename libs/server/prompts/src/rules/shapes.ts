import { beyond, valueIn, wish, type Finding, type Reading, type Rule } from '../clauses/reading.ts';
import { readCrop } from './crop.ts';
import { limitsFile, readFileSize, WHOLE_FILE_HINT } from './file-sizes.ts';
import { readCollage, readFrame } from './frames.ts';
import { says as saysOf } from '../clauses/clauses.ts';
import { thingIn } from './objects.ts';
import { readPaper } from './paper.ts';
import { LONG_SIDE, readSize, WHOLE_HINT } from './sizes.ts';
import { DEFINITE } from '../remarks/meant.ts';

const FORMAT_HINT = 'Images can be saved as JPEG, PNG or WebP.';
const ANGLE_HINT = 'Say by how many degrees, such as: rotate it by 3 degrees.';

/** True if "turn" means a change into a look or a color, and no rotation: "turn it black and white". */
const isTurnedInto = (reading: Reading): boolean =>
  reading.left().some((word) => saysOf(word, 'rotate') && /^t[urn]{3}/i.test(word.text)) &&
  reading.left().some((word) => [...word.concepts].some((c) => /^(?:op|style|color):/.test(c))) &&
  !reading.has(
    'clockwise',
    'counterclockwise',
    'place:left',
    'place:right',
    'upside-down',
    'quarter',
    'half',
  ) &&
  !reading.left().some(({ measure }) => measure !== null);

/** True if "turn" means more or less of a tone, and no rotation: "dreh den Kontrast hoch", "gira su la luminosità". */
const isDialTurned = ({ has }: Reading): boolean =>
  has('more', 'less') &&
  has('contrast', 'light', 'vivid', 'color', 'warm', 'cool', 'sharp', 'noise', 'bright', 'dark', 'lighting');

const MIRROR = /mirror|spiegel|espejo|miroir|espelh|specchi/i;

const CROOKED = /^(?:stort|schief|schräg|torcid|inclinad|tort[oa]|penché|de travers|crooked|tilted|wonky)/i;
const readTurn = (reading: Reading): Finding => {
  const { has, says, take } = reading;
  if (isTurnedInto(reading) || isDialTurned(reading)) {
    take('rotate');
    return null;
  }
  const measured = reading.left().find((word) => word.measure?.kind === 'degrees');
  // "Sur le côté long": the side that is measured, and no turn onto it.
  if (LONG_SIDE.test(reading.words.map(({ text }) => text).join(' '))) take('rotate');
  // "Voltéala en espejo" (turn it as in a mirror) requests a flip and no rotation.
  if (
    has('rotate') &&
    measured === undefined &&
    reading.left().some((word) => saysOf(word, 'flip') && MIRROR.test(word.text))
  )
    take('rotate');
  // "Ruotala che è storta": by as much as makes it straight.
  const isToStraighten =
    has('op:straighten') &&
    has('rotate') &&
    measured === undefined &&
    !has('clockwise', 'counterclockwise', 'upside-down', 'quarter', 'half', 'place:left', 'place:right');
  if (isToStraighten && reading.words.some(({ text }) => CROOKED.test(text))) take('rotate');
  // "Capovolgila in orizzontale": a direction that only a mirror has.
  const isMirrored =
    has('upside-down') && has('direction:horizontal', 'direction:vertical') && !has('rotate');
  const turns =
    has('rotate') || measured !== undefined || (has('upside-down') && !has('flip') && !isMirrored);
  if (
    turns &&
    !has('background', 'collage') &&
    (has('rotate', 'upside-down') || says('make') || measured !== undefined)
  ) {
    const angle = reading.measure('degrees', 'number', 'change');
    if (angle === null && reading.words.some((word) => saysOf(word, 'subtle', 'moderate')))
      return beyond(ANGLE_HINT);
    const isOver = has('upside-down', 'half') && angle === null;
    // "Turn left" is one phrase.
    const isLeft =
      has('counterclockwise', 'place:left') ||
      reading.left().some((word) => saysOf(word, 'rotate') && / left$/i.test(word.text));
    const times = angle === null && has('double') ? 2 : 1;
    const size = times * (angle?.value ?? (isOver ? 180 : 90));
    take(
      'rotate',
      'clockwise',
      'counterclockwise',
      'upside-down',
      'place:left',
      'place:right',
      'make',
      'fix',
      'picture',
      'quarter',
      'half',
      'double',
      'flip',
      'place:top',
      'more',
      'op:straighten',
    );
    if (
      reading.has('face') ||
      reading.left().some((word) => thingIn(word) !== null && thingIn(word) !== 'cell phone')
    )
      return beyond(WHOLE_HINT);
    return wish('rotate', { degrees: isLeft ? -size : size }, true);
  }
  // In "in the mirror" and "remove the mirror", the mirror is a thing in the picture and requests no flip.
  const isMirror = reading.words.some(
    (word, at) =>
      /^(?:mirror|espejo|miroir|espelho|specchio|spiegel)$/i.test(word.text) &&
      DEFINITE.test(reading.words[at - 1]?.text ?? ''),
  );
  if (isMirror) {
    take('flip');
    return null;
  }
  if (has('flip') || isMirrored) {
    const isOfThing = has('face') || reading.left().some((word) => thingIn(word) !== null);
    const isOfHalf = reading.words.some((word) => saysOf(word, 'half'));
    if ((isOfThing && !has('picture')) || isOfHalf) return beyond(WHOLE_HINT);
    const isVertical =
      has('direction:vertical', 'upside-down', 'place:top', 'place:bottom') && !has('direction:horizontal');
    take(
      'flip',
      'direction:vertical',
      'direction:horizontal',
      'upside-down',
      'place:left',
      'place:right',
      'make',
      'picture',
      'place:top',
      'place:bottom',
      'direction:diagonal',
    );
    return wish('flip', { axis: isVertical ? 'vertical' : 'horizontal' }, true);
  }
  // In "remove the bicycle leaning on the fence", "leaning" describes the thing and does not request straightening.
  if (
    has('op:straighten') &&
    reading.owns('remove') &&
    reading.left().some((word) => thingIn(word) !== null)
  ) {
    take('op:straighten');
    return null;
  }
  if (has('op:straighten') && !has('op:scan-document', 'document')) {
    take('op:straighten', 'fix', 'make', 'picture', 'part', 'direction:horizontal', 'direction:vertical');
    return wish('straighten', {}, true);
  }
  return null;
};

const ARTEFACTS = /arti?e?fa[ck]?t|artifa|block|klötz|kästchen|quadrad|cuadrit|quadrett|mess\b|carrés/i;
const readFormat = (reading: Reading): Finding => {
  const { take } = reading;
  // If several formats are named, the last one is requested: "PNG to JPEG".
  const named = reading.left().findLast((word) => valueIn(word, 'format') !== null);
  if (named === undefined) return null;
  // "Full of JPEG blocks" names a fault of the picture and requests no format.
  if (reading.words.some(({ text }) => ARTEFACTS.test(text)) && !reading.owns('convert-format')) {
    reading.takeWords([named]);
    return null;
  }
  // "A favicon 32x32": its size can be made, whatever the file is called.
  const isFavicon =
    /^favicon$/i.test(named.text) &&
    reading
      .left()
      .some(
        ({ measure }) => measure?.kind === 'pixels' || ['dimensions', 'ratio'].includes(measure?.kind ?? ''),
      );
  if (isFavicon) {
    reading.takeWords(reading.left().filter((word) => word === named || saysOf(word, 'part', 'word')));
    return null;
  }
  if (saysOf(named, 'format:other')) return beyond(FORMAT_HINT);
  const format = valueIn(named, 'format') ?? '';
  reading.takeWords(reading.left().filter((word) => valueIn(word, 'format') !== null));
  take('convert-format', 'make', 'picture', 'replace');
  return wish('convert-format', { format }, true);
};

/** Reads requests about the whole picture: collages, frames, crops, rotations, flips, file formats and sizes. */
export const readShape: Rule = (reading, given) => {
  const found =
    readCollage(reading, given.reference) ??
    readFrame(reading) ??
    readPaper(reading) ??
    readCrop(reading) ??
    readTurn(reading) ??
    readFileSize(reading) ??
    readFormat(reading) ??
    readSize(reading);
  if (found === null || !('wanted' in found) || !given.mask) return found;
  const isOfFile = found.wanted.some(({ options }) => limitsFile(options));
  return beyond(isOfFile ? WHOLE_FILE_HINT : WHOLE_HINT);
};
