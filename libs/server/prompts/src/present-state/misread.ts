import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const GLARE = word(
  'glares?|reflections?|spiegelung(?:en)?|reflexion(?:en)?|reflets?|reflejos?|reflexos?|rifless[oi]',
);
const GLASS = word(
  'glasses|spectacles|lens|lenses|brille|brillengläser\\p{L}*|lunettes|verres|gafas|lentes|anteojos|óculos|occhiali|lenti',
);
const FLASH = word('flash|blitz\\p{L}*');
const TOO_BRIGHT = word(
  'hot ?spots?|glare|blew|blown|burn(?:t|ed)?|over ?exposed|too (?:bright|harsh|white)|überstrahlt|überbelichtet|ausgebrannt|zu (?:hell|grell)|quem\\p{L}*|cramée?s?|brûlée?s?|trop (?:clair|blanc)|bruciat[oaie]|estour\\p{L}*|reflejos?|reflexos?',
);
const PAGE = word(
  'menus?|recipes?|pages?|flyer|leaflet|speisekarten?|rezepte?|seiten?|recettes?|menú|receta|página|cardápio|receita|menù|ricetta|pagina',
);
/** Papers that are also held in photos of people, */
const PAPER = word(
  'diplomas?|certificates?|letters?|contracts?|receipts?|documents?|worksheets?|urkunden?|zeugniss?e?|zertifikate?|verträge?|vertrag|brief|dokumente?|diplômes?|attestations?|certificats?|contrats?|lettres?|documents?|diploma|certificados?|contratos?|recibos?|documentos?|atestados?|attestat[oi]|certificat[oi]|contratt[oi]|document[oi]',
);
/** and words for the paper itself having been photographed. */
const PHOTOGRAPHED = word(
  'photographed|photo of (?:a|my|the|this)|(?:ab)?fotografiert|photographiée?s?|pris en photo|fotografiad[oa]s?|fotografat[oaie]|flat|flatten|à plat|plan[oa]|piatt[oa]|glatt',
);
const OF_PEOPLE = word(
  'holding|ceremony|graduation|graduate|hält|in der hand|feier|remise|tient|en la mano|sostiene|ceremonia|graduación|segurando|na mão|cerimônia|formatura|in mano|tiene|cerimonia|laurea',
);
const AT_ANGLE = word(
  'at an angle|from the side|sideways|skewed|slanted|schräg|schief|de biais|de côté|de travers|de lado|en ángulo|torcid[oa]|em ângulo|tort[oa]|di lato|di sbieco|stort[oa]|in diagonale|obliqu[oaie]',
);
const OLD = word(
  '1[89][0-6]\\d|old (?:photo|print|picture|pic|photograph)|grand(?:ad|dad|pa|ma|mother|father)s?|altes (?:foto|bild)|alter abzug|vieille photo|vieux tirage|foto antigua|foto vieja|foto antiga|vecchia (?:foto|stampa)',
);
const FADED = word(
  'faded|fading|(?:nearly|almost) gone|bleached|verblichen|verblasst|ausgeblichen|délavée?|passée?|effacée?|desvaíd[oa]|descolorid[oa]|borros[oa]|desbotad[oa]|apagad[oa]|sbiadit[oa]|scolorit[oa]',
);
const MARKS = word(
  '(?:red )?marks?|(?:red )?spots?|scratch(?:es|ed)?|kratzer|rote (?:stellen|flecken)|griffures?|rougeurs?|marcas?|arañazos?|arranh\\p{L}*|graffi|macchie rosse',
);
const SKIN = word(
  'face|cheeks?|skin|baby|gesicht|wangen?|haut|visage|joues?|peau|cara|piel|mejillas?|rosto|pele|bochechas?|viso|guance|pelle',
);
const PRINT = word(
  'photo|photos|picture|print|pic|old|scan|scanned|bild|foto|abzug|tirage|stampa|immagine|imagen',
);
const TO_LANDSCAPE = word(
  'from (?:portrait|vertical|upright)(?: format)? (?:in)?to (?:landscape|horizontal)|von hoch(?:format|kant)? (?:auf|in|zu) quer(?:format)?|de (?:portrait|vertical) (?:à|en|a|para) (?:paysage|horizontal|apaisado)|da verticale a orizzontale',
);
const TO_PORTRAIT = word(
  'from (?:landscape|horizontal)(?: format)? (?:in)?to (?:portrait|vertical|upright)|von quer(?:format)? (?:auf|in|zu) hoch(?:format|kant)?|de (?:paysage|horizontal) (?:à|en|a|para) (?:portrait|vertical)|da orizzontale a verticale',
);
/** Comics, */
const COMIC = word(
  'comics?|comic ?books?|comic ?hefte?|comic ?stil|cómics?|historietas?|tebeos?|bande dessinée|bds?|quadrinhos|hq|gibi|fumett[oi]',
);
/** and words for the paper on which they are printed. */
const PRINTED = word(
  'dots?|dotted|halftones?|newsprint|printed|raster\\p{L}*|punkte\\p{L}*|gepunktet|gedruckt\\p{L}*|puntos|semitonos?|impres[oa]|points|tramée?s?|trames?|imprimée?|pontos|pontinhos|retícula|punti|puntini|retin[oi]|stampat[oa]',
);
/** The eyes of animals shine in other colors than those of people. */
const PALE_EYES = word(
  'green|yellow|white|blue|grün\\p{L}*|gelb\\p{L}*|weiß\\p{L}*|verts?|jaunes?|verdes?|amarill[oa]s?|amarel[oa]s?|verdi|giall[ie]|bianchi',
);
const RED_EYES = word('reds?|rot\\p{L}*|rouges?|roj[oa]s?|vermelh\\p{L}*|ross[oaie]');
const ANIMALS: readonly string[] = ['dog', 'cat', 'horse', 'bird', 'sheep', 'cow'];

/** What is done instead: a step, or "paint" if nothing is possible without a mask. */
type Meant = PlannedStep | 'paint';
const stepOf = (operation: PlannedStep['operation'], options: PlannedStep['options'] = {}): PlannedStep => ({
  operation,
  strength: 1,
  options,
});

interface Misread {
  readonly isTold: (text: string, clauses: readonly Clause[]) => boolean;
  /** The operations that are read from such words and do not help. */
  readonly instead: readonly string[];
  readonly meant: Meant;
}

const asksForTone = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ words }) => words.some((one) => says(one, 'make', 'more', 'less', 'improve', 'add')));

/** Faults whose words also describe other faults, and the operations that are read from them. */
const MISREAD: readonly Misread[] = [
  {
    isTold: (text) => GLARE.test(text) && GLASS.test(text),
    instead: ['dehaze', 'hdr', 'low-light', 'darken', 'remove-object'],
    meant: 'paint',
  },
  {
    isTold: (text, clauses) =>
      PALE_EYES.test(text) &&
      !RED_EYES.test(text) &&
      clauses.some(({ words }) => words.some((one) => ANIMALS.includes(valueIn(one, 'thing') ?? ''))),
    instead: ['red-eye'],
    meant: 'paint',
  },
  {
    isTold: (text) => COMIC.test(text) && PRINTED.test(text),
    instead: ['cartoon'],
    meant: stepOf('artist-style', { style: 'comic' }),
  },
  {
    isTold: (text) => FLASH.test(text) && TOO_BRIGHT.test(text),
    instead: ['low-light', 'brighten', 'dramatic-lighting', 'hdr'],
    meant: stepOf('hdr', { tones: 'highlights' }),
  },
  {
    isTold: (text) =>
      AT_ANGLE.test(text) &&
      (PAGE.test(text) || (PAPER.test(text) && PHOTOGRAPHED.test(text) && !OF_PEOPLE.test(text))),
    instead: ['straighten', 'rotate', 'sharpen', 'crop', 'scan-document'],
    meant: stepOf('scan-document'),
  },
  {
    isTold: (text, clauses) => OLD.test(text) && FADED.test(text) && !asksForTone(clauses),
    instead: [
      'low-light',
      'contrast',
      'enhance-colors',
      'vintage',
      'fade',
      'saturation',
      'brighten',
      'sepia',
    ],
    meant: stepOf('repair-scratches'),
  },
  {
    // "Fix the scratches, don't change her face" is about a photo.
    isTold: (text, clauses) =>
      clauses.some((clause) => MARKS.test(clause.text) && SKIN.test(clause.text)) && !PRINT.test(text),
    instead: ['repair-scratches'],
    meant: stepOf('smooth-skin'),
  },
  {
    isTold: (text) => TO_LANDSCAPE.test(text),
    instead: ['crop', 'rotate'],
    meant: stepOf('crop', { ratio: '3:2' }),
  },
  {
    isTold: (text) => TO_PORTRAIT.test(text),
    instead: ['crop', 'rotate'],
    meant: stepOf('crop', { ratio: '2:3' }),
  },
];

/** The plan with the right repair for a fault that is described in the words of another one: glare on glasses is no haze. */
export const withFaultsKnown = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const text = clauses.map((clause) => clause.text).join(', ');
  const found = MISREAD.find(
    ({ isTold, instead }) =>
      isTold(text, clauses) &&
      reading.steps.length > 0 &&
      reading.steps.every(({ operation }) => instead.includes(operation)),
  );
  if (found === undefined) return reading;
  return found.meant === 'paint'
    ? { steps: [], notPossible: [quote(text)], hints: [PAINT_HINT] }
    : { steps: [found.meant], notPossible: [], hints: [] };
};
