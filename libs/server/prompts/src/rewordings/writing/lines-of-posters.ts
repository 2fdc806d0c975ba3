import type { Rewording } from '../rewording.ts';

/*
 * “THE DAMP TOWELS / Fri 9 May / Corner Hotel, big yellow, left side”: the lines of a poster at the beginning, between
 * slashes. All of them are the text.
 */

const CAPITALS = "\\p{Lu}[\\p{Lu}\\d&’'.-]+";
const LINE = '[^/,;:!?"“”„«\\n]{2,40}?';
const LINES = new RegExp(
  `^\\s*(?:(?:please |bitte )?(?:write|put|add|schreibe?|escribe|écris|escreve|scrivi):? )?(?<text>${CAPITALS}(?: ${CAPITALS}){0,6}(?: / ${LINE}){2,8})(?=\\s*(?:[,;]|\\.?$))`,
  'u',
);

/** “Under on the right”, “right under”: the corner below, where a price or another text shall stand. */
const UNDER: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:put|write|add|price|text|caption) [^,.;!?]{2,40}? )(?:(?:on|at|in) (?:the )?(?<one>right|left) (?:under|below|down)|(?:under|below|down) (?:on|at|in) (?:the )?(?<two>right|left))(?=\s*(?:[,.;!?]|$))/giu,
    (...found) => {
      const { one, two } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `bottom ${one ?? two ?? ''}`;
    },
  ],
  [
    /(?<=(?<!\p{L})(?:schreib\p{L}*|setz\p{L}*|preis|text) [^.;!?]{2,40}? )(?<side>rechts|links) (?:drunter|darunter)(?=\s*(?:[,.;!?]|$))/giu,
    'unten $<side>',
  ],
];

const NOUN =
  '(?:poster|flyer|leaflet|invitation|postcard|banner|plakat|einladung\\p{L}*|flugblatt|aushang|postkarte|cartel|folleto|invitación|tarjeta|affiche|prospectus|faire-part|carte|cartaz|folheto|convite|cartão|panfleto|locandina|volantino|invito|cartolina|manifesto)';
const WHAT_FOR = '(?:for|für|fürs|para|pa|pour|pro|pra|per|zu[rm]?)';
const OF = `(?: (?:of|des|der|von|vom|del?|d[oae]s?|du|di|della|dello|dell['’]|${WHAT_FOR})(?: [^\\s:,.!?]+){1,5}| d['’][^\\s:,.!?]+)`;
/** "Foto do prato pro ifood": a photo of which it is said what it is for. */
const PHOTO_FOR = `(?:photo|picture|foto|bild|imagen|imagem|immagine)(?: [^\\s:,.!?]+){0,4}? ${WHAT_FOR}(?: [^\\s:,.!?]+){1,4}`;
const ARTICLE = "(?:the |an? |das |eine? |die |el |la |un[ae]? |l['’]|le |uma? |o )?";
const VERB =
  '(?:darken|brighten|lighten|make|blur|crop|remove|cut|change|turn|(?:oscurec|aclar|hac|quit|desenfoc|recort|pon|escrib|dej|cambi|assombri|éclairci|flout|enlev|recadr|laiss|met|écri|rend|escurec|clare|desfoc|cort|tir|deix|coloc|escrev|scuri|schiari|sfoc|tagli|togli|lasci|scriv)\\p{L}{1,5})(?= )';
const PART =
  '(?:the (?:photo|picture|image|background)|(?:das|den|die) (?:bild|foto|hintergrund)|oben|unten|mittig|at the (?:top|bottom)|arriba|abajo|en (?:haut|bas)|em (?:cima|baixo)|embaixo|in (?:alto|basso))(?!\\p{L}| ?:)';
/**
 * "Plakat fürs Sommerfest: das Bild abdunkeln": before a wish, what the picture is for is no text and no wish. A text begins with
 * a capital, or stands between quotation marks.
 */
const FOR_POSTER = new RegExp(
  `^\\s*(?:(?:for|für|fürs|para|pour|per|it['’]?s|das wird|es|c['’]est|é|è) )?${ARTICLE}(?:${NOUN}${OF}?|${PHOTO_FOR}) ?:\\s+(?=(?=(?-i:\\p{Ll}))(?:${VERB}|${PART})|(?:bild|foto|hintergrund) )`,
  'iu',
);

export const LINES_OF_POSTERS: readonly Rewording[] = [
  [LINES, 'write "$<text>"'],
  ...UNDER,
  [FOR_POSTER, ''],
  // "Schrift in Silber, und das Bild etwas dunkler": beside letters, the verb says that the picture is meant.
  [
    /(?<=,? und )(?=das (?:bild|foto) (?:\p{L}+ )?(?:dunkler|heller|abgedunkelt|aufgehellt|unschärfer|wärmer)(?:\s*(?:[,.;!?]|$)| damit ))/giu,
    'mach ',
    /schrift|buchstaben/iu,
  ],
];
