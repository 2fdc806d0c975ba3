import type { OperationId } from '@safelight/operations';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { asksNotTo } from '../remarks/denials.ts';
import { plain } from '../remarks/plain-words.ts';

/** Words that deny a wish: "nicht glätten", "ne lisse pas", "don't sharpen". */
const NOT =
  /(?<!\p{L})(?:don['’ ]?t|do not|please not|not|nicht(?: (?:schon )?wieder)?|no|(?<=ne (?:me |le |la |les )?\p{L}+ )pas|não|non)(?!\p{L})\s?/iu;
/** Words that keep something, which a step may change all the same. */
const KEEPS =
  /(?<!\p{L})(?:touch|change|lose|anfassen|ändern|toques?|cambies|touche[rz]?|change[rz]?|mexe[r]?|mude|toccare|cambiare)(?!\p{L})/iu;

/** "Touche pas à la taille", "don't change the size": all that shall stay as it is, is the size. */
const KEEPS_SIZE =
  /^(?:(?:and|but|please|just|und|aber|bitte|y|pero|por favor|et|mais|stp|e|mas|ma) )*(?:(?:don['’ ]?t|do not) (?:touch|change|alter) (?:the|its|my) (?:sizes?|dimensions|resolution)|(?:die|ihre|seine) (?:größe|maße|abmessungen|auflösung) (?:bitte )?nicht (?:ver)?(?:ändern|anfassen|anrühren)|(?:ver)?(?:änder|fass)e? (?:die|ihre) (?:größe|maße|auflösung) nicht(?: an)?|(?:que )?no (?:toques?|cambi(?:es|e|ar)|tocar) (?:el tamaño|las (?:medidas|dimensiones)|la resolución)|(?:ne )?(?:touche[rz]?|change[rz]?) (?:surtout )?pas (?:à )?(?:la taille|les dimensions|aux dimensions|la résolution|sa taille)|(?:não|nao) (?:mex[ea]|mexer|mud[ae]|mudar|altere|alterar) (?:n?[oa]s? )?(?:tamanho|dimensões|resolução)|non (?:toccare|cambiare|modificare) (?:le dimensioni|la dimensione|la grandezza|la risoluzione))$/iu;
/** "Senza colorarla": all that shall not be done, is to give a picture colors. */
const NOT_COLORED =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )*(?:without (?:colou?ring|colou?rizing)(?: it)?|(?:ohne (?:es |sie |das )?(?:zu )?(?:kolorieren|färben|einzufärben)|nicht (?:bunt|farbig) machen(?: (?:das|es|sie) (?:soll|muss) schwarz ?weiß bleiben)?|nicht (?:kolorieren|einfärben))|sin (?:colorear|pintar)(?:l[oa])?|sans (?:l[ae] |l )?coloriser|sem (?:colorir|colorizar)(?: ela)?|senza colorar(?:la|lo|e))$/iu;
/** Operations that give colors. */
const OF_COLORS: readonly OperationId[] = ['recolor', 'sepia'];
/** Operations that make a picture larger, smaller or of another shape. */
const OF_SIZE: readonly OperationId[] = ['resize', 'upscale', 'crop', 'passport-photo', 'rotate', 'border'];
/** "And no border", "ohne Rahmen": an edit that is named only to be denied. */
const NO_NOUN =
  /^(?:(?:and|but|please|und|aber|bitte|y|pero|et|mais|e|mas|ma|però) )*(?:no|without(?: any| an?)?|kein(?:e[nrms]?)?|ohne|sin|nada de|ni|sans|pas d(?:e |['’])|sem|nem|senza|niente|né) ?(?<noun>[^,.;!?]+)$/iu;
/** Edits whose names stand for nothing that an image has already, so that “no …” does not ask to take it away. */
const ONLY_ADDED: readonly OperationId[] = [
  'crop',
  'sharpen',
  'saturation',
  'contrast',
  'sepia',
  'vintage',
  'black-and-white',
  'hdr',
  'smooth-skin',
  'rotate',
  'flip',
  'resize',
  'cartoon',
];

/**
 * True for words that ask not to do something, if no step does it: "bitte die Haut nicht glätten", beside sharpening.
 * `readAlone` reads words as if they were the whole prompt.
 */
export const isDeniedAndNotDone = (
  text: string,
  steps: readonly PlannedStep[],
  readAlone: (text: string) => PromptReading,
): boolean => {
  if (KEEPS_SIZE.test(plain(text))) return steps.every(({ operation }) => !OF_SIZE.includes(operation));
  if (NOT_COLORED.test(plain(text))) return steps.every(({ operation }) => !OF_COLORS.includes(operation));
  const noun = NO_NOUN.exec(text)?.groups?.['noun'];
  if ((noun === undefined && !asksNotTo(text)) || KEEPS.test(text)) return false;
  const wished = readAlone(noun ?? text.replace(NOT, ''));
  return (
    (noun === undefined || wished.steps.every(({ operation }) => ONLY_ADDED.includes(operation))) &&
    wished.steps.length > 0 &&
    wished.notPossible.length === 0 &&
    wished.steps.every((step) => steps.every(({ operation }) => operation !== step.operation))
  );
};
