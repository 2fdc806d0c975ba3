import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "The coats look grey instead of white": a complaint about white that was not photographed as white, and no wish for a
 * picture without colors.
 */

interface Language {
  readonly complaint: string;
  readonly plainer: string;
}

/** What becomes gray by itself, and is no white that was photographed badly. */
const GRAY_ITSELF =
  'hair|beard|teeth|tooth|haare?|bart|zähne|zahn|pelo|cabello|barba|dientes?|cheveux|barbe|dents?|cabelos?|dentes?|capelli|denti';
/** Any other words of the same clause. */
const SOME = `(?:(?!(?<!\\p{L})(?:${GRAY_ITSELF})(?!\\p{L}))[^.,;!?\\n]){2,50}?`;
const REST = '[^.,;!?\\n]{0,30}';

const LANGUAGES: readonly Language[] = [
  {
    complaint: `${SOME} (?:looks?|appears?|seems?|came out|comes? out|turned out|turned|went) (?:more |rather |all |kind of |a bit |so )*gr[ea]y(?:ish)? (?:instead of|rather than|than|not) white${REST}`,
    plainer: 'the white balance is off',
  },
  {
    complaint: `${SOME} (?:ist|sind|wirkt|wirken|wurden?|sieht|sehen|erscheint|kommt|kommen) (?:eher |ganz |so |mehr )*(?:grau|gräulich) (?:als|statt|anstatt) weiß${REST}`,
    plainer: 'der Weißabgleich stimmt nicht',
  },
  {
    complaint: `${SOME} (?:sale|salió|salieron|se ven?|qued(?:ó|aron)|parecen?|están?) (?:más |más bien |tod[oa]s? )*gris(?:es|ácea)? (?:en vez de|en lugar de|y no|que) blanc[oa]s?${REST}`,
    plainer: 'el balance de blancos está mal',
  },
  {
    complaint: `${SOME} (?:para(?:ît|it|issent)|sort|sortent|semblent?|fait|font|rend|rendent|est devenue?|sont devenue?s) (?:plutôt |tou[st]e?s? |plus )*gris(?:e|es)? (?:au lieu de|plutôt que|et pas|que) blanc(?:he|hes|s)?${REST}`,
    plainer: 'corrige la balance des blancs',
  },
  {
    complaint: `${SOME} (?:fic(?:ou|aram)|sai(?:u|ram)|parecem?|está|estão|tá) (?:mais |meio |tod[oa]s? )*cinz(?:a|as|ento|enta) (?:em vez de|ao invés de|e não|que|do que) branc[oa]s?${REST}`,
    plainer: 'o balanço de branco está errado',
  },
  {
    complaint: `${SOME} (?:sembra(?:no)?|è venut[oa]|sono venut[ie]|risulta(?:no)?|appare|appaiono|è uscit[oa]) (?:più |tutt[oaie] |piuttosto )*grigi(?:o|a|e)? (?:invece (?:che|di)|anziché|e non|che) bianc(?:o|a|hi|he)${REST}`,
    plainer: 'il bilanciamento del bianco è sbagliato',
  },
];

export const GRAY_WHITES: readonly Rewording[] = LANGUAGES.map(({ complaint, plainer }) => [
  clause(complaint),
  plainer,
]);
