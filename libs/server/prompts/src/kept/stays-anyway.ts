import { operationOf } from '@safelight/operations';
import { clausesOf, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { CUT } from '../framing/framing.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';
import { BEHIND, OF_SUBJECT } from './kept-parts.ts';
import { asksToKeep, keptWords, surelyKeeps } from './spared.ts';

/** What the mask of a part may contain. For a part that is not listed here, this is not known. */
const AMONG: Readonly<Record<string, RegExp>> = {
  sky: /cloud|moon|stars?$|\bsun|rainbow|bird|plane|horizon|haze|fog|wolke|mond|stern|sonne|regenbogen|vögel|flugzeug|nebel|nube|luna|\bsol|estrella|arco|pájaro|avión|niebla|nuage|lune|étoile|soleil|arc en|oiseau|avion|brume|nuve|\blua|estrela|pássaro|névoa|nuvol|sole|stell|arcobaleno|uccell|aere|nebbia|window|fenster|ventana|fenêtre|janela|finestra|reflect|spiegel|reflej|reflet|reflex|rifless|storm|sunset|sunrise|atardecer|tramonto|coucher/iu,
  plants:
    /flower|blossom|rose|tulip|petal|fruit|branch|trunk|palm|moss|garden|yard|forest|wood|hill|mountain|field|crop|vine|cactus|weed|blume|blüte|frucht|früchte|ast|äste|stamm|moos|garten|wald|hügel|berg|feld|acker|flor|fruta|rama|tronco|jardín|bosque|colina|monte|campo|fleur|fruit|branche|tronc|mousse|jardin|forêt|bois|colline|champ|galho|jardim|floresta|morro|montanha|fior|frutt|ram[oi]|giardino|bosco|collina|camp[oi]|hoja|blatt|leaf|feuill|folha|fogli/iu,
  teeth: /gum|brace|gold|tooth|zahn|spange|diente|encía|bracket|dent|gencive|gengiv|aparelho|apparecchio/iu,
  eyes: /pupil|lash|brow|white|lid|iris|wimper|braue|pestaña|ceja|cil|sourcil|pálpebra|sobrancelha|ciglia|sopraccigl/iu,
};
/** What is no part of somebody's clothes, or has another color than these: "the dress burgundy, the shoes stay black". */
const BESIDE_CLOTHES =
  /^(?:shoes?|boots?|sneakers?|heels|hat|cap|bag|handbag|purse|hair|skin|face|hands?|necklace|jewel\p{L}*|earrings?|glasses|flowers?|bouquet|background|logo|crest|badge|print|number|schuhe?|stiefel|hut|mütze|tasche|handtasche|haare?|haut|gesicht|hände|kette|schmuck|ohrringe|brille|strauß|hintergrund|wappen|aufdruck|zapatos?|botas|zapatillas|sombrero|gorra|bolso|cartera|pelo|cabello|piel|cara|manos|collar|joyas|gafas|ramo|fondo|escudo|estampado|número|chaussures?|bottes|baskets|chapeau|sac|cheveux|peau|visage|mains|collier|bijoux|lunettes|bouquet|fond|écusson|sapatos?|tênis|chapéu|boné|bolsa|cabelos?|pele|rosto|mãos|colar|joias|óculos|buquê|fundo|brasão|estampa|scarpe|stivali|cappello|borsa|capelli|pelle|viso|mani|collana|gioielli|occhiali|sfondo|stemma|stampa)$/iu;
/** Parts of a garment. */
const OF_CLOTHES =
  /^(?:buttons?|collar|sleeves?|zip(?:per)?|pockets?|belt|lace|seams?|stripes?|dots|pattern|embroidery|trim|knöpfe|kragen|ärmel|reißverschluss|taschen|gürtel|spitze|nähte|streifen|punkte|muster|stickerei|botones|cuello|mangas?|cremallera|bolsillos?|cinturón|encaje|costuras?|rayas|lunares|bordado|boutons|col|manches?|fermeture|poches?|ceinture|dentelle|coutures?|rayures|pois|broderie|botões|gola|zíper|bolsos?|cinto|renda|listras|bordado|bottoni|colletto|maniche|cerniera|tasche|cintura|pizzo|cuciture|righe|ricamo)$/iu;
/** What a repair of scratches does not change, because it only fills long, thin, bright marks. */
const LEFT_BY_REPAIR =
  /^(?:edges?|borders?|frame|margins?|names?|handwriting|signature|writing|text|caption|date|rand|ränder|rahmen|namen?|handschrift|unterschrift|beschriftung|datum|bordes?|marco|márgenes|nombres?|firma|letra|fecha|bords?|bordure|cadre|marges?|noms?|signature|écriture|bordas?|moldura|margens?|nomes?|assinatura|data|bordi|bordo|cornice|margini|nom[ei]|scritt[ae]|data)$/iu;

/** True if a repair of scratches leaves what these words name: "the deckled edge", "the handwritten names". */
export const isLeftByRepair = (about: readonly Word[]): boolean =>
  about.some(({ text }) => LEFT_BY_REPAIR.test(text));

const isColorOrLink = (word: Word): boolean =>
  asksToKeep(word) ||
  says(word, 'article', 'filler', 'alone', 'touch', 'keep', 'color', 'fully') ||
  valueIn(word, 'color') !== null ||
  valueIn(word, 'place') !== null;

/**
 * True if what these words name may lie within a part and change with it, and false if it lies elsewhere. Null for a part
 * of which this is not known.
 */
export const mayBeAmong = (part: string, about: readonly Word[]): boolean | null => {
  if (part === 'clothes') return about.some(({ text }) => OF_CLOTHES.test(text));
  const among = AMONG[part];
  return among === undefined ? null : about.some(({ text }) => among.test(text));
};

/** True if a step does not change what the clause keeps. */
const leaves = (step: PlannedStep, { about, isUncut }: Kept): boolean => {
  const { operation, options } = step;
  const names = about.filter((word) => !isColorOrLink(word));
  if (names.length === 0 || names.some((word) => says(word, 'this', 'picture'))) return false;
  if (operation === 'crop') return isUncut && 'ratio' in options;
  if (isOutward(step)) return true;
  if (BEHIND.includes(operation)) return isUncut || names.every(({ text }) => OF_SUBJECT.test(text));
  if (operation === 'repair-scratches') return isLeftByRepair(names);
  const place = String((operation === 'recolor' ? options['names'] : options['where']) ?? '');
  if (names.some((word) => valueIn(word, 'region') === place || valueIn(word, 'thing') === place))
    return false;
  if (place === 'clothes') return names.every(({ text }) => BESIDE_CLOTHES.test(text));
  const among = AMONG[place];
  return among !== undefined && !names.some(({ text }) => among.test(text));
};

/** True for a step that only changes the file, its size or what is around the picture. */
const isOutward = ({ operation }: PlannedStep): boolean =>
  ['size', 'finish'].includes(operationOf(operation).phase);

interface Kept {
  readonly about: readonly Word[];
  /** True for what shall not be cut off. */
  readonly isUncut: boolean;
}

/** What a clause keeps, and its words for wishes. Null if it keeps nothing, or if the two cannot be separated. */
const splitKept = (clause: Clause): { readonly kept: Kept; readonly asked: readonly Word[] } | null => {
  const { words, negated, excepted } = clause;
  const isUncut = negated.some(({ text }) => CUT.test(text));
  const about = isUncut ? negated.filter(({ text }) => !CUT.test(text)) : keptWords(clause, false);
  const isOfWords = about === words;
  const requests = (word: Word): boolean =>
    (says(word, ...VERBS) && !asksToKeep(word) && !says(word, 'touch')) ||
    [...word.concepts].some((concept) => concept.startsWith('op:') || concept.startsWith('beyond:'));
  const isMixed =
    isOfWords &&
    (!words.some(surelyKeeps) || words.some(requests) || words.some((word) => says(word, 'only')));
  if (about.length === 0 || isMixed || excepted.length > 0 || (isOfWords && negated.length > 0)) return null;
  return { kept: { about, isUncut }, asked: isOfWords ? [] : words };
};

/** A prompt without what shall stay as it is, and what that is. */
export interface WithoutKept {
  readonly asked: string;
  /** True if these steps change nothing of what shall stay. */
  readonly isKeptBy: (steps: readonly PlannedStep[]) => boolean;
  readonly isUncut: boolean;
}

/** The prompt without the clauses for what shall stay as it is. Null if there are none, or if nothing else is left. */
export const withoutKept = (prompt: string): WithoutKept | null => {
  const clauses = clausesOf(prompt);
  const split = clauses.map((clause) => ({ clause, split: splitKept(clause) }));
  const kept = split.flatMap((one) => one.split?.kept ?? []);
  const asked = split
    .map((one) => (one.split === null ? one.clause.text : one.split.asked.map(({ text }) => text).join(' ')))
    .filter((text) => text !== '')
    .join(', ');
  if (
    kept.length === 0 ||
    asked === '' ||
    clauses.some(({ words }) => words.some(({ quote }) => quote !== null))
  )
    return null;
  return {
    asked,
    isKeptBy: (steps) =>
      !steps.every(isOutward) && kept.every((one) => steps.every((step) => leaves(step, one))),
    isUncut: kept.some(({ isUncut }) => isUncut),
  };
};
