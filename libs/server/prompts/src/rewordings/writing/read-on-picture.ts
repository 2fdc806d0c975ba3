import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "And darken the photo so you can read it": beside a text to write, the reason is left out, because the readers would take
 * it for what is wished of the picture.
 */

const REASONS: readonly string[] = [
  'so (?:that )?(?:you|u|one|people|we|they|everyone|everybody|it) (?:can|could) (?:still |actually |really |be )?(?:read|see)(?: (?:it|the text|that|what it says))?',
  '(?:damit|sodass|so dass) (?:man|ich|wir|jeder|die leute) (?:(?:es|ihn|sie|das|den text|die schrift) )?(?:gut |auch |besser |noch )?lesen kann',
  'para que (?:se (?:pueda leer|lea)|la gente (?:lo )?lea)(?: bien| mejor)?',
  "pour (?:qu['’]on puisse |pouvoir )?(?:bien |mieux )?(?:le |la |les )?lire(?: le texte)?",
  '(?:pra|para) (?:dar pra|conseguir|poder|que dê pra) ler(?: (?:bem|melhor|o texto))?',
  '(?:così|in modo che|per far sì che) (?:si (?:legge|legga|possa leggere)|la gente (?:lo )?legga)(?: bene| meglio)?',
];

/** The darker or lighter picture before the reason. */
const TONE =
  '(?<tone>(?:darken|dim|lighten|brighten|dunkl|abdunkel|heller|aufhell|oscure|aclara|assombri|fonce|éclairci|escure|clarei|scuri|schiarisc)[^.!?;\\n]{0,40}?)';

export const READ_ON_PICTURE: readonly Rewording[] = REASONS.map((reason) => [
  new RegExp(`${TONE},? ${reason}${END}`, 'giu'),
  '$<tone>',
]);
