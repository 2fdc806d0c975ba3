import { says, type Clause } from '../clauses/clauses.ts';
import { TONES } from '../lexicon/concepts.ts';

/** "It's the green one", "das ist der linke", "c'est celle à gauche", "es el de la derecha": which thing was meant. */
const POINTS =
  /^(?:and |but |und |y |et |e )?(?:(?:it|that|this|he|she|they)(?: is| s|s| are| re)? the (?:\p{L}+ ){0,3}ones?(?!\p{L})|its the (?:\p{L}+ ){0,3}ones?(?!\p{L})|(?:das|es|er|sie) (?:ist|sind|wäre) (?:der|die|das|den) (?!bild|foto)|(?:c est|c était|ce sont) (?:le|la|l|les|celui|celle|ceux|celles) (?!photo|image)|(?:es|son) (?:el|la|los|las) (?!foto|imagen)|(?:é|são) (?:o|a|os|as) (?!foto|imagem)|(?:è|sono) (?:quell[oaie]|il|la|i|le) (?!foto|immagine))/iu;
const PLACE = /^(?:place|color):/u;

/** "It's a drawing my kid made": what the picture is, and not what it should become. */
const KIND =
  /^(?:(?:it|this|that)(?: is| s|s)|its|(?:das|es|dies) ist|c est|esto es|es|é|isso é|è|questo è) (?:just |only |actually |nur |seulement |solo |só )?(?:an?|my|our|his|her|eine?|mein\p{L}*|une?|mon|ma|una?|mi|uma?|il|un|mio|mia|o|meu) (?:\p{L}+ ){0,2}(?:drawing|painting|sketch|watercolou?r|cartoon|comic|zeichnung|gemälde|skizze|aquarell|dessin|peinture|aquarelle|tableau|dibujo|pintura|acuarela|cuadro|desenho|aquarela|disegno|dipinto|acquerello|quadro)(?!\p{L})/iu;
export const tellsKind = (text: string): boolean => KIND.test(text.trim().replace(/['’]/gu, ' '));

/**
 * True for a clause that only says what the picture is, or which thing was meant, by its color or its place: "it's the
 * green one on the left".
 */
export const pointsOut = ({ text, words, negated }: Clause): boolean =>
  (tellsKind(text) && !words.some((word) => says(word, 'more', 'less'))) ||
  (POINTS.test(text) &&
    negated.length === 0 &&
    words.some((word) => [...word.concepts].some((concept) => PLACE.test(concept))) &&
    !words.some(
      (word) => says(word, ...TONES, 'picture', 'make', 'more', 'less', 'excess') && !says(word, 'color'),
    ));
