import { BEFORE_NEXT_WISH } from '../ends.ts';
import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Contrast in other words: a difference between two things, deeper blacks, a curve. */

/** What differs from something else. */
const SOME = '[^.,;!?]{2,30}?';

export const CONTRAST_WORDS: readonly Rewording[] = [
  // "Too little difference between sky and mountain": more of it everywhere makes them differ more too.
  [
    clause(
      `(?:(?:i want|there(?:['’]s| is)|give me|add) )?(?:more|too little|not enough|stronger) (?:contrast|difference|separation) between ${SOME} and ${SOME}`,
    ),
    'more contrast',
  ],
  [
    clause(
      `(?:es ist |da ist )?(?:mehr|zu wenig|kaum|stärkerer) (?:kontrast|unterschied) zwischen ${SOME} und ${SOME}`,
    ),
    'mehr Kontrast',
  ],
  [
    clause(
      `(?:hay )?(?:más|poc[oa]|mayor|muy poc[oa]|falta) (?:contraste|diferencia|separación) entre ${SOME} y ${SOME}`,
    ),
    'más contraste',
  ],
  [
    clause(
      `(?:il y a |y a )?(?:plus de|trop peu de|pas assez de|peu de|renforce[rz]? (?:le|la|l['’])|accentue[rz]? (?:le|la|l['’])) ?(?:contraste|différence|opposition|séparation) (?:entre ${SOME} et ${SOME}|(?:ombre|jour)s?[ /](?:et )?(?:lumière|ombre)s?)`,
    ),
    'plus de contraste',
  ],
  [
    clause(
      `(?:tem )?(?:mais|pouc[oa]|maior|muito pouc[oa]|falta) (?:contraste|diferença|separação) entre ${SOME} e ${SOME}`,
    ),
    'mais contraste',
  ],
  [
    clause(
      `(?:c['’]è )?(?:più|poc[oa]|maggiore|troppo poc[oa]|manca) (?:contrasto|differenza|stacco) (?:tra|fra) ${SOME} e ${SOME}`,
    ),
    'più contrasto',
  ],
  // "Gentler transitions between light and dark".
  [
    word(
      '(?:make the )?(?:gentler|softer|smoother|more gradual) (?:transitions?|gradation|falloff)(?: (?:between|from) (?:the )?(?:lights?|highlights?|bright)(?: areas| parts)? (?:and|to) (?:the )?(?:darks?|shadows?)(?: areas| parts)?)?|(?:softer|gentler) contrast between (?:light|highlights?) and (?:dark|shadows?)|softer contrast',
    ),
    'less contrast',
  ],
  [
    word(
      '(?:weichere|sanftere) (?:übergänge|abstufungen)(?: (?:zwischen|von) (?:hell|licht) (?:und|zu|nach) (?:dunkel|schatten))?',
    ),
    'weniger Kontrast',
  ],
  [
    word('transiciones más (?:suaves|graduales)(?: entre (?:las )?(?:luces|luz) y (?:las )?sombras?)?'),
    'menos contraste',
  ],
  [
    word(
      "(?:des )?transitions plus (?:douces|progressives)(?: entre (?:l['’])?ombres? et (?:la )?lumières?)?",
    ),
    'moins de contraste',
  ],
  [
    word('transições mais (?:suaves|graduais)(?: entre (?:a )?(?:luz|luzes) e (?:a )?sombras?)?'),
    'menos contraste',
  ],
  [
    word('(?:transizioni|passaggi) più (?:morbid[ei]|dolci|graduali)(?: tra (?:luci|luce) e ombr[ae])?'),
    'meno contrasto',
  ],
  // "Densifie les noirs", "tiefere Schwarztöne".
  [word('densifie[rz]? les noirs'), 'noirs plus profonds'],
  [
    word(
      '(?:tiefere|sattere|dunklere|kräftigere) schwarz(?:töne|werte)?|(?:tieferes|satteres|dunkleres|kräftigeres) schwarz',
    ),
    'mehr Kontrast',
  ],
  // "Make the blacks actually black".
  ...(
    [
      [
        '(?:make |get |i want |can (?:you|u) make )?(?:the |my )?blacks (?:(?:should|need to|to) (?:be|look) )?(?:(?:actually|really|truly|properly|more|fully|pure|true|deep) ){0,2}(?:black|blacker|deeper)(?: again)?',
        'deeper blacks',
      ],
      [
        '(?:mach\\p{L}* )?(?:das )?schwarz (?:(?:soll|muss) )?(?:(?:mal|auch|wieder|richtig|wirklich|tatsächlich|echt|endlich) ){0,3}schwarz(?: (?:sein|werden|machen))?',
        'mehr Kontrast',
      ],
      [
        '(?:(?:haz |quiero )?que )?los negros (?:sean|se vean|queden) (?:(?:de verdad|realmente|bien|más) ){0,2}negros(?: de verdad)?',
        'negros más profundos',
      ],
      [
        '(?:(?:fais (?:en sorte )?|je veux )que )?les noirs (?:soient|doivent être) (?:(?:vraiment|bien|plus) ){0,2}noirs',
        'noirs plus profonds',
      ],
      [
        '(?:(?:faz com |quero )?que )?os pretos (?:sejam|fiquem) (?:(?:mesmo|realmente|bem|mais) ){0,2}pretos(?: (?:de verdade|mesmo))?',
        'pretos mais profundos',
      ],
      [
        '(?:(?:fai in modo |voglio )?che )?i neri (?:siano|devono essere|diventino) (?:(?:davvero|veramente|proprio|più) ){0,2}neri(?: davvero)?',
        'neri più profondi',
      ],
    ] as const
  ).map(([said, plainer]): Rewording => [
    new RegExp(
      `(?<=(?:^|[.,;!?])\\s*)(?:${said})(?! (?:and|und|y|et|e) (?:white|wei|blanc|branc|bianc))${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    plainer,
  ]),
  // "A light s-curve": a slight one.
  [word('(?:an? )?(?:light|gentle|soft|mild|subtle|small) s[- ]curve'), 'slight s-curve'],
  [word('curve (?:it )?with an? (?:light |gentle |slight )?s'), 's-curve'],
  [word('(?:eine? )?(?:leichte|sanfte|kleine|schwache) s[- ]?kurve'), 'dezente S-Kurve'],
  [word('(?:dalle|dagli|dai(?: alla foto)?) (?:più )?spessore'), 'più contrasto'],
  // "Das ganze Bild etwas knackiger". Of colors and the sky, it is their color.
  [
    /(?<=(?<!\p{L})(?:das (?:ganze )?(?:bild|foto)|alles) (?:(?:etwas|ein bisschen|ein wenig|noch|viel) )?)knackiger(?=\s*(?:[,.;!?]|$)| (?:und|bitte)(?!\p{L}))/giu,
    'mehr Kontrast',
  ],
  [
    /(?<=(?<!\p{L})(?:mach(?:e|t)? (?:es|sie|ihn|das (?:ganze )?(?:bild|foto)|alles)) (?:(?:bitte|mal|etwas|ein bisschen|ein wenig|noch|viel) )*)knackiger(?!\p{L})/giu,
    'kontrastreicher',
  ],
];
