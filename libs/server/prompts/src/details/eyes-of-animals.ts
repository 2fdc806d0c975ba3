import { clausesOf } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PromptReading } from '../prompt-reading.ts';

const ANIMALS: readonly unknown[] = ['dog', 'cat', 'horse', 'bird', 'sheep', 'cow', 'bear'];

/** “Too”, in six languages, or eyes that are named by whose they are: “and the dog's”. */
const ALSO =
  /(?<!\p{L})(?:too|as well|also|auch|ebenso|también|tambien|aussi|também|tambem|anche|pure)(?!\p{L})|^(?:and |und |y |et |e )?(?:\p{L}+ )?\p{L}+['’]s(?: eyes)?$/iu;

/** Tells the eyes of animals as not done, because red eyes are found only in faces of people: “fix everybody's red eyes, the dog's too”. */
export const withEyesOfAnimalsSaid = (reading: PromptReading, prompt: string): PromptReading => {
  const isOfEyes =
    reading.steps.length > 0 && reading.steps.every(({ operation }) => operation === 'red-eye');
  if (!isOfEyes) return reading;
  const told = clausesOf(prompt)
    .slice(1)
    .filter(
      ({ words, text }) => ALSO.test(text) && words.some((word) => ANIMALS.includes(valueIn(word, 'thing'))),
    )
    .map(({ text }) => quote(text));
  return { ...reading, notPossible: [...new Set([...reading.notPossible, ...told])] };
};
