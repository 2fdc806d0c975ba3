import type { Rewording } from '../rewording.ts';

/* "Write SALE at the top, cream coloured": colors of letters behind a comma, in words that are read. */

/** What is written: a quotation, or a word for writing. */
const WRITES =
  /["”»“„«]|(?<!\p{L})(?:write|put|add|stick|caption|text|title|lettering|schreib\p{L}*|setz\p{L}*|pon\p{L}*|escrib\p{L}*|écri\p{L}*|mets|ajoute\p{L}*|escrev\p{L}*|coloca\p{L}*|bota|põe|scriv\p{L}*|metti|aggiungi)(?!\p{L})/iu;

/** Shades and colors, in which a look such as "sepia" is none. */
const LANGUAGES: readonly (readonly [color: string, edge: string, plainer: string])[] = [
  [
    '(?:(?:dark|light|pale|bright|deep|navy|royal|sky|dusty|hot|off) )?(?:white|black|red|yellow|gold|golden|silver|pink|blue|green|orange|purple|violet|maroon|burgundy|navy|cream|teal|turquoise|brown|gr[ae]y|beige)',
    '(?:with|and) (?:an? )?(?<line>COLOR) (?:edges?|outlines?|borders?|rims?|strokes?|edging)',
    ' in $<color> with $<line> outline',
  ],
  [
    '(?:blanc[oa]|negr[oa]|roj[oa]|amarill[oa]|dorad[oa]|plata|rosa|azul(?: marino)?|verde|naranja|morad[oa]|granate|burdeos|crema|turquesa|marrón|gris|beige)',
    'con (?:un |el )?(?:borde|contorno|filo|reborde) (?<line>COLOR)',
    ' en $<color> con borde $<line>',
  ],
  [
    '(?:blanc(?:he)?s?|noire?s?|rouges?|jaunes?|dorée?s?|argentée?s?|roses?|bleue?s?(?: marine)?|vert[es]*|oranges?|violet(?:te)?s?|bordeaux|crème|turquoise|marron|gris[e]?|beige)',
    'avec (?:un |une |le )?(?:bord(?:ure)?|contour|liseré) (?<line>COLOR)',
    ' en $<color> avec un contour $<line>',
  ],
  [
    '(?:branc[oa]|pret[oa]|vermelh[oa]|amarel[oa]|dourad[oa]|prata|rosa|azul(?: marinho)?|verde|laranja|rox[oa]|vinho|bordô|creme|turquesa|marrom|castanh[oa]|cinza|bege)',
    'com (?:uma? |o )?(?:borda|contorno|margem) (?<line>COLOR)',
    ' em $<color> com contorno $<line>',
  ],
  [
    '(?:bianc[oa]|ner[oa]|ross[oa]|giall[oa]|dorat[oa]|oro|argento|rosa|blu|verde|arancione|viola|bordeaux|bordò|crema|turchese|marrone|grigi[oa]|beige)',
    'con (?:un |il )?(?:bordo|contorno|bordino) (?<line>COLOR)',
    ' in $<color>, lettere con bordo $<line>',
  ],
];
const OUR_COLORS =
  '(?:,? (?:in (?:our|the (?:club|team|school|company)|my|their) (?:\\p{L}+ )?colou?rs|con nuestros colores|en nuestros colores|(?:à|dans|avec) nos couleurs|nas nossas cores|com as nossas cores|nei nostri colori|con i nostri colori))?';

export const COLORS_BEHIND_TEXTS: readonly Rewording[] = [
  [/,? (?:in )?(?<color>(?:\p{L}+ )?\p{L}+)[- ]colou?red(?=\s*(?:[,.;!?]|$))/giu, ' in $<color>', WRITES],
  // "In our colors, maroon with a white edge" is about the letters, and the picture gets no border.
  ...LANGUAGES.map(([color, edge, plainer]): Rewording => {
    const lined = edge.replace('COLOR', color);
    return [
      new RegExp(`${OUR_COLORS}(?:,|:) (?<color>${color}) ${lined}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
      plainer,
      WRITES,
    ];
  }),
];
