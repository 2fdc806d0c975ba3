import type { PlannedStep } from '../prompt-reading.ts';
import { plain } from '../remarks/plain-words.ts';
import { wordsOf } from '../words/words.ts';
import { says } from '../clauses/clauses.ts';

/* What shall stay as it is beside steps that only change the background, in six languages: "darker background, jewel unchanged". */

const UNCHANGED =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|ma|mas) )*(?:(?:the|my|der|die|das|mein\p{L}*|el|la|los|las|mi|le|les|mon|ma|o|a|os|as|meu|minha|il|lo|i|gli) )?(?:l )?\p{L}+ (?:(?:stays?|remains?|bleibt|bleiben|queda|reste|fica|resta|rimane) )?(?:unchanged|untouched|as (?:it )?is|unverändert|wie (?:es|sie|er) ist|sin (?:cambios|tocar)|intact[oae]?|igual|tal cual|inchangée?s?|tel(?:le)? quel(?:le)?|inalterad[oa]s?|sem (?:mudanças|alterações)|invariat[oaei]|inalterat[oaei])$/iu;
/** Operations of which the names say that they only change the background. */
const OF_BACKGROUND: readonly string[] = ['replace-background', 'blur-background', 'remove-background'];

/** True for something that shall stay unchanged and that no step changes, because all of them are for the background. */
export const isLeftUnchanged = (text: string, steps: readonly PlannedStep[]): boolean =>
  UNCHANGED.test(plain(text)) &&
  !wordsOf(text).words.some((word) => says(word, 'background')) &&
  steps.every(
    ({ operation, options }) => OF_BACKGROUND.includes(operation) || options['where'] === 'background',
  );
