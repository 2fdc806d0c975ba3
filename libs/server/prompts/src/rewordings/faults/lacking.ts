import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What the picture as a whole does not look like: “it doesn't look sharp”, “no se ve nítida”. Such a
 * complaint can only ask for more of that.
 */

interface Language {
  /** A subject for the whole picture, and verbs for its look with a negation. */
  readonly lacks: string;
  /** What may stand behind the adjective. */
  readonly behind: string;
  /** Adjectives, and the plainer wish for each kind. */
  readonly wishes: readonly (readonly [adjective: string, wish: string])[];
}

const LANGUAGES: readonly Language[] = [
  {
    lacks:
      "(?:it|this|that|everything|(?:the|my|this) (?:photo|picture|pic|image|shot|selfie)) (?:just |still |really )*(?:does not|doesn['’ ]?t|did not|didn['’ ]?t|is not|isn['’ ]?t) (?:really |quite |exactly )*(?:look(?:ing)?|seem|appear|com(?:e|ing) out|turn(?:ing)? out)(?: (?:very|that|too|so|really|quite|as))*",
    behind: '(?: enough)?(?: (?:to me|at all|here|tbh))?',
    wishes: [
      ['(?:sharp|crisp|in focus|focused)', 'make it sharper'],
      ['(?:bright|light|well[- ]lit|sunny)', 'make it brighter'],
      ['(?:colou?rful|vivid|vibrant)', 'make the colors more vivid'],
      ['(?:warm|cozy|cosy)', 'make it warmer'],
    ],
  },
  {
    lacks:
      '(?:es|das|alles|(?:das|mein|dieses) (?:bild|foto)|die aufnahme) (?:sieht|wirkt|wurde|ist) (?:leider |irgendwie |noch )*nicht (?:so |sehr |richtig |besonders |wirklich )*',
    behind: '(?: genug)?(?: (?:aus|geworden|rüber))?',
    wishes: [
      ['(?:scharf|knackig|fokussiert)', 'mach es schärfer'],
      ['(?:hell|gut beleuchtet)', 'mach es heller'],
      ['(?:farbenfroh|bunt|farbig|kräftig)', 'kräftigere Farben'],
      ['(?:warm|gemütlich)', 'mach es wärmer'],
    ],
  },
  {
    lacks:
      '(?:(?:la|mi|esta) (?:foto|imagen) )?no (?:se ve|parece|sali[óo]|qued[óo]|ha (?:salido|quedado)) (?:muy |nada |tan |lo bastante |suficientemente )?',
    behind: '',
    wishes: [
      ['(?:n[íi]tid[oa]|enfocad[oa])', 'más nítida'],
      ['(?:clara|luminosa|iluminada)', 'más clara'],
      ['(?:colorid[oa]|viv[oa])', 'colores más vivos'],
      ['(?:cálid[oa]|calid[oa])', 'más cálida'],
    ],
  },
  {
    lacks:
      "(?:elle|[çc]a|la photo|ma photo|l['’]image) (?:n['’]|ne )?(?:a pas l['’]air|para[iî]t pas|semble pas|rend pas|est pas (?:ressortie|sortie|venue)) (?:très |assez |bien |vraiment )?",
    behind: '',
    wishes: [
      ['nett?e?', 'plus nette'],
      ['(?:lumineu(?:x|se)|claire?)', 'plus claire'],
      ['(?:colorée?|vive?)', 'des couleurs plus vives'],
      ['(?:chaude?|chaleureu(?:x|se))', 'plus chaude'],
    ],
  },
  {
    lacks: '(?:(?:a|minha|essa) (?:foto|imagem) |ela )?não (?:parece|ficou|saiu) (?:muito |tão |nada )?',
    behind: '',
    wishes: [
      ['(?:n[íi]tid[oa]|focad[oa])', 'mais nítida'],
      ['(?:clara|iluminada|luminosa)', 'mais clara'],
      ['(?:colorid[oa]|viv[oa])', 'cores mais vivas'],
      ['quente', 'mais quente'],
    ],
  },
  {
    lacks:
      "(?:(?:la|mia|questa) foto |l['’]immagine )?non (?:sembra|appare|risulta|è (?:venuta|uscita)) (?:molto |abbastanza |così |tanto )?",
    behind: '',
    wishes: [
      ['(?:nitid[oa]|a fuoco)', 'più nitida'],
      ['(?:luminos[oa]|chiar[oa])', 'più chiara'],
      ['(?:colorat[oa]|vivac[ei])', 'colori più vivaci'],
      ['cald[oa]', 'più calda'],
    ],
  },
];

/** Colors that do not stand out, and the plainer wish. */
const DULL_COLORS: readonly (readonly [said: string, wish: string])[] = [
  ["the colou?rs (?:just )?(?:do not|don['’ ]?t) (?:really )?pop", 'make the colors pop'],
  [
    'die farben (?:wirken|sind|knallen|leuchten) nicht(?: (?:so|richtig|wirklich|sehr))?(?: (?:kräftig|lebendig|intensiv))?',
    'kräftigere Farben',
  ],
  ['les couleurs ne (?:ressortent|pètent|claquent) pas(?: (?:assez|bien))?', 'fais ressortir les couleurs'],
  ['i colori non (?:risaltano|spiccano)(?: (?:bene|abbastanza))?', 'colori più vivaci'],
];

export const LACKING: readonly Rewording[] = [
  ...LANGUAGES.flatMap(({ lacks, behind, wishes }) =>
    wishes.map(([adjective, wish]): Rewording => [
      new RegExp(`(?<=^\\s*|[,.;!?]\\s*)${lacks} ?${adjective}${behind}${END}`, 'giu'),
      wish,
    ]),
  ),
  ...DULL_COLORS.map(([said, wish]): Rewording => [
    new RegExp(`(?<=^\\s*|[,.;!?]\\s*)${said}${END}`, 'giu'),
    wish,
  ]),
];
