import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { regionIn } from '../regions.ts';
import type { Word } from '../words/words.ts';
import type { Said } from './has-anyway.ts';

/*
 * What people tell beside a wish that is done: why they have it, where it lies, what stays as it is anyway, and the same
 * wish once more in other words.
 */

const PLEASE = '(?: (?:please|pls|bitte|por favor|porfa|stp|svp|per favore|pfv))?';
/** "Fix it", after the fault that is mended. */
const FIX_IT = new RegExp(
  `^(?:please |pls |bitte |just |so |and |can you |could you |kannst du |puedes |peux tu |pode |puoi )*(?:(?:fix|correct|mend|repair|sort|change|adjust) (?:it|this|that)(?: out| up)?|(?:korrigier\\p{L}*|behebe?n?|richte?|mach) (?:das|es|bitte|mal)|(?:arr[eé]gla|corr[ií]ge)l[oa]|(?:corrige[rz]?|répare[rz]?|arrange[rz]?)[- ](?:l[ea]|ça|moi ça)|(?:arruma|corrige|conserta|arrume|corrija)(?: isso| ela| ele)?|(?:sistema|correggi|aggiusta|raddrizza)l[oa])${PLEASE}$`,
  'iu',
);
const MENDS: readonly string[] = [
  'straighten',
  'low-light',
  'brighten',
  'darken',
  'sharpen',
  'denoise',
  'dehaze',
  'color-correction',
  'red-eye',
  'repair-scratches',
];

/** Who moved, beside a wish to make it sharper: "the cat moved". */
const MOVED =
  /^(?:(?:and|but|because|cause|und|aber|weil|y|pero|porque|et|mais|car|e|mas|ma|perché) )*(?:i|he|she|they|the|my|our|der|die|das|mein\p{L}*|unser\p{L}*|er|sie|ich|el|la|mi|l|le|la|mon|ma|il|elle|o|a|meu|minha|il|mio|mia|lui|lei)? ?(?:\p{L}+ ){0,2}(?:moved|blinked|sneezed|jumped|wiggled|(?:would not|wouldn t|didn t|did not) (?:sit|stand|hold|keep|stay) still|(?:hat|haben) (?:sich |nicht |kurz )*(?:bewegt|gewackelt|gezappelt|geblinzelt|stillgehalten|still gehalten)|se (?:movió|movía|movieron|mexeu|mexia|moveu|moveram)|(?:a|ont|ai) (?:un peu )?(?:bougé|remué)|s est (?:bougée?|tournée?)|si (?:è|sono) moss[oaie])$/iu;

/** A wish for no look, beside a repair. */
const NO_FILTER =
  /^(?:(?:with )?no|without(?: any)?|ohne|keine?n?|sin|sans|pas de|sem|nada de|senza|niente|nessun)(?: (?:any|extra|other|sonstigen?|weiteren?|más|autres?|outros?|altri))? (?:filters?|filtern?|filtros?|filtres?|filtr[oi])$/iu;
const LOOKS: readonly string[] = [
  'vintage',
  'cinematic',
  'fade',
  'sepia',
  'teal-and-orange',
  'film-grain',
  'artist-style',
];

/** Where the side that is cut off lies: "onde aparece o lixo", "where the bin is". */
const WHERE =
  /^(?:there |da |dort |ahí |allí |là |ali |lá |lì |là )?(?:where|wo|donde|dónde|où|onde|dove)(?: |['’])/iu;

/** "Clean up the photo of the concert", beside the fault that is taken out of it. */
const CLEAN_PICTURE =
  /^(?:please |bitte |por favor )*(?:clean(?: up)?|säuber\p{L}*|reinig\p{L}*|bereinig\p{L}*|limpi\p{L}*|limp[ae]|nettoye[rz]|nettoie|(?:ri)?pulisci|(?:ri)?pulire) (?:up )?(?:(?:the|this|my|das|dieses|mein|la|esta|mi|cette|ma|a|essa|minha|questa|mia) )*(?:\p{L}+ )?(?:photo|picture|pic|image|foto|bild|imagen|imagem|immagine)(?: (?:of|from|vom|von|del?|de la|du|des|do|da|dello?|della) .{1,30}| up)?$/iu;

/** "I only want the two children", beside a crop around them. */
const WANTS =
  /^(?:(?:i|we|ich|wir|je|on|yo|eu|io) )?(?:just |only |nur |solo |sólo |só |seulement )?(?:want|need|will|wollen|möchte|brauche|quiero|queremos|veux|voudrais|veut|quero|queremos|voglio|vorrei|vogliamo)(?!\p{L})/iu;
const namesOnly = (words: readonly Word[]): boolean =>
  words.some((word) => says(word, 'only')) &&
  words.some((word) => valueIn(word, 'thing') !== null || says(word, 'subject')) &&
  !words.some(
    (word) =>
      says(word, 'background', 'face', 'remove', 'without', 'not') ||
      word.measure !== null ||
      [...word.concepts].some((concept) => /^(?:op|beyond|color|format|ratio):/.test(concept)),
  );

/** "Make the text darker", of which a scan takes care. */
const DARKER_INK =
  /(?:text|writing|handwriting|letters|ink|pencil|schrift|tinte|bleistift|texto|letras?|tinta|lápiz|texte|écriture|encre|crayon|lápis|testo|scritt[ae]|scrittura|inchiostro|matita)(?!\p{L}).*(?:darker|dunkler|stand out|oscur[oa]s?|plus (?:foncée?|sombre|noire?)|escur[oa]s?|scur[oaie]|ner[oa])|(?:darken|oscurece|fonce[rz]?|escurece|scurisci)(?!\p{L}).*(?:text|writing|ink|pencil|schrift|texto|letra|texte|écriture|testo|scritta)/iu;

const KEEP =
  /^(?:(?:and|but|please|und|aber|y|pero|et|mais|e|mas|ma) )*(?:leave|keep|lass|lasse|belasse?|deja|dejar|mantén|manten|laisse[rz]?|garde[rz]?|deixa|deixe|mantém|lascia|lasciare|mantieni|tieni) (?:\p{L}+ ?){1,5}$|^(?:der|die|das|den) \p{L}+ (?:\p{L}+ )?(?:lassen|belassen|bleiben lassen)$/iu;
const SHAPES: readonly string[] = ['crop', 'resize', 'rotate', 'straighten', 'convert-format', 'border'];
/** True if nothing but named parts of the picture changes, so that everything else stays as it is. */
const isOnlyOfParts = (steps: readonly PlannedStep[]): boolean =>
  steps.every(
    ({ operation, options }) =>
      SHAPES.includes(operation) ||
      (typeof options['where'] === 'string' && !options['where'].startsWith('not ')),
  );

const EXPOSURE =
  /^(?:please )?(?:lift|raise|bump|push|boost|bring|pull) (?:up )?(?:the )?(?:overall )?exposure(?: up| a bit| a little)*$/iu;
/** The bright parts, which stay as they are when the rest becomes lighter. */
const HIGHLIGHTS =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )*(?:(?:keep|leave|protect|without (?:blowing|clipping)(?: out)?|don t (?:blow|clip|touch)(?: out)?|do not (?:blow|clip|touch)(?: out)?) )?(?:the |die |las |les |as |le )?(?:highlights?|spitzlichter|lichter|luces altas|altas luces|hautes lumières|altas luzes|luzes altas|alte luci)(?: (?:stay|should stay|remain|bleiben|sollen|se quedan?|que se queden|restent|doivent rester|ficam|restano|where|wo|as|wie|como|comme|come|they|sie|están|are|sind|elles|sont|estão|sono|it is|is|so|unchanged|unverändert|alone|igual|iguales|iguais|tal cual|there|da|the same|protected))*$/iu;

/** "And at the bottom the black bars", beside a crop of both sides. */
const OTHER_SIDE =
  /^(?:and |und |y |et |e )?(?:(?:at|on|am|en|à|em|a) )?(?:the |la |el )?(?:bottom|unten|abajo|bas|baixo|sotto|right|rechts|derecha|droite|direita|destra)(?: \p{L}+){0,4}$/iu;

/** "Leave a soft shadow under the shoe", beside the shadow that is laid. */
const SOFT_SHADOW =
  /(?<!\p{L})(?:soft|slight|light|subtle|natural|weiche[rn]?|leichte[rn]?|dezente[rn]?|suave|ligera|sutil|douce|légère|leve|sutil|morbida|leggera)(?!\p{L}).*(?:shadow|schatten)|(?:sombra|ombre|ombra) (?:suave|ligera|sutil|douce|légère|leve|morbida|leggera)/iu;

/** "Straighten and crop": a turn cuts its empty corners off. */
const CROP_ALONE =
  /^(?:crop|zuschneiden|rec[oó]rtar?(?:la)?|recadre[rz]?|corta[r]?|ritaglia(?:re|la)?)(?: (?:it|please|bitte|por favor|porfa|svp|stp|per favore))?$/iu;

/** "Solo en mi cara", beside a step that is limited to the face. */
const isOnlyIts = (words: readonly Word[], { options }: PlannedStep): boolean => {
  const named = regionIn(words);
  const isOfIt = named !== null && named !== 'unknown' && named.region === options['where'];
  return (
    isOfIt &&
    words.some((word) => says(word, 'only')) &&
    !words.some((word) => says(word, ...VERBS, 'not', 'without', 'color'))
  );
};

export const TOLD_OF_DONE: readonly Said[] = [
  { isDone: ({ options }) => 'where' in options, isSaid: (_, words, step) => isOnlyIts(words, step) },
  { isDone: ({ operation }) => operation === 'straighten', isSaid: (text) => CROP_ALONE.test(text) },
  { isDone: ({ operation }) => operation === 'product-shadow', isSaid: (text) => SOFT_SHADOW.test(text) },
  {
    isDone: ({ operation, options }) => operation === 'crop' && String(options['edge']).includes(' '),
    isSaid: (text, words) => OTHER_SIDE.test(text) && !words.some((word) => says(word, ...VERBS)),
  },
  { isDone: ({ operation }) => MENDS.includes(operation), isSaid: (text) => FIX_IT.test(text) },
  { isDone: ({ operation }) => operation === 'sharpen', isSaid: (text) => MOVED.test(text) },
  {
    isDone: ({ operation }) => !LOOKS.includes(operation),
    isSaid: (text, _, __, steps) =>
      NO_FILTER.test(text) && steps.every(({ operation }) => !LOOKS.includes(operation)),
  },
  {
    isDone: ({ operation, options }) => operation === 'crop' && 'edge' in options,
    isSaid: (text, words) => WHERE.test(text) && !words.some((word) => says(word, ...VERBS)),
  },
  {
    isDone: ({ operation }) => ['denoise', 'dehaze', 'repair-scratches', 'scan-document'].includes(operation),
    isSaid: (text) => CLEAN_PICTURE.test(text),
  },
  {
    isDone: ({ operation, options }) => operation === 'crop' && options['around'] === 'subject',
    isSaid: (text, words) => WANTS.test(text) && namesOnly(words),
  },
  { isDone: ({ operation }) => operation === 'scan-document', isSaid: (text) => DARKER_INK.test(text) },
  {
    isDone: ({ operation }) => ['brighten', 'low-light'].includes(operation),
    isSaid: (text) => HIGHLIGHTS.test(text) || EXPOSURE.test(text),
  },
  {
    isDone: ({ options }) => 'where' in options,
    isSaid: (text, _, { options }, steps) =>
      isOnlyOfParts(steps) && KEEP.test(text) && !text.includes(String(options['where'])),
  },
];
