import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Improve the sharpness”: more of it, and no improvement of anything else besides. “Set the colors right” corrects them. */

const END = endOrNext(`and|but|und|aber|y|pero|et|mais|e|mas|ma|then|dann|luego|puis|${PLEASE_WORDS}`);

const improved = (improve: string, tone: string, more: string): Rewording => [
  new RegExp(`(?<!\\p{L})(?:${improve}) (?<tone>${tone})${END}`, 'giu'),
  `${more} $<tone>`,
];

const setRight = (said: string, plainer: string): Rewording => [
  new RegExp(`(?<=(?:^|[.,;!?]|(?<!\\p{L})(?:and|und|y|et|e))\\s*)(?:${said})${END}`, 'giu'),
  plainer,
];
const SET_RIGHT: readonly Rewording[] = [
  setRight(
    '(?:set|get|make|put|fix) (?:the |its )?colou?rs? (?:right|straight|correct(?:ly)?)',
    'correct the colors',
  ),
  setRight(
    '(?:bitte )?(?:die )?farben? (?:bitte )?(?:wieder )?(?:richtig|korrekt) (?:einstellen|machen|hinbekommen|hinkriegen|treffen)|(?:bitte )?(?:stell|mach)e? (?:bitte )?(?:die )?farben? (?:bitte )?(?:wieder )?(?:richtig|korrekt)(?: ein)?',
    'Farben korrigieren',
  ),
  setRight(
    '(?:pon|deja|ajusta|arregla|regula)(?:me)? bien (?:los colores|el color)|(?:pon|deja)(?:me)? (?:los colores|el color) (?:bien|correct(?:o|os)|como (?:es|son))',
    'corrige los colores',
  ),
  setRight(
    '(?:r[èé]gle[rz]?|(?:re)?mets|(?:re)?mettez|ajuste[rz]?) (?:bien |correctement )(?:les couleurs|la couleur)|(?:re)?met(?:s|tez) (?:les bonnes couleurs|la bonne couleur)',
    'corrige les couleurs',
  ),
  setRight(
    '(?:acert(?:a|ar|e)|ajeit(?:a|ar)) (?:bem )?(?:as cores|a cor)(?: direito)?|(?:põe|bota|deix[ae]|ajust[ae]) (?:as cores|a cor) (?:cert[ao]s?|direito)',
    'corrige as cores',
  ),
  setRight(
    '(?:regol(?:a|are)|sistem(?:a|are)|metti|imposta) bene (?:i colori|il colore)|metti (?:i colori giusti|il colore giusto)',
    'correggi i colori',
  ),
];

export const IMPROVED_TONES: readonly Rewording[] = [
  ...SET_RIGHT,
  improved('(?:improve|better)(?: the| its)?', 'sharpness|contrast|saturation', 'more'),
  improved('verbesser(?:e|n|t)?(?: die| den)?', 'schärfe|kontrast|sättigung', 'mehr'),
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:die|den) )?(?<tone>schärfe|kontrast|sättigung) (?:bitte )?verbessern${END}`,
      'giu',
    ),
    'mehr $<tone>',
  ],
  improved('mejor(?:a|ar|e)(?: la| el)?', 'nitidez|contraste|saturación', 'más'),
  improved('amélior(?:e|er|ez)(?: la| le)?', 'netteté|contraste|saturation', 'plus de'),
  improved('melhor(?:a|ar|e)(?: a| o)?', 'nitidez|contraste|saturação', 'mais'),
  improved('miglior(?:a|are|i)(?: la| il)?', 'nitidezza|contrasto|saturazione', 'più'),
];
