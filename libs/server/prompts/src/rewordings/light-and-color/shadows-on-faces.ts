import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Remove the shadow on her face": it becomes lighter there, and nothing is filled in. Shadows of hats and of other things that
 * are named stay for both readers.
 */

/** For each language the words of a wish such as “remove the shadow on my face”, in this order, and the plainer wish. */
const LANGUAGES: readonly (readonly [
  remove: string,
  shadow: string,
  on: string,
  face: string,
  plainer: string,
])[] = [
  [
    '(?:remove|delete|erase|get rid of|take (?:away|out|off)|take|reduce|fix|lighten|lift)',
    '(?:(?:the|that|this|those|these|any|all|some) )?(?:(?:harsh|dark|ugly|hard|strong) )?shadd?ows?',
    '(?:on|from|off|over|across|in)',
    '(?:(?:the|my|his|her|our|their|your) )?(?:face|faces)',
    'lift the shadows on the face',
  ],
  [
    '(?:bitte )?(?:entfern|reduzier|mach|nimm|hol)\\p{L}*(?: bitte)?',
    '(?:den |die |diesen? )?(?:harten |dunklen )?schatten',
    '(?:auf|aus|von|in|im|vom)',
    '(?:(?:dem|den|ihrem|seinem|meinem|unseren|deinem) )?(?:gesicht|gesichtern?)(?: (?:weg|raus))?',
    'hell die Schatten auf dem Gesicht auf',
  ],
  [
    '(?:quita|elimina|borra|reduce|saca)(?:r|me)?',
    '(?:(?:la|las|esa|esas) )sombras?',
    '(?:de|en|sobre)',
    '(?:(?:la|las|su|mi|sus) )?(?:caras?|rostros?)|del rostro|en el rostro',
    'aclara las sombras de la cara',
  ],
  [
    '(?:enlèv|retir|supprim|rédui|effac)\\p{L}*',
    "(?:l['’]ombre|les ombres|cette ombre|ces ombres)",
    '(?:sur|de|dans)',
    '(?:(?:le|son|mon|leurs?|les|nos) )?visages?|du visage',
    'éclaircis les ombres sur le visage',
  ],
  [
    '(?:tir|remov|elimin|apag|reduz)\\p{L}*',
    '(?:(?:a|as|essa|essas) )sombras?',
    '(?:d[oae]|n[oa]|em|sobre)',
    '(?:(?:o|seu|meu|teu) )?(?:rostos?|cara|caras)(?: del[ea])?',
    'clareia as sombras do rosto',
  ],
  [
    '(?:togli|elimina|rimuovi|cancella|riduci|leva)(?:re)?',
    "(?:l['’]ombra|le ombre|quell['’]ombra|quelle ombre)",
    '(?:dal|sul|del|nel|dai|sui)',
    '(?:(?:suo|mio|loro|tuo|nostri) )?(?:viso|volto|faccia|visi|volti)|(?:dalla|sulla) (?:faccia|sua faccia|mia faccia)',
    'schiarisci le ombre sul viso',
  ],
];

/** For each language “there is a shadow on my face, remove it”: that it is there, and that it shall go. */
const TOLD: readonly (readonly [there: string, go: string])[] = [
  [
    "(?:(?:there(?:[’']?s| is| are)|(?:i|she|he|we|they) (?:have|has|got)|i[’']ve got) (?:(?:this|that|some|an?) )?(?:(?:big|harsh|dark|ugly|hard|strong|weird|annoying) )?shadows? (?:right )?(?:on|over|across|in|falling on|all over) (?:the|my|his|her|our|their) faces?|(?:my|his|her) face has a shadow (?:on|over|across) it)",
    '(?:(?:please|can you|could you) )?(?:remove|delete|erase|get rid of|take|fix|lighten) (?:it|that|them)(?: (?:away|out|off))?',
  ],
  [
    '(?:(?:da|es) (?:ist|sind|liegt|fällt)|ich habe?|sie hat|er hat|wir haben) (?:so )?(?:(?:ein(?:en?)?|n) )?(?:(?:harte[rn]?|dunkle[rn]?|blöde[rn]?|hässliche[rn]?|große[rn]?) )?schatten (?:auf|in|im|über) (?:(?:(?:mein|ihr|sein|dein)(?:em|en|e)?|dem|den|unseren) )?gesicht(?:ern?)?',
    '(?:(?:bitte|kannst du) )?(?:(?:mach|nimm|krieg) (?:ihn|den|das|die|sie) (?:bitte )?(?:weg|raus)|(?:(?:den|ihn|das|die|sie) )?(?:bitte )?(?:entfernen?|weg(?:machen)?)|entferne? (?:ihn|den|sie|die|das))',
  ],
  [
    '(?:hay|tengo|tiene|tenemos) (?:una|esa|unas) (?:gran )?sombras?(?: (?:fea|oscura|dura|fuerte))? (?:en|sobre) (?:la|mi|su|las|nuestras) (?:caras?|rostros?)',
    '(?:(?:por favor|me la puedes|puedes|la puedes) )?(?:qu[ií]ta(?:me)?(?:l[ao]s?)?|quitar(?:l[ao]s?)?|elim[ií]na(?:l[ao]s?)?|eliminar(?:l[ao]s?)?|b[oó]rra(?:l[ao]s?)?|borrar(?:l[ao]s?)?)',
  ],
  [
    "(?:(?:il )?y a|j['’]ai|elle a|il a|on a) (?:une|des) (?:grosse )?ombres?(?: (?:dure|foncée|moche))? (?:sur|dans) (?:le|mon|son|les|nos|leurs) visages?",
    "(?:(?:s[’']il te plaît|tu peux|peux-tu) )?(?:l[’'])?(?:enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?)(?:[- ](?:l[ae]s?))?",
  ],
  [
    '(?:tem|há|tenho|tá com|está com) (?:uma?s?|essa) sombras?(?: (?:feia|escura|dura|forte))? (?:no|em|na|sobre o) (?:(?:meu|seu|nosso) )?(?:rostos?|cara)(?: del[ea])?',
    '(?:(?:por favor|pode|dá pra|consegue) )?(?:tir[ae]r?|remov[ae]r?|elimin[ae]r?|apag[ae]r?)(?: (?:ela|isso|a sombra)|-a)?',
  ],
  [
    "(?:c['’]è|ci sono|ho|ha|abbiamo) (?:un['’]|una |delle )ombr[ae](?: (?:brutta|scura|dura|forte))? (?:sul|nel|sulla|sui) (?:(?:mio|suo|tuo|mia|sua|nostri) )?(?:viso|volto|faccia|visi|volti)",
    '(?:(?:per favore|puoi|me la puoi) )?(?:togli|elimina|rimuovi|cancella|leva|togliere|eliminare|rimuovere|toglier|eliminar|rimuover)(?:l[ae])?',
  ],
];

const NEXT = `(?=\\s*(?:[,.;!?]|$)|,? (?:and|und|y|et|e|${COURTESIES})(?!\\p{L}))`;

export const SHADOWS_ON_FACES: readonly Rewording[] = LANGUAGES.flatMap(
  ([remove, shadow, on, face, plainer], at): readonly Rewording[] => {
    const [there = '', go = ''] = TOLD[at] ?? [];
    return [
      [new RegExp(`(?<!\\p{L})${remove} ${shadow} (?:${on} )?(?:${face})${NEXT}`, 'giu'), plainer],
      [
        new RegExp(
          `(?<=(?:^|[.,;!?])\\s*)${there}(?:[,.;!]? ?(?:(?:and|und|y|et|e) )?(?<!\\p{L})${go}${NEXT}|(?=[.!\\s]*$))`,
          'giu',
        ),
        plainer,
      ],
    ];
  },
);
