import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';

/** "My daughter loves", "le encantan", "ama": what somebody else likes, in six languages. */
const LIKES =
  /^(?:(?:and |but |because |y |pero |et |mais |und |aber |e |ma |mas |que |weil )?(?:(?:she|he|they|shes|hes|my|our|the|sie|er|mein\p{L}*|unser\p{L}*|die|der|das|elle|il|ils|elles|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]|a mi|ella|él|ele|ela|minha|meu|o|a|nossa|nosso|mia|mio|la|lui|lei|il mio|la mia)(?: \p{L}+){0,2} )?)(?:really |just |totally |absolutely |also )?(?:loves?|likes|adores?|collects|is (?:really |so |totally )?into|is (?:a )?(?:huge |big )?fan of|liebt|mag|sammelt|steht auf|adore|adorent|aime(?: bien)?|le (?:encantan?|gustan?|fascinan?)|les (?:encantan?|gustan?)|ama|adora|ama muito|gosta de|gosta muito de|piacciono|le piacciono|gli piacciono|adorano)(?: (?:all|really|so|die|les|los|las|i|gli|os|as|old|alte))*(?= )/iu;
/** Looks whose names are also those of things that people watch, read and collect. */
const LOOKS = [
  'op:cartoon',
  'style:comic',
  'op:oil-painting',
  'op:watercolor',
  'op:pencil-sketch',
  'op:pixelate',
] as const;
const ITSELF = /^(?:i|we|ich|wir|je|j|nous|yo|eu|io|noi)(?!\p{L})/iu;

/** True for a remark about what somebody likes, which asks for no such look: "she loves cartoons". */
export const tellsOfLiking = ({ text, words, negated }: Clause): boolean =>
  negated.length === 0 &&
  LIKES.test(text) &&
  !ITSELF.test(text) &&
  words.some((word) => says(word, ...LOOKS) || /^(?:comics?|mangas?|animes?)$/iu.test(word.text)) &&
  !words.some((word) => says(word, ...VERBS, 'picture', 'this', 'background', 'face'));
