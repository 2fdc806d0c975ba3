import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { plain } from './plain-words.ts';

/** An occasion and where it was, in six languages: "concert dans un bar très sombre". */
const OCCASION =
  /^(?:(?:a|an|the|our|my|ein|eine|unser|mein|un|une|una|uma|le|la|el|o|il|notre|mon|ma) )?(?:\p{L}*(?:concerts?|konzert|concierto|concerto)|\p{L}*(?:party|fest|feier)|fiesta|fête|soirée|festa|wedding|hochzeit|boda|mariage|casamento|matrimonio|gig|show(?= (?:num|no|em) )|game|match|partido|partita|jogo|recital|spectacle|baptism|baptême|bautizo|batizado|battesimo) (?:(?:in|at|on|im|in|am|auf|bei|en|dans|à|au|chez|no|na|em|num|numa|nel|nella|al|a) )(?:\p{L}+ ?){1,6}$/iu;
/** Words for occasions and rooms, which are like words for something else. */
export const LIKE_VERBS = /^(?:con[cz]erts?|kon[sz]ert|concierto|concerto|bar|game|show)$/iu;

/** True for a word that says how the result should be. A dark room and a night are none. */
const isWished = (word: Word): boolean =>
  !LIKE_VERBS.test(word.text) &&
  (word.quote !== null ||
    word.measure !== null ||
    says(word, ...VERBS, 'background', 'without', 'blurry', 'sharp', 'noise', 'vivid', 'only') ||
    [...word.concepts].some((concept) =>
      /^(?:op:(?!low-light|night)|color|style|format|ratio|gradient|beyond:(?!weather|person|scene))/.test(
        concept,
      ),
    ));

/** True for words that only say at which occasion the picture was taken. */
export const tellsOccasion = (text: string): boolean =>
  OCCASION.test(plain(text)) && !wordsOf(plain(text)).words.some(isWished);
