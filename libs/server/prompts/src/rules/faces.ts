import { beyond, valueIn, wish, type Rule } from '../clauses/reading.ts';

export const HIDE_HINT =
  'Faces, license plates and text are found by themselves; for anything else, paint over what should be hidden and ask to blur it.';

export const ONE_FACE_HINT =
  'All faces are hidden or none; for one of them, paint over it and ask to blur it.';

/** Verbs for hiding, in the six languages. */
export const HIDE =
  /^(?:hid\p{L}+|cach\p{L}+|masqu\p{L}+|verdeck\p{L}*|versteck\p{L}*|verpixel\p{L}*|tap\p{L}+|ocult\p{L}+|escond\p{L}+|nascond\p{L}+|copri\p{L}*)$/iu;
/** Words for "cover". They may mean the cover of a book, and hide faces only if a face or a person is named too. */
export const COVER = /^(?:covers?|cover up|cop(?:ri|rilo)|tapa|cubr\p{L}*|disfarç\p{L}*)$/iu;

/** Reads requests to hide faces: "blur all faces", "pixelate the faces", "anonymize the people". */
export const readFaces: Rule = (reading, { mask }) => {
  const { says, has, take } = reading;
  if (reading.left().length === 0) return null;
  const isHidden = reading.words.some(({ text }) => HIDE.test(text));
  const hides = says('anonymize', 'op:blur', 'op:pixelate', 'blurry') || (isHidden && has('face'));
  const ofPerson = has('face') || (says('anonymize') && has('thing:person', 'subject', 'place:behind'));
  const isOfThing = reading.left().some((word) => !['person', null].includes(valueIn(word, 'thing')));
  const isOfOne =
    hides &&
    (has('face') || (says('anonymize') && !isOfThing)) &&
    has('place:left', 'place:right', 'place:front', 'place:center') &&
    !mask;
  if (isOfOne) return beyond(ONE_FACE_HINT);
  if (!hides || mask || has('background') || says('less', 'fix')) return null;
  const thing = reading.left().find((word) => !['person', null].includes(valueIn(word, 'thing')));
  const isUnknown = reading.left().some((word) => word.concepts.size === 0 && /\p{L}{3}/u.test(word.text));
  if (says('anonymize') && thing !== undefined && isUnknown && !has('face')) return beyond(HIDE_HINT);
  if (says('anonymize', 'op:pixelate') && thing !== undefined && !has('face', 'part')) {
    take('anonymize', 'op:pixelate', 'make');
    return wish('pixelate');
  }
  // "Acne cover": a blemish should be hidden, not the face, so the rule for skin reads the clause.
  if (has('skin') && !has('face')) {
    take('anonymize');
    return null;
  }
  const isNoun = reading.words.some((word) => COVER.test(word.text));
  const isGeneral =
    says('anonymize') &&
    !isNoun &&
    !has('part', 'word') &&
    reading.left().every((word) => word.concepts.size > 0);
  if (!ofPerson && isNoun) {
    take('anonymize');
    return null;
  }
  if (!ofPerson && !isGeneral) return says('anonymize') ? beyond(HIDE_HINT) : null;
  const style = has('op:pixelate') ? 'pixelate' : 'blur';
  take(
    'anonymize',
    'op:blur',
    'op:pixelate',
    'blurry',
    'face',
    'thing:person',
    'subject',
    'everything',
    'make',
  );
  take('place:behind', 'picture', 'this', 'remove');
  return wish('hide-faces', { style });
};
