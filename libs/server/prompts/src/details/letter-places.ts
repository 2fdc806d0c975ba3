import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { placePhrases, type PlacePhrase } from '../places/place-phrases.ts';
import { quote, unquoted, type PromptReading } from '../prompt-reading.ts';
import { isLettered } from './letter-details.ts';
import { LETTERS } from './said.ts';

const PLACE_HINT =
  'Where something is in the image is not known: a text stands at an edge, in a corner or in the middle.';
/** What a picture is made for, which is the picture itself: "on the poster". */
const WORK =
  /^(?:posters?|cards?|postcards?|invitations?|invites?|flyers?|cover|banner|thumbnails?|post|story|meme|plakat|karte|postkarte|einladung\p{L}*|titelbild|tarjeta|postal|invitación|cartel|portada|carte|invitation|affiche|couverture|faire part|cartão|convite|cartaz|capa|biglietto|cartolina|invito|locandina|copertina|all|whole|ganz\p{L}*|tout\p{L}*|tod[oa]|tutt[oa])$/iu;

const isOfThing = ({ named, region, isOfPicture }: PlacePhrase): boolean =>
  region !== null &&
  !isOfPicture &&
  !named.some(({ text }) => LETTERS.test(text) || text.split(' ').some((one) => WORK.test(one)));

/** True for a clause that asks to write something, or that says more about it and asks for nothing. */
const isAboutText = ({ words }: Clause): boolean =>
  words.some((word) => word.quote !== null || says(word, 'write', 'watermark', 'word')) ||
  !words.some((word) => says(word, ...VERBS));

/** The plan, which says where a text should stand that is known to nobody: "under the door". */
export const withLetterPlacesSaid = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  if (!reading.steps.some(isLettered)) return reading;
  const asked = clauses.findIndex(({ words }) => words.some((word) => word.quote !== null));
  const told = clauses
    .filter((clause, at) => isAboutText(clause) && Math.abs(at - asked) <= 1)
    .flatMap(placePhrases)
    .filter(isOfThing)
    // "A bit more light on the faces and write …": the place of another step.
    .filter(({ region }) => !reading.steps.some(({ options }) => options['where'] === region))
    .map(({ text }) => text);
  if (told.length === 0 || asked < 0) return reading;
  const others = reading.notPossible.filter(
    (one) => !told.some((text) => unquoted(one).toLowerCase().includes(text.toLowerCase())),
  );
  return {
    ...reading,
    notPossible: [...others, ...told.map(quote)],
    hints: [...new Set([...(others.length > 0 ? reading.hints : []), PLACE_HINT])],
  };
};
