import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { STATES, WISHES } from './complaints.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';

/** The first words of sentences that tell something and request nothing, in six languages. */
const TELLING =
  /^(?:taken|shot|snapped|aufgenommen|fotografiert|tomada|hecha|tirada|prise|scattata|i|i've|im|we|my|our|it|its|it s|this|these|he|she|they|there|everyone|because|since|shes|hes|theyre|thats|theres|weve|ich|i hab|wir|mein\p{L}*|unser\p{L}*|das|es|sie|er|hab|habe|weil|j|je|nous|mon|ma|mes|c|cest|c est|on|il|elle|ils|ça|ca|yo|mi|mis|tengo|tenemos|fue|esta|este|es|era|la|el|son|somos|eu|minha|meu|minhas|meus|foi|tenho|a|o|é|ho|mio|mia|abbiamo|sono|il|lo|questa|questo|for|für|fürs|para|pa|pour|per|pra|pro)$/iu;
/** True for a clause that requests something, such as "I want a hat". Such a clause is no story. */
const isAsking = (clause: Clause): boolean =>
  clause.words.some(
    (word) =>
      says(word, ...VERBS, 'beyond:person', 'beyond:made', 'beyond:weather', 'beyond:extend', 'question') ||
      WISHES.test(word.text),
  );

const THEY =
  /^(?:he|she|they|it|hes|shes|theyre|er|sie|es|él|ella|ellos|ellas|il|elle|ils|elles|ele|ela|eles|elas|lui|lei|loro)$/iu;
const DOES =
  /^(?:s|is|are|re|has|have|holds?|holding|wears?|wearing|hes|shes|theyre|hat|hält|trägt|haben|ist|tiene|lleva|está|es|tient|porte|est|tem|segura|usa|é|ha|tiene in mano|tiene|porta|indossa)$/iu;
/** Verbs that need no pronoun: "tiene una copa". */
const HOLDS = /^(?:tiene|lleva|sostiene|tem|segura|usa|tiene in mano|porta|indossa|holding|wearing)$/i;
/** True for a remark about somebody who is removed: "take out the ex, she's holding a wine glass". */
export const tellsOfRemoved = ({ words, negated }: Clause, latest: readonly Wanted[]): boolean =>
  latest.some(({ operation }) => operation === 'remove-object') &&
  negated.length === 0 &&
  (THEY.test(words[0]?.text ?? '') || HOLDS.test(words[0]?.text ?? '')) &&
  words.slice(0, 3).some(({ text }) => DOES.test(text)) &&
  !words.some((word) => says(word, ...VERBS) && !DOES.test(word.text));

/** True for a clause that names one more thing for the removal before: "remove o carro e a lixeira". */
export const namesAnother = ({ words, continues }: Clause, latest: readonly Wanted[]): boolean =>
  continues &&
  latest.some(({ operation }) => operation === 'remove-object') &&
  words.every((word) => onlyNames(word) || word.concepts.size === 0) &&
  !words.some(({ text }) => DOES.test(text));

/** Verbs of selling, which say what the picture is for. */
const SELLING =
  /^(?:sell|selling|sells|vendo|vender|vendiendo|vendemos|verkaufe?n?|verkauf|vends|vendre|vendons|vendendo|vendere|vendiamo)$/i;
/** "Now I want to sell". */
const MOST_BEFORE = 5;
/** "I want to sell this lamp": a purpose, and no wish for the picture. */
export const tellsOfSale = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.slice(0, MOST_BEFORE).some(({ text }) => SELLING.test(text)) &&
  !words.some(
    (word) =>
      word.quote !== null ||
      says(word, ...VERBS, 'background', 'border', 'add', 'write') ||
      [...word.concepts].some((concept) => /^(?:op|beyond|color|format|ratio):/.test(concept)),
  );

/** Who is blamed for the picture in a reproach. */
const TOOL =
  /(?<!\p{L})(?:(?:you|your|ur|this|the|that|die|deine?|diese|eure|la|tu|esta|votre|ton|l|cette|sua|esse|o|a|tua|vostra|questa) ?(?:app|ai|tool|thing|editor|program|programm|ki|aplicación|ia|truc|appli|programa|applicazione|coso)|you people|you guys)(?!\p{L})/iu;
const BLAMES =
  /(?<!\p{L})(?:why|always|again|last time|keeps?|ruined|warum|wieso|immer|wieder|schon wieder|por qu[ée]|porque|siempre|otra vez|pourquoi|toujours|encore|sempre|de novo|outra vez|perch[ée]|di nuovo|ancora)(?!\p{L})/iu;
/** "Stop cropping my feet off": a wish that something had not been done. */
const STOP =
  /^(?:(?:ffs|omg|ugh|please|pls|hey) )*(?:stop|quit|hör(?:t)? auf|deja de|dejen de|arrête(?:z)? de|para de|pare de|smetti(?:la)? di|smettete di) /iu;
/** True for a reproach, which requests nothing: "why does your app always make everyone orange?" */
export const isReproach = ({ text }: Clause): boolean =>
  STOP.test(text) || (TOOL.test(text) && BLAMES.test(text));

/** "There's a bin on the left": who names what is in the way wants it gone, or should at least be told that it stays. */
const THERE =
  /^(?:there(?:'s| s| is| are)|theres|hay|il y a|y a|tem|há|c'è|c è|ci sono|da (?:ist|sind|steht|stehen|liegt|hängt))(?!\p{L})/iu;
const isInTheWay = ({ text, words }: Clause): boolean =>
  THERE.test(text) &&
  words.some((word) => valueIn(word, 'thing') !== null && !says(word, 'thing:person')) &&
  words.some((word) => valueIn(word, 'place') !== null);
/** "The background is too busy": a fault of a part, which is a wish of its own. */
const isFaultOfPart = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'excess')) && words.some((word) => says(word, 'background'));

/** True for a clause that requests nothing and only tells something: "my grandma sent me this", "it's for clients". */
export const isStory = (clause: Clause): boolean => {
  const [first] = clause.words;
  if (tellsOfSale(clause)) return true;
  return (
    first !== undefined &&
    clause.negated.length + clause.excepted.length === 0 &&
    !isAsking(clause) &&
    !isInTheWay(clause) &&
    !isFaultOfPart(clause) &&
    (TELLING.test(first.text) || clause.words.some(({ text }) => STATES.test(text)))
  );
};
