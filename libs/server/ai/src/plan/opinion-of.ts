import { remembering } from './memory/remembering.ts';
import { readByRules } from './read-by-rules.ts';
import { featuresOf } from './second-reader/features.ts';
import { opinionOn, type Opinion } from './second-reader/opinion.ts';

/** What the classifier thinks of a text, by its words and by what the rules read in it. */
export const opinionOf: (text: string) => Opinion = remembering((text) =>
  opinionOn(featuresOf(text, readByRules(text))),
);
