import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Something that is cut off at a side of the picture, named by what lies there: "my thumb is at the bottom, crop it out",
 * "crop the status bar away". Plainer words name the side.
 */

interface Language {
  /** Each side as it is said, and the plainer wish to cut it off. The sides of a corner are looked for in this order. */
  readonly sides: readonly (readonly [said: string, cut: string])[];
  /** Words that cut something off, alone or with a pronoun. */
  readonly cut: string;
  /** The same verbs without a word for what is cut off: "crop". */
  readonly bare?: string;
  /** Words with which something is said to be there: "there is". */
  readonly present?: string;
  /** Verbs of other wishes. A sentence with one of them does not only tell what lies at a side. */
  readonly others: string;
  /** The bars of a telephone: those at the top, and those at the bottom. */
  readonly bars: readonly [top: string, bottom: string];
  /** The words before and behind the bar in a wish to cut it off. */
  readonly around: readonly [before: string, behind: string];
}

const LANGUAGES: readonly Language[] = [
  {
    sides: [
      ['(?:at|on|in|near|along|across|from) the (?:very )?(?:top|upper)', 'cut off the top'],
      ['(?:at|on|in|near|along|across|from) the (?:very )?(?:bottom|lower)', 'cut off the bottom'],
      ['(?:at|on|in|from|to) the (?:far )?left', 'cut off the left side'],
      ['(?:at|on|in|from|to) the (?:far )?right', 'cut off the right side'],
    ],
    cut: '(?:(?:please|just|can you|could you) )*(?:crop|cut|trim|chop|slice)(?: (?:it|that|this|them|those|that (?:part|bit)))? (?:off|out|away)(?: (?:please|pls))?',
    bare: '(?:(?:please|just|can you|could you) )*(?:crop|cut|trim|chop|slice)(?: (?:it|that|this|them|those|that (?:part|bit)))?(?: (?:please|pls))?',
    present: "(?:there(?:['’]?s| is| are)|(?:you|i|we) (?:can )?see)",
    others:
      'make|add|put|remove|erase|blur|write|brighten|darken|crop|cut|trim|center|want|need|keep|text|caption|rotate|only',
    bars: [
      "(?:(?:the|my|that|this|phone(?:'?s)?|iphone|android|screenshot) )*(?:(?:status|notification|notifications|battery|clock|search|address) ?bar)(?: (?:of|from|on|at) (?:the |my )?(?:phone|screen|screenshot|top)(?: of the screen(?:shot)?)?)?",
      '(?:(?:the|my|that|phone|android) )*(?:(?:navigation|nav|button|home|bottom|menu|tool) ?bar)(?: (?:at|on) the bottom)?(?: (?:of|from|on) (?:the |my )?(?:phone|screen|screenshot))?',
    ],
    around: [
      '(?:crop|cut|trim|chop|remove|get rid of|take)(?: (?:off|out|away))? ',
      '(?: (?:off|out|away))?',
    ],
  },
  {
    sides: [
      ['(?:oben|am oberen|in der oberen)', 'oben abschneiden'],
      ['(?:unten|am unteren|in der unteren)', 'unten abschneiden'],
      ['(?:links|am linken|von links)', 'links abschneiden'],
      ['(?:rechts|am rechten|von rechts)', 'rechts abschneiden'],
    ],
    cut: '(?:bitte )?(?:(?:schneide?|schnippel) (?:das|den|die|es|ihn|sie|bitte)(?: bitte)?(?: (?:da|dort))? (?:ab|weg|raus)|(?:das |den |die |es )?(?:bitte )?(?:abschneiden|wegschneiden|rausschneiden|abschnippeln|wegcroppen)|(?:kannst du|könntest du|kann man|könnt ihr) (?:das|den|die|es|ihn|sie)(?: bitte)? (?:ab|weg|raus)schneiden)(?: bitte)?',
    others:
      'mach\\p{L}*|füg\\p{L}*|setz\\p{L}*|entfern\\p{L}*|schreib\\p{L}*|hell\\p{L}*|dunkl\\p{L}*|nur|text|soll\\p{L}*',
    bars: [
      '(?:(?:die|meine|diese) )?(?:status|benachrichtigungs|akku)(?:leiste|zeile)(?: (?:vom|des|am) (?:handys?|bildschirms?|screenshots?))?(?: oben)?',
      '(?:(?:die|meine|diese) )?(?:navigations|tasten|menü)(?:leiste|zeile)(?: (?:vom|des|am) (?:handys?|bildschirms?))?(?: unten)?',
    ],
    around: [
      '(?:schneide? |entferne |mach )?',
      ' (?:ab|weg|raus|abschneiden|wegschneiden|rausschneiden|entfernen|wegmachen)',
    ],
  },
  {
    sides: [
      ['(?:arriba|en la parte (?:de arriba|superior)|en la esquina superior)', 'recorta arriba'],
      ['(?:abajo|en la parte (?:de abajo|inferior)|en la esquina inferior)', 'recorta abajo'],
      ['(?:a|en|por) la izquierda', 'recorta a la izquierda'],
      ['(?:a|en|por) la derecha', 'recorta a la derecha'],
    ],
    cut: '(?:rec[oó]rta(?:me)?l[oae]s?|c[oó]rta(?:me)?l[oae]s?|recortarl[oae]s?|cortarl[oae]s?|(?:corta|recorta) (?:eso|esa parte)|¿?(?:(?:l[oa]s? )?(?:puedes|podrías|puede|se puede) (?:re)?cortar|(?:puedes|podrías|se puede) (?:re)?cortarl[oa]s?))(?: (?:por favor|porfa))*',
    bare: '(?:recortar|cortar|corta|recorta)(?: (?:por favor|porfa))*',
    present: '(?:hay|había|sale|salen|se ven?|aparecen?|quedó)',
    others:
      'pon\\p{L}*|agreg\\p{L}*|añad\\p{L}*|quit\\p{L}*|borr\\p{L}*|escrib\\p{L}*|haz\\p{L}*|aclar\\p{L}*|oscurec\\p{L}*|sol[oa]|texto|quiero',
    bars: [
      '(?:(?:la|esa|mi) )?barra de (?:estado|notificaciones|batería|búsqueda)(?: (?:del|de la|de mi) (?:móvil|celular|teléfono|pantalla|captura))?(?: de arriba)?',
      '(?:(?:la|esa|mi) )?barra de (?:navegación|botones|menú)(?: (?:del|de la|de mi) (?:móvil|celular|teléfono|pantalla|captura))?(?: de abajo)?',
    ],
    around: ['(?:rec[oó]rta\\p{L}*|c[oó]rta\\p{L}*|quit\\p{L}*|elimina\\p{L}*|sac\\p{L}*) ', ''],
  },
  {
    sides: [
      ['(?:en haut|dans le coin (?:du haut|supérieur))', 'coupe le haut'],
      ['(?:en bas|dans le coin (?:du bas|inférieur))', 'coupe le bas'],
      ['(?:à|sur la|de) gauche', 'coupe à gauche'],
      ['(?:à|sur la|de) droite', 'coupe à droite'],
    ],
    cut: "(?:(?:coupe[rz]?|rogne[rz]?|recadre[rz]?)(?:[- ](?:moi[- ])?(?:l[ea]s?|ça))|(?:tu peux|peux-tu|vous pouvez|pouvez-vous|on peut|c['’]est possible de) (?:l[ea]s? |l['’])?(?:couper|rogner|recadrer))(?: (?:ça|svp|stp|s'il te plaît))*",
    bare: "(?:coupe[rz]?|rogne[rz]?|recadre[rz]?)(?: (?:svp|stp|s'il te plaît))*",
    present: "(?:il y a|y a|y['’]a|on voit)",
    others:
      'met\\p{L}*|ajout\\p{L}*|enlèv\\p{L}*|enlev\\p{L}*|efface\\p{L}*|écri\\p{L}*|éclairc\\p{L}*|fonc\\p{L}*|seulement|texte|veux|voudrais',
    bars: [
      "(?:(?:la|cette|ma) )?barre (?:d['’]état|de statut|de notifications?|de recherche)(?: (?:du|de mon|de la|de l['’])? ?(?:téléphone|portable|écran|capture(?: d['’]écran)?))?(?: en haut)?",
      "(?:(?:la|cette|ma) )?barre (?:de navigation|de menu|de boutons)(?: (?:du|de mon|de la|de l['’])? ?(?:téléphone|portable|écran|capture(?: d['’]écran)?))?(?: en bas)?",
    ],
    around: [
      '(?:(?:coupe[rz]?|rogne[rz]?|recadre[rz]?) (?:pour (?:enlever|supprimer|retirer|virer) )?|(?:enlève[rz]?|enlever|supprime[rz]?|retire[rz]?|vire[rz]?) )',
      '',
    ],
  },
  {
    sides: [
      ['(?:em cima|no topo|na parte (?:de cima|superior)|no canto superior)', 'corta em cima'],
      ['(?:embaixo|em baixo|na parte (?:de baixo|inferior)|no canto inferior)', 'corta embaixo'],
      ['(?:à|na|pela) esquerda', 'corta à esquerda'],
      ['(?:à|na|pela) direita', 'corta à direita'],
    ],
    cut: '(?:(?:recort[ae]r?|cort[ae]r?)(?:[- ](?:l?[oa]s?|isso|ess[ea] parte)| (?:fora|isso|ele|ela))|(?:dá pra|dá para|pode|você pode|consegue) (?:re)?cort(?:ar|á-l[oa]))(?: (?:fora|por favor|pf))*',
    bare: '(?:recort[ae]r?|cort[ae]r?)(?: (?:por favor|pf))*',
    present: '(?:tem|há|tinha|aparecem?|dá pra ver|ficou)',
    others:
      'coloc\\p{L}*|põe|bota\\p{L}*|adicion\\p{L}*|tir[ae]r?|remov\\p{L}*|apag\\p{L}*|escrev\\p{L}*|clare\\p{L}*|escurec\\p{L}*|só|texto|quero',
    bars: [
      '(?:(?:a|essa|minha) )?barra de (?:status|notificaç(?:ões|ão)|bateria|pesquisa)(?: (?:do|da|de|no|na) (?:meu |minha )?(?:celular|telefone|telemóvel|print|tela|captura))?(?: de cima)?',
      '(?:(?:a|essa|minha) )?barra de (?:navegação|botões|menu)(?: (?:do|da|de|no|na) (?:meu |minha )?(?:celular|telefone|telemóvel|print|tela|captura))?(?: de baixo)?',
    ],
    around: ['(?:recort[ae]r?|cort[ae]r?|tir[ae]r?|remov[ae]r?|elimin[ae]r?) (?:fora )?', ''],
  },
  {
    sides: [
      ["(?:in alto|in cima|nell['’]angolo superiore)", 'taglia in alto'],
      ["(?:in basso|sotto|in fondo|nell['’]angolo inferiore)", 'taglia in basso'],
      ['(?:a|sulla|da) sinistra', 'taglia a sinistra'],
      ['(?:a|sulla|da) destra', 'taglia a destra'],
    ],
    cut: '(?:taglia(?:r?(?:melo|mela|l[oaie]))|ritagliar?l[oaie]|(?:taglia|tagliare) (?:via|fuori)|(?:puoi|potresti|si può|riesci a) (?:ri)?tagliar(?:e|l[oaie]))(?: (?:via|fuori|per favore|pf))*',
    bare: '(?:taglia|tagliare|ritaglia)(?: (?:per favore|pf))*',
    present: "(?:c['’ ]?è|c['’ ]?era|ci sono|si ved(?:e|ono))",
    others:
      'mett\\p{L}*|aggiung\\p{L}*|togli\\p{L}*|rimuov\\p{L}*|cancell\\p{L}*|scriv\\p{L}*|schiar\\p{L}*|scur\\p{L}*|solo|testo|scritta|voglio|vorrei',
    bars: [
      '(?:(?:la|quella|questa) )?barra (?:di stato|delle notifiche|della batteria|di ricerca)(?: (?:del|dello|dallo|dal|della) (?:telefono|cellulare|telefonino|schermo|screenshot|schermata))?(?: in alto)?',
      '(?:(?:la|quella|questa) )?barra (?:di navigazione|dei pulsanti|del menu)(?: (?:del|dello|dallo|dal|della) (?:telefono|cellulare|telefonino|schermo|screenshot|schermata))?(?: in basso)?',
    ],
    around: [
      '(?:taglia\\p{L}*|ritaglia\\p{L}*|togli\\p{L}*|rimuov\\p{L}*|elimina\\p{L}*) (?:via )?',
      '(?: via)?(?: dall[ao] (?:screenshot|schermata))?',
    ],
  },
];

/** The part of a screenshot that the bars of a telephone take at the top or at the bottom. */
const OF_BAR = '5%';
/** The plainer wishes to cut a bar off at the top and at the bottom, in the order of the languages. */
const barCut: readonly (readonly [top: string, bottom: string])[] = [
  [`crop ${OF_BAR} off the top`, `crop ${OF_BAR} off the bottom`],
  [`oben ${OF_BAR} abschneiden`, `unten ${OF_BAR} abschneiden`],
  [`recorta un ${OF_BAR} de arriba`, `recorta un ${OF_BAR} de abajo`],
  [`coupe ${OF_BAR} en haut`, `coupe ${OF_BAR} en bas`],
  [`corta ${OF_BAR} em cima`, `corta ${OF_BAR} embaixo`],
  [`taglia il ${OF_BAR} in alto`, `taglia il ${OF_BAR} in basso`],
];

const SENTENCE = '(?<=^|[.!?;\\n] ?|, )';
export const CUT_AT_SIDES: readonly Rewording[] = LANGUAGES.flatMap(
  ({ sides, cut, bare, present, others, bars, around }, at): Rewording[] => [
    ...bars.map((bar, side): Rewording => [
      new RegExp(`(?<!\\p{L})${around[0]}${bar}${around[1]}(?!\\p{L})`, 'giu'),
      barCut[at]?.[side] ?? '',
    ]),
    // "My finger is at the bottom, cut it off": what is named there asks for nothing else. A bare "crop" may be a wish to
    // crop to what is named, unless that is said to be there as well: "there is a finger at the bottom, crop".
    ...sides.flatMap(([side, plainer]): readonly Rewording[] => {
      const within = (most: number): string =>
        `(?:(?!(?<!\\p{L})(?:${others})(?!\\p{L}))[^,.;!?\\n\\d"]){0,${most}}?`;
      const named = `(?<!\\p{L})${side}(?!\\p{L})${within(40)}`;
      const joint = '(?:[,.;:!]+| (?:and|so|und|y|et|e|so) ) ?';
      const certain = new RegExp(`${SENTENCE}${within(50)}${named}${joint}${cut}${END}`, 'giu');
      if (bare === undefined || present === undefined) return [[certain, plainer]];
      const isThere = `(?=[^,.;!?\\n]{0,60}?(?<!\\p{L})${present}(?!\\p{L}))`;
      const told = new RegExp(`${SENTENCE}${isThere}${within(50)}${named}${joint}${bare}${END}`, 'giu');
      return [
        [certain, plainer],
        [told, plainer],
      ];
    }),
  ],
);
