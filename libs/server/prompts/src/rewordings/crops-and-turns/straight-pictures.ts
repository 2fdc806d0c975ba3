import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Quero a imagem direita”, “quiero la foto derecha”: upright, and not the right one. And “la foto está volteada”: upside down, and
 * not mirrored.
 */

const END = endOrNext(`and|y|e|et|pero|mas|ma|con|com|sin|sem|${PLEASE_WORDS}`);

/** "Linien senkrecht": lines that shall be vertical, beside other wishes. */
const LINES_VERTICAL: readonly Rewording[] = (
  [
    ['(?:the )?(?:vertical lines|lines) (?:vertical|upright)', 'vertical lines straight'],
    ['(?:die )?(?:linien|kanten) (?:bitte )?(?:senkrecht|lotrecht|vertikal)', 'senkrechte Linien gerade'],
    ['(?:las )?líneas verticales(?: (?:rectas|derechas))?', 'verticales rectas'],
    ['(?:les )?lignes verticales', 'lignes verticales droites'],
    ['(?:as )?linhas verticais(?: (?:direitas|retas))?', 'verticais retas'],
    ['(?:le )?linee verticali', 'linee verticali dritte'],
  ] as const
).map(([said, plainer]) => [
  new RegExp(
    `(?<=(?:^|[.,;:!?]|(?<!\\p{L})(?:and|und|y|et|e))\\s*)${said}(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e) )`,
    'giu',
  ),
  plainer,
]);

export const STRAIGHT_PICTURES: readonly Rewording[] = [
  ...LINES_VERTICAL,
  [
    new RegExp(
      `(?<=(?:^|[.,;:!?])\\s*(?:(?:e|mas) )?)(?:(?:(?:eu )?quero|queria|deix[ae]|põe|ponha|faz) )?(?:a|minha|essa|esta) (?:foto|imagem|fotografia) (?:bem |mais )?direit(?:a|inha)${END}`,
      'giu',
    ),
    'endireita a foto',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:quiero|quisiera|deja|pon|necesito|me gustaría) (?:la|mi|esta) (?:foto|imagen) (?:bien |más )?derech(?:a|ita)${END}`,
      'giu',
    ),
    'endereza la foto',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:la|mi|esta) (?:foto|imagen) )?(?:me )?(?:está|sale|salió|salio|quedó|quedo) (?:toda )?voltead[oa]${END}`,
      'giu',
    ),
    'está al revés',
  ],
];
