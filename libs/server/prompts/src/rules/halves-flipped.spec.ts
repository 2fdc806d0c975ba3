import { readPrompt } from '../read-prompt.ts';

it.each(['mirror the left half', 'spiegel die linke Hälfte', 'flip the top half'])(
  '“%s” is refused, because only whole pictures are flipped',
  (prompt) => expect(readPrompt(prompt).steps).toEqual([]),
);
