import type { Rewording } from '../rewording.ts';

/* "The top is too empty, trim about 15 percent off it": so much off the side that was named before. */

const AMOUNT =
  '(?<amount>\\d+(?:[.,]\\d+)? ?(?:%|percent|prozent|por ?ciento|por cento|pour ?cent|per cento|px|pixels?|pixel|píxeles))';
const ABOUT =
  '(?:(?:about|around|maybe|like|roughly|some|so|etwa|ca\\.?|ungefähr|unos?|como|un|environ|à peu près|uns|tipo|circa|più o meno) )*';

interface Language {
  /** What is said of the side: "is too empty". */
  readonly is: string;
  readonly trim: string;
  readonly there: string;
  /** For each side: its words, and the crop in plainer words. */
  readonly sides: readonly (readonly [side: string, plainer: string])[];
}

const LANGUAGES: readonly Language[] = [
  {
    is: ' (?:is|has|looks|shows) [^,.;!?]{0,25}(?:empty|much|space|nothing|boring|bare|unnecessary|wasted)[^,.;!?]{0,25}',
    trim: '(?:trim|crop|cut|take|chop|shave)',
    there: '(?: (?:off|from|away)(?: (?:it|there|that))?)?',
    sides: (['top', 'bottom', 'left', 'right'] as const).map((side) => [
      `(?:the )?${side}(?: (?:side|part|edge))?`,
      `crop $<amount> off the ${side}`,
    ]),
  },
  {
    is: ' (?:ist|hat|sind|wirkt) [^,.;!?]{0,25}(?:leer|viel|platz|nichts|langweilig|unnötig)[^,.;!?]{0,25}',
    trim: '(?:schneid(?:e)?|nimm|kürze?)(?: (?:da|dort|davon))?',
    there: '(?: (?:weg|ab))?',
    sides: [
      ['oben', 'oben $<amount> abschneiden'],
      ['unten', 'unten $<amount> abschneiden'],
      ['links', 'links $<amount> abschneiden'],
      ['rechts', 'rechts $<amount> abschneiden'],
    ],
  },
  {
    is: ' (?:está|hay|es|queda) [^,.;!?]{0,25}(?:vací|mucho|much|espacio|nada|sobra|aburrid)[^,.;!?]{0,25}',
    trim: '(?:recorta|corta|quita)(?:r|le)?',
    there: '',
    sides: [
      ['(?:arriba|la parte de arriba)', 'recorta $<amount> de arriba'],
      ['(?:abajo|la parte de abajo)', 'recorta $<amount> de abajo'],
      ['(?:a la izquierda|la izquierda|el lado izquierdo)', 'recorta $<amount> de la izquierda'],
      ['(?:a la derecha|la derecha|el lado derecho)', 'recorta $<amount> de la derecha'],
    ],
  },
  {
    is: " (?:est|c[’']est|il y a|paraît) [^,.;!?]{0,25}(?:vide|trop de|beaucoup|espace|rien|inutile)[^,.;!?]{0,25}",
    trim: '(?:coupe|rogne|enlève|recadre)[rz]?',
    there: '',
    sides: [
      ['(?:en haut|le haut)', 'coupe $<amount> en haut'],
      ['(?:en bas|le bas)', 'coupe $<amount> en bas'],
      ['(?:à gauche|la gauche|le côté gauche)', 'coupe $<amount> à gauche'],
      ['(?:à droite|la droite|le côté droit)', 'coupe $<amount> à droite'],
    ],
  },
  {
    is: ' (?:está|tá|tem|ficou) [^,.;!?]{0,25}(?:vazi|muit|espaço|nada|sobra)[^,.;!?]{0,25}',
    trim: '(?:corta|recorta|tira)(?:r)?',
    there: '',
    sides: [
      ['(?:em cima|a parte de cima)', 'corta $<amount> de cima'],
      ['(?:embaixo|em baixo|a parte de baixo)', 'corta $<amount> de baixo'],
      ['(?:à esquerda|a esquerda|o lado esquerdo)', 'corta $<amount> da esquerda'],
      ['(?:à direita|a direita|o lado direito)', 'corta $<amount> da direita'],
    ],
  },
  {
    is: " (?:è|c[’']è|ha|sembra) [^,.;!?]{0,25}(?:vuot|troppo|molto|spazio|niente|inutil)[^,.;!?]{0,25}",
    trim: '(?:taglia|ritaglia|togli)(?:re)?',
    there: '',
    sides: [
      ['(?:sopra|in alto|la parte alta)', 'taglia $<amount> in alto'],
      ['(?:sotto|in basso|la parte bassa)', 'taglia $<amount> in basso'],
      ['(?:a sinistra|il lato sinistro)', 'taglia $<amount> a sinistra'],
      ['(?:a destra|il lato destro)', 'taglia $<amount> a destra'],
    ],
  },
];

const TRIMS = /\d/u;

const BY_AMOUNT: readonly Rewording[] = LANGUAGES.flatMap(({ is, trim, there, sides }) =>
  sides.map(([side, plainer]): Rewording => [
    new RegExp(
      `(?<=^\\s*)(?:${side})${is}[,;.] ?(?:(?:so|and|please|also|bitte|y|et|e) )?(?:${trim}) ${ABOUT}${AMOUNT}${there}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    plainer,
    TRIMS,
  ]),
);

/** "The bottom third is just tarmac, crop it out": all of it. */
const SHARES: readonly Rewording[] = [
  [
    /(?<=^\s*)(?:the )?(?<part>(?:top|bottom|left|right) (?:half|third|quarter)) is (?:just|only|all|nothing but|basically|mostly) [^,.;!?]{2,40}[,;.] ?(?:so )?(?:please )?(?:crop|cut|trim|chop|take) (?:it|that) (?:out|off|away)(?=\s*(?:[,.;!?]|$))/iu,
    'crop out the $<part>',
  ],
  [
    /(?<=^\s*)(?:das|die) (?<part>(?:untere|obere|linke|rechte) (?:drittel|viertel)|(?:untere|obere|linke|rechte) hälfte) ist (?:nur|bloß|lauter) [^,.;!?]{2,40}[,;.] ?(?:bitte )?schneid(?:e)? (?:es|das|sie) (?:weg|ab)(?=\s*(?:[,.;!?]|$))/iu,
    '$<part> wegschneiden',
  ],
  [
    /(?<=^\s*)el tercio (?:de )?(?<side>abajo|arriba|izquierdo|derecho|inferior|superior) es (?:solo|sólo|todo|puro) [^,.;!?]{2,40}[,;.] ?(?:recórtalo|córtalo|quítalo)(?=\s*(?:[,.;!?]|$))/iu,
    'corta el tercio $<side>',
  ],
  [
    /(?<=^\s*)le tiers (?:du )?(?<side>bas|haut|gauche|droit) (?:c['’]est|n['’]est|est) (?:que|juste) [^,.;!?]{2,40}[,;.] ?(?:coupe|enlève|rogne)-le(?=\s*(?:[,.;!?]|$))/iu,
    'coupe le tiers du $<side>',
  ],
  [
    /(?<=^\s*)o terço (?<side>de baixo|de cima|esquerdo|direito|inferior|superior) é (?:só|apenas) [^,.;!?]{2,40}[,;.] ?(?:corta|tira)(?: ele)?(?=\s*(?:[,.;!?]|$))/iu,
    'corta o terço $<side>',
  ],
  [
    /(?<=^\s*)il terzo (?<side>inferiore|superiore|sinistro|destro) è (?:solo|soltanto) [^,.;!?]{2,40}[,;.] ?(?:taglialo|ritaglialo|toglilo)(?=\s*(?:[,.;!?]|$))/iu,
    'taglia il terzo $<side>',
  ],
];

export const TRIMMED_THERE: readonly Rewording[] = [...BY_AMOUNT, ...SHARES];
