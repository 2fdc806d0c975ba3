import { says } from '../clauses/clauses.ts';
import { FAULTS, VERBS } from '../lexicon/concepts.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { LIKE_VERBS, tellsOccasion } from '../remarks/occasions.ts';
import { plain } from '../remarks/plain-words.ts';
import { wordsOf, type Word } from '../words/words.ts';

/* Phrases without a verb that only say what the picture is, in six languages: "Opas Foto vom Dachboden", "snowy day". */

const PICTURE =
  /(?<!\p{L})(?:\p{L}*(?:fotos?|bild|bilder|aufnahmen?|porträt|photos?|urkunde|zeugnis)|pics?|pictures?|shots?|snapshots?|screenshots?|polaroids?|portraits?|scans?|slides?|selfies?|fotografías?|fotografias?|fotografie|imagen|imagem|immagine|retratos?|ritratt[oi]|diapos?|diapositivas?|documents?|documentos?|documento|dokumente?|certificates?|certificados?|certificat|certificato|certidão|receipts?|recibos?|tickets?|kassenbon|scontrino|invoice|rechnung|factura|facture|fatura|letter|brief|lettre|lettera|contrato|contrat|contratto|vertrag|recipe(?: card)?|menus?|menú|menù|menü|speisekarte|cardápio|ementa|rezept|receta|recette|receita|ricetta)(?!\p{L})/iu;
const SCENE_OF_DAY =
  /^(?:an? |un |une |uma |ein(?:en)? )?(?:(?:really|very|so|pretty|sehr|muy|très|muito|molto) )?(?:(?:snowy|rainy|cloudy|foggy|misty|grey|gray|gloomy|overcast|dull|windy|cold|winter|summer) (?:day|morning|afternoon|evening|weather)|(?:verschneiter|regnerischer|trüber|nebliger|grauer|bewölkter) (?:tag|morgen|abend|nachmittag)|día (?:nublado|lluvioso|gris|de lluvia|de nieve|de niebla)|jour(?:née)? (?:de pluie|de neige|grise?|nuageuse?|de brouillard)|temps (?:gris|couvert)|dia (?:nublado|chuvoso|cinzento|cinza|de chuva|de neve|de neblina)|giornata (?:nuvolosa|piovosa|grigia|di pioggia|di neve|di nebbia))(?: (?:in|at|on|im|auf|am|en|à|au|em|no|na|a|al) (?:\p{L}+ ?){1,3})?$/iu;
/** "Birthday card for mom": what becomes of the picture. */
const BECOMES =
  /^(?:(?:an?|the|eine?|una?|une?|uma?|la|le|el|il|o|a) )?(?:\p{L}+ ){0,2}?(?:\p{L}*(?:karte|einladung)|card|postcard|invitation|invite|flyer|cover|album cover|tarjeta|invitación|portada|folleto|carte|faire part|couverture|pochette|cartão|convite|capa|panfleto|biglietto|invito|copertina|volantino)(?: (?:de|d|di|do|da|von|of) \p{L}+)? (?:for|für|fürs|para|pra|pro|pour|per|zum|zur) (?:\p{L}+ ?){1,5}$/iu;
/** "Photo of the 80s style", "both pictures side by side": words for the result. */
const OF_RESULT =
  /(?<!\p{L})(?:both|two|three|four|beide\p{L}*|zwei|drei|vier|ambas|las dos|dos|les deux|deux|as duas|duas|entrambe|due|nebeneinander|untereinander|zusammen|together|side by side|juntas|lado a lado|côte à côte|ensemble|accanto|insieme|affiancate|style|look|looks|effect|filter|vibes?|panels?|grid|versions?|stil|effekt|optik|estilo|efecto|efeito|filtro|effet|filtre|stile|effetto|like|wie|como|comme|come|only|just|nur|solo|sólo|só|seulement|juste)(?!\p{L})/iu;
const OLD =
  /(?<!\p{L})(?:old|ancient|alt\p{L}*|viej[oa]s?|antigu[oa]s?|vieille|vieux|ancienne?|velh[oa]s?|antig[oa]s?|vecchi[oae])(?!\p{L})/iu;
/** What a picture is for: "foto pro currículo". */
const PURPOSE =
  / (?:pra|pro|para|pour|per|for|für|fürs|zum|zur) (?:(?!(?:with|mit|con|com|avec|without|ohne|sin|sans|sem|senza|in|en|em|auf|on|sur)(?!\p{L}))\p{L}+ ?){1,4}$/iu;
/** Looks that are also faults of a picture, which the steps mend. */
const FAULTY = /^(?:op:(?:blur|pixelate|fade|sepia|vintage|film-grain)|color:yellow)$/;
const MENDS: readonly string[] = [
  'repair-scratches',
  'improve-quality',
  'sharpen',
  'denoise',
  'dehaze',
  'color-correction',
  'enhance-colors',
  'brighten',
  'low-light',
  'contrast',
  'scan-document',
];

const isOfWish = (word: Word): boolean =>
  word.quote !== null ||
  ['pixels', 'dimensions', 'ratio', 'print', 'bytes', 'color', 'percent', 'degrees'].includes(
    word.measure?.kind ?? '',
  ) ||
  says(
    word,
    ...VERBS,
    'with',
    'without',
    'background',
    'border',
    'not',
    'headshot',
    'square',
    'circle',
    'shadow',
  ) ||
  [...word.concepts].some((concept) =>
    /^(?:color|style|format|ratio|gradient|beyond:(?!weather|person|scene))/.test(concept),
  );
const isFault = (word: Word): boolean =>
  says(word, ...FAULTS) || [...word.concepts].some((concept) => FAULTY.test(concept));

/** Where a picture comes from: "le portrait vient d'une malle", "das Foto lag im Keller". */
const CAME =
  /^(?:this|the|it|my|our|das|die|der|es|dieses|el|la|esta|est[ae]|mi|le|la|l|elle|il|cette|ce|mon|ma|a|o|essa|esta|ela|ele|minha|meu|questa|questo|il|lo|era) ?(?:\p{L}+ ){0,2}?(?:comes|came|is|was|has been|hung|lay|sat|spent|dates?|(?:stammt|kommt|lag|hing|stand|war)|(?:viene|proviene|estaba|estuvo|es|data)|(?:vient|provient|était|date|sort|est restée?|a passé)|(?:vem|veio|estava|ficou|é)|(?:viene|proviene|era|stava|è stat[ao]|è rimast[ao])) (?:(?:\p{L}+ ){0,3}?)(?:from|in|out of|aus|von|vom|im|in|auf|de|d|du|des|del|en|dans|do|da|no|na|di|dal|dalla|nel|nella|in) .+$/iu;

const OF_WHOM =
  /(?:of|von|de|d|del|do|da|di|with|mit|con|com|avec) (?:(?!(?:is|are|was|looks?|ist|sind|es|está|est|é|è)(?!\p{L}))\p{L}+ ){1,4}(?:and|und|y|et|e)$/iu;
/** "Old polaroid of mum | and dad": one more of those whom the picture shows. `before` is what stands before these words. */
export const showsToo = (text: string, before: string): boolean => {
  const [last = ''] = plain(before).split(/[,;:]/u).slice(-1);
  const { words } = wordsOf(text);
  return (
    text.trim().split(/\s+/u).length <= 2 &&
    words.every(
      (word) =>
        !isOfWish(word) && !isFault(word) && ![...word.concepts].some((concept) => concept.startsWith('op:')),
    ) &&
    PICTURE.test(last) &&
    !OF_RESULT.test(last) &&
    !wordsOf(last).words.some((word) => says(word, ...VERBS)) &&
    OF_WHOM.test(last.trim())
  );
};

/**
 * True for a phrase that only says what the picture is, whom it shows or when and where it was taken. Words for faults count
 * only as such if a step mends them.
 */
export const describesPicture = (text: string, steps: readonly PlannedStep[], isBefore: boolean): boolean => {
  const words = plain(text);
  if (SCENE_OF_DAY.test(words)) return isBefore;
  if (BECOMES.test(words)) return isBefore && !wordsOf(words.replace(PURPOSE, '')).words.some(isOfWish);
  const isMended = steps.some(({ operation }) => MENDS.includes(operation));
  const isWished = (word: Word): boolean =>
    !LIKE_VERBS.test(word.text) &&
    (isFault(word) || [...word.concepts].some((concept) => concept.startsWith('op:'))
      ? !(OLD.test(word.text) || (isFault(word) && isMended))
      : isOfWish(word));
  const has = (phrase: string): boolean => wordsOf(phrase).words.some(isWished);
  if (tellsOccasion(text)) return true;
  if (!PICTURE.test(words) || OF_RESULT.test(words)) return false;
  if (CAME.test(words)) return !has(words);
  const phrase = words.replace(PURPOSE, '');
  return (
    isBefore &&
    PICTURE.test(phrase) &&
    !has(phrase) &&
    !wordsOf(phrase).words.some((word) => valueIn(word, 'place') !== null)
  );
};
