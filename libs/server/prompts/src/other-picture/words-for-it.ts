import { CLEAR, FAINT as FAINT_WORDS, OPAQUE as OPAQUE_WORDS } from '../details/opacity-words.ts';
import { ABOVE_OR_BELOW, NEXT_TO, THE_OTHER } from '../words/arrangements.ts';

/** What people lay over a picture, in six languages: a logo, a stamp, a code to scan. */
export const MARK =
  /^(?:logos?|logotypes?|logotipos?|logomarcas?|emblems?|emblemas?|embl[eè]mes?|emblem[ai]|wappen|firmenzeichen|qr|qrcode|sello|stempel|tampon|carimbo|timbro|monogram[am]?\p{L}*|\p{L}{3,}(?:logo|wappen|emblem))$/iu;
/** What may as well be a text. It is a picture only if the prompt also names the other picture. */
export const SIGNATURE = /^(?:signature|signatur|unterschrift|firma|assinatura)$/iu;

/** Words about a mark that does not exist yet, or about a look like one. */
export const DRAWN =
  /^(?:design|draw|create|style|zeichn\p{L}*|entwirf|entwerfen|stil|dibuj\p{L}*|diseñ\p{L}*|estilo|dessin\p{L}*|desenh\p{L}*|disegn\p{L}*|stile|crea\p{L}*|cria\p{L}*|whitespace|space)$/iu;

/** Verbs for laying one picture over another. */
export const LAY =
  /^(?:paste|overlay|superimpose|insert|stick|pega\p{L}*|inserta\p{L}*|superpon\p{L}*|sobrepon\p{L}*|estampa\p{L}*|einfüg\p{L}*|füg\p{L}*|kleb\p{L}*|leg\p{L}*|drauf|colle[rsz]?|insère\p{L}*|insérer|incrust\p{L}*|superpose\p{L}*|cola|colar|cole|sobrepõ\p{L}*|sobrepor|insira|inserir|insere|incolla\p{L}*|inserisci|inserire|sovrappon\p{L}*|appiccica\p{L}*)$/iu;

/** Words for a mark that should hardly be noticed, which is a small one. */
export const DISCREET = /^(?:discreet|dezent|discret[oa]?|discrète|chic[oa])$/iu;

/** Words that say how well the picture below is seen through what is laid over it. */
export const SEE_THROUGH = new RegExp(`(?<!\\p{L})(?:${OPAQUE_WORDS}|${CLEAR})(?!\\p{L})`, 'iu');
/** Words beside which a percentage says how much is covered. Beside the others it says how much is seen through. */
export const OPAQUE = new RegExp(`(?<!\\p{L})(?:${OPAQUE_WORDS})(?!\\p{L})`, 'iu');
/** "Opaque" without a percentage, but not "half opaque". */
export const SOLID =
  /(?<!\p{L})(?<!(?:semi|half|halb|demi|meio|mezzo|medio)[- ]?)(?:opaque|opak|opac[oa]|deckend)(?!\p{L})/iu;
export const FAINT = new RegExp(`(?<!\\p{L})(?:${FAINT_WORDS}|leicht)(?!\\p{L})`, 'iu');

/** Verbs that exchange one thing for another, beside those that the lexicons know. */
export const TAKE =
  /^(?:use|take|usa|usar|utiliza\p{L}*|nimm|nehme?|verwende|benutze?|utilise\p{L}*|prends?|prendi|prendere|pega|toma|coge|pon|poner|mets|mettre|metti|mettere|setz\p{L}*|stell\p{L}*|pack\p{L}*|coloca\p{L}*|ponha|bota)$/iu;

const THIS =
  '(?:this|that|mine|it|the first|est[ae]|ésta|diese[smr]?|dem|das erste|celle-ci|cette|d?esta|questa|quella)';
/** "Below this one", "next to mine": the two pictures become one, one above the other or side by side. */
const toThis = (preposition: string): string =>
  `(?<!\\p{L})${preposition}(?: a)? ?(?:${THIS}|${THE_OTHER})(?!\\p{L})`;
export const STACKED = new RegExp(toThis(ABOVE_OR_BELOW), 'iu');
export const BESIDE = new RegExp(
  `${toThis(NEXT_TO)}|(?<!\\p{L})(?:this one|dieses (?:rechts|links)|celle-ci|ésta|esta (?:a la|à) \\p{L}+|questa a)(?!\\p{L})`,
  'iu',
);

/** Words about the colors, the light or the style of a picture, which it can take from another one. */
export const OF_COLORS =
  /(?<!\p{L})(?:colou?r|tone|light|style|look|match|farb|licht|stil|ton|pass|color|luz|luces|estilo|couleur|lumi|style|cor|cores|luce|luci|stile|tinta|tonal)\p{L}*/iu;
