import { AND_WORDS, COURTESIES, END_OF_PROMPT, endOr } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Something that shall be made to vanish, where "make" and what is made so tell no color: "make the red car disappear"
 * is "remove the red car". And those who shall vanish so that somebody is alone: "I want to be alone in the picture".
 */

const END = endOr(`${COURTESIES}|${AND_WORDS}|from|out of|de la|dalla|da`);
const NAMED = '(?:(?!(?:not|no|não|non|ne|and|y|et|e)(?!\\p{L}))[^\\s.,;:!?]+ ){0,5}?[^\\s.,;:!?]+?';

/** Verbs that let something vanish around what is named, and the plain verb. */
const VANISH: readonly (readonly [make: string, the: string, vanish: string, remove: string])[] = [
  [
    '(?:make|let|have)',
    '(?:the|that|this|those|these|my|our|his|her) ',
    '(?:disappear|vanish|go away)',
    'remove ',
  ],
  ['haz que', '(?:el|la|los|las|es[ea]|es[ao]s|mi) ', '(?:desaparezcan?|se vayan?)', 'quita '],
  [
    '(?:fai(?:s|re|tes)) (?:en sorte )?que',
    "(?:(?:le|la|les|ce|cet|cette|mon|ma) |l['’])",
    "(?:disparaisse(?:nt)?|s[’']en aille(?:nt)?)",
    'enlève ',
  ],
  [
    '(?:faz|faça|faze)(?: com que)?',
    '(?:o|a|os|as|ess[ea]|aquel[ea]) ',
    '(?:sumir(?:em)?|desaparecer(?:em)?|suma|sumam|desapareçam?)',
    'tira ',
  ],
  [
    'fai in modo che',
    "(?:(?:il|lo|la|i|gli|le|quel|quella) |l['’])",
    '(?:sparisca(?:no)?|scompaia(?:no)?)',
    'togli ',
  ],
];

const alone = (source: string): RegExp => new RegExp(`^(?:${source})${END_OF_PROMPT}`, 'iu');

export const MADE_TO_VANISH: readonly Rewording[] = [
  ...VANISH.map(([make, the, vanish, remove]): Rewording => [
    new RegExp(`(?<!\\p{L})${make} (?<what>${the}${NAMED}) ${vanish}${END}`, 'giu'),
    `${remove}$<what>`,
  ]),
  [
    alone(
      [
        "(?:i (?:want|would like|need)|i['’]d like) to be (?:all )?alone (?:in|on) (?:the|this|that) (?:picture|photo|pic|shot|image)",
        "make it look like i['’ ]?a?m alone(?: there| here)?",
        '(?:i (?:want|need) )?(?:nobody|no ?one) else (?:in|on) (?:the|this|my) (?:picture|photo|pic|shot|image)',
        '(?:just|only) (?:me|us(?: two)?|(?:the )?two of us) (?:in|on) (?:the|this|my) (?:picture|photo|pic|shot|image)',
      ].join('|'),
    ),
    'remove everyone else behind',
  ],
  [
    alone(
      [
        'ich (?:will|möchte) (?:ganz )?(?:allein|alleine) auf (?:dem|diesem) (?:bild|foto)(?: sein)?',
        '(?:niemand|keiner) (?:sonst|anderes|anderer)(?: soll| darf)?(?: mehr)? (?:auf|in) (?:dem|diesem|meinem) (?:bild|foto)(?: sein| zu sehen sein)?',
        'nur (?:ich|wir(?: beide| zwei)?) auf (?:dem|diesem) (?:bild|foto)',
      ].join('|'),
    ),
    'entferne alle anderen im Hintergrund',
  ],
  [
    alone(
      [
        '(?:quiero|quisiera) (?:salir|estar|aparecer|verme) sol[oa] en (?:la|esta) (?:foto|imagen)',
        '(?:quiero )?que no (?:salga|aparezca|se vea|haya) nadie más(?: en (?:la|esta) (?:foto|imagen))?',
        's[oó]lo (?:yo|nosotr[oa]s(?: dos)?) en (?:la|esta) (?:foto|imagen)',
      ].join('|'),
    ),
    'quita a los demás del fondo',
  ],
  [
    alone(
      [
        'je (?:veux|voudrais) être (?:toute? )?seule? sur (?:la|cette) (?:photo|image)',
        "(?:je (?:ne )?veux )?personne d['’]autre sur (?:la|cette) (?:photo|image)",
        '(?:juste|seulement|que) (?:moi|nous(?: deux)?) sur (?:la|cette) (?:photo|image)',
      ].join('|'),
    ),
    "enlève les autres personnes à l'arrière-plan",
  ],
  [
    alone(
      [
        'quero (?:ficar|estar|aparecer|sair) sozinh[oa] (?:na|nessa|nesta) (?:foto|imagem)',
        '(?:não quero )?(?:mais ninguém|ninguém mais) (?:na|nessa|nesta) (?:foto|imagem)',
        'só (?:eu|nós(?: dois| duas)?|a gente) (?:na|nessa|nesta) (?:foto|imagem)',
      ].join('|'),
    ),
    'tira as outras pessoas do fundo',
  ],
  [
    alone(
      [
        '(?:voglio|vorrei) (?:essere|apparire|stare) da sol[oa] (?:nella|in questa|sulla) (?:foto|immagine)',
        '(?:non voglio )?nessun(?:o| altro)(?: altro)? (?:nella|in questa|sulla) (?:foto|immagine)',
        '(?:solo|soltanto) (?:io|noi(?: due)?) (?:nella|in questa|sulla) (?:foto|immagine)',
      ].join('|'),
    ),
    'togli le altre persone sullo sfondo',
  ],
];
