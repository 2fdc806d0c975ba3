import { says, type Clause } from './clauses.ts';
import { STATES, WISHES } from './complaints.ts';
import { VERBS } from './lexicon/concepts.ts';

/** The first words of sentences that tell something and request nothing, in six languages. */
const TELLING =
  /^(?:taken|shot|snapped|aufgenommen|fotografiert|tomada|hecha|tirada|prise|scattata|i|i've|im|we|my|our|it|its|it s|this|these|he|she|they|there|everyone|because|since|ich|i hab|wir|mein\p{L}*|unser\p{L}*|das|es|sie|er|hab|habe|weil|j|je|nous|mon|ma|mes|c|cest|c est|on|il|elle|ils|ça|ca|yo|mi|mis|tengo|tenemos|fue|esta|este|es|era|la|el|son|somos|eu|minha|meu|minhas|meus|foi|tenho|a|o|é|ho|mio|mia|abbiamo|sono|il|lo|questa|questo|for|für|fürs|para|pa|pour|per|pra|pro)$/iu;
/** True for a clause that requests something, such as "I want a hat". Such a clause is no story. */
const isAsking = (clause: Clause): boolean =>
  clause.words.some(
    (word) =>
      says(word, ...VERBS, 'beyond:person', 'beyond:made', 'beyond:weather', 'beyond:extend', 'question') ||
      WISHES.test(word.text),
  );

/** True for a clause that requests nothing and only tells something: "my grandma sent me this", "it's for clients". */
export const isStory = (clause: Clause): boolean => {
  const [first] = clause.words;
  return (
    first !== undefined &&
    clause.negated.length + clause.excepted.length === 0 &&
    !isAsking(clause) &&
    (TELLING.test(first.text) || clause.words.some(({ text }) => STATES.test(text)))
  );
};
