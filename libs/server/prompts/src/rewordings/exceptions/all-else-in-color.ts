import type { Rewording } from '../rewording.ts';

/* "Keep the mug, everything else white": what is behind it has this color, and nothing becomes transparent or gray. */

/** Names of what cannot be kept before a new background: colors, writing, the sky, and parts of a person. */
const NO_SUBJECT =
  '(?!(?:\\p{L}+ )?(?:colou?rs?|farben?|colores|couleurs?|cores|colori|text|writing|letters|schrift|texto|letras|texte|testo|scritta|logo|sky|himmel|cielo|ciel|céu|background|hintergrund|fondo|fond|fundo|sfondo|dress|clothes|shirt|kleid|hemd|vestido|camisa|robe|chemise|vestito|camicia|eyes|lips|hair|face|augen|lippen|haare|gesicht|ojos|labios|pelo|cara|yeux|lèvres|cheveux|visage|olhos|lábios|cabelo|rosto|occhi|labbra|capelli|viso|flowers?|blumen|flores|fleurs|fiori|water|wasser|agua|eau|água|acqua)(?!\\p{L}))';
const WHAT = `${NO_SUBJECT}(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+`;
const END = '(?=\\s*(?:[.!?]|$))';

/** For each language what is kept, all else, its colors, and the plainer wish before the color. */
const LANGUAGES: readonly (readonly [keep: string, rest: string, colors: string, plainer: string])[] = [
  [
    `(?:just )?(?:keep|leave) (?:the|my|our) ${WHAT}`,
    '(?:and )?(?:everything|all) else (?:plain |pure |should be |to be |in )?',
    'white|black|blue|red|green|pink|yellow|beige',
    'make the background ',
  ],
  [
    `(?:nur )?(?:behalte|lass) (?:die|den|das|meine?n?) ${WHAT}`,
    '(?:und )?(?:alles andere|den rest|der rest) (?:ganz |rein |in )?',
    'weiß|weiss|schwarz|blau|rot|grün|rosa|gelb|beige',
    'Hintergrund ',
  ],
  [
    `(?:deja|mantén|conserva) (?:solo )?(?:el|la|los|las|mi) ${WHAT}`,
    '(?:y )?(?:todo lo demás|el resto|lo demás) (?:en )?',
    'blanco|negro|azul|rojo|verde|rosa|amarillo',
    'pon el fondo ',
  ],
  [
    `(?:garde|laisse) (?:juste )?(?:le |la |les |mon |ma |l['’])${WHAT}`,
    '(?:et )?(?:tout le reste|le reste) (?:en )?',
    'blanc|noir|bleu|rouge|vert|rose|jaune',
    'mets le fond en ',
  ],
  [
    `(?:mantém|mantenha|deixa) (?:só )?(?:o|a|os|as|meu|minha) ${WHAT}`,
    '(?:e )?(?:todo o resto|o resto|tudo mais) (?:em )?',
    'branco|preto|azul|vermelho|verde|rosa|amarelo',
    'deixa o fundo ',
  ],
  [
    `(?:tieni|lascia) (?:solo )?(?:il |la |lo |i |le |mio |mia |l['’])${WHAT}`,
    '(?:e )?(?:tutto il resto|il resto) (?:in )?',
    'bianco|nero|blu|rosso|verde|rosa|giallo',
    'metti lo sfondo ',
  ],
];

export const ALL_ELSE_IN_COLOR: readonly Rewording[] = LANGUAGES.map(([keep, rest, colors, plainer]) => [
  new RegExp(`^\\s*${keep},? ${rest}(?<color>${colors})${END}`, 'giu'),
  `${plainer}$<color>`,
]);
