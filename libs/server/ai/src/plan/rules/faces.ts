import { beyond, type Rule } from '../reading.ts';

const HINT = 'Paint over what should be hidden, and ask to blur it.';

/** Faces made unrecognisable. */
export const readFaces: Rule = (reading, { mask }) => {
  const { says, has } = reading;
  const hides = says('anonymize', 'op:blur', 'op:pixelate', 'blurry');
  const ofPerson = has('face') || says('anonymize');
  return hides && ofPerson && !mask && !has('background') ? beyond(HINT) : null;
};
