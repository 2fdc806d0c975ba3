import type { Rewording } from '../rewordings/rewording.ts';

/* Purposes beside a wish that name a color, a text or a person, and ask for nothing: "so white text is readable". */

/** "As a gift for my wife", "als Geschenk für Oma". */
const GIFTS: Rewording = [
  /(?<=\p{L}),? (?:(?:it(?:['’]s| is) |es (?:ist |soll |wird )?|es |c['’]est |é |è )?(?:(?:as |als |como |en |comme |come )|(?<=, ?(?:it['’]s |c['’]est |é |è )?))(?:an? |ein |un |um )?(?:(?:birthday|christmas|wedding|anniversary) )?(?:gift|present|geschenk|regalo|cadeau|presente|(?:geburtstags|weihnachts|hochzeits)geschenk) (?:for|to|für|para|a|pour|à|pra|per) (?:(?:my|our|his|her|meine?[nrm]?|unsere?[nrm]?|mi|mis|mon|ma|mes|meu|minha|mio|mia|la mia|il mio) )?\p{L}+(?: \p{L}+['’]?s \p{L}+)?)(?=\s*(?:[,.;!?]|$))/iu,
  '',
];

/** "It's for my mom": this names who gets the image, and nobody who could be removed from it. */
const FOR_SOMEBODY: Rewording = [
  /(?<=\p{L}|\d|%|["”)])(?:,|\.|;| [–-])? (?:(?:(?:it['’]?s|this is|it is|that['’]?s) for (?:my|our|the|his|her|a)|(?:es|das) (?:ist|wird) für (?:meine?n?|unsere?n?|die|den)|es para (?:mi|mis|nuestr[oa]s?|una?)|c['’]est pour (?:ma|mon|mes|notre|nos|une?)|é (?:para|pra|pro) (?:o |a )?(?:meu|minha|nosso|nossa|uma?)|è per (?:la |il |i )?(?:mia|mio|miei|nostr[oa]|una?)) (?:step|great[- ]?)?(?:(?:best|old|boy|girl)[- ]?)?(?:mom|mum|mother|dad|father|parents?|grandma|granny|nana|grandmother|grandpa|grandad|grandfather|grandparents|wife|husband|partner|fiancée?|friends?|sister|brother|son|daughter|kids?|children|aunt|uncle|cousin|niece|nephew|family|boss|teacher|client|customer|colleague|team|class|mama|mutter|papa|vater|oma|opa|eltern|frau|mann|freund(?:in)?|schwester|bruder|sohn|tochter|kinder|tante|onkel|familie|chef(?:in)?|mamá|madre|papá|padre|abuel[oa]s?|espos[oa]|novi[oa]|amig[oa]s?|herman[oa]s?|hij[oa]s?|tí[oa]|familia|jef[ea]|maman|mère|père|parents|mamie|papy|grand-mère|grand-père|femme|mari|copine?|ami[es]*|sœur|frère|fils|fille|enfants|famille|patronn?e?|mãe|pai|avó|avô|vovó|marido|esposa|namorad[oa]|irmã|irmão|filh[oa]s?|família|chefe|mamma|papà|nonn[aoi]|moglie|marito|fidanzat[oa]|amic[oa]|sorella|fratello|figli[ao]|zi[ao]|famiglia|capo)(?:['’]s? (?:\d+(?:st|nd|rd|th) )?(?:birthday|wedding|anniversary|funeral|party|graduation|retirement))?)(?=\s*(?:[.!;]|$))/giu,
  '',
];

/** "So (that) the white text is readable": why it becomes darker. */
const READABLE_TEXT: readonly Rewording[] = [
  'so (?:that )?(?:the |my |a |some )?(?:white |black |light |dark )?(?:text|title|caption|letters|lettering|writing|headline|logo) (?:is |are |becomes? |(?:more |better )?|can be |will be |on it |over it |on top )*(?:readable|legible|read|visible|stands? out|pops|shows?(?: up)?)(?: better)?',
  '(?:damit|sodass|so dass) (?:man )?(?:der |die |das |den |mein )?(?:weiße[rn]? |schwarze[rn]? |helle[rn]? )?(?:text|titel|schrift|buchstaben|überschrift|logo) (?:besser |gut |darauf |drauf )*(?:lesbar|sichtbar|zu lesen|zu sehen|lesen|sehen|erkennen)? ?(?:ist|sind|wird|werden|kann)?',
  'para que (?:se (?:lea|vea|lean|vean) (?:bien |mejor )?(?:el |las |un )?(?:texto|título|letras|logo)(?: blanc[oa]s?| negr[oa]s?)?|(?:el |las |un )?(?:texto|título|letras|logo)(?: blanc[oa]s?| negr[oa]s?)? (?:se (?:lea|vea|lean|vean)|sea legible|resalte)(?: bien| mejor)?)',
  'pour que (?:le |les |un |mon )?(?:texte|titre|lettres|logo)(?: blanc(?:he)?s?| noire?s?)? (?:soi(?:t|ent) (?:bien |plus )?(?:lisibles?|visibles?)|se (?:lise|voie)(?: mieux| bien)?|ressorte)',
  '(?:para|pra) (?:que )?(?:o |as |um )?(?:texto|título|letras|logo)(?: branc[oa]s?| pret[oa]s?)? (?:ficar(?:em)?|fique[m]?|aparecer|apareça|ser|seja)(?: bem| mais)? ?(?:legível|legíveis|visível|melhor|bem)?',
  '(?:perché|così) (?:il |le |un )?(?:testo|titolo|lettere|scritta|logo)(?: bianc[oah]+i?e?| ner[oaie])? (?:sia|siano|è|si (?:legge|legga|veda|vede))(?: ben| più| meglio| bene)? ?(?:leggibil[ei]|visibil[ei])?',
].map((said) => [new RegExp(`(?<=\\p{L}),? ${said}(?=\\s*(?:[,.;!?]|$))`, 'giu'), '']);

/** "Perfect, now also a frame": praise of the latest result before the next wish. */
const PRAISED_BEFORE: Rewording = [
  /^(?:(?:that(?:['’]s| is) |it(?:['’]s| is) |das ist |c['’]est |está |ficou |è )?(?:perfect|great|nice|lovely|awesome|amazing|good|cool|super|perfekt|toll|schön|gut|klasse|prima|perfect[ao]|genial|bien|muy bien|parfait|génial|très bien|bien|ótim[oa]|perfeit[oa]|legal|lind[oa]|perfett[oa]|bell[oa]|ottim[oa]|bene)(?: (?:job|work|so far|already|so|así|comme ça|assim|così))?)[,.!;] (?:(?:and|und|y|et|e) )?(?=(?:now|next|then|jetzt|nun|noch|als nächstes|ahora|luego|maintenant|ensuite|agora|ora|adesso|poi)(?!\p{L}))/iu,
  '',
];

/** "It's overdone, reduce the sharpness a bit": what the latest result is, before the next wish. */
const OVERDONE_BEFORE: Rewording = [
  /^(?:(?:it|that|this)(?:['’]s| is| looks)? (?:overdone|exaggerated|a bit much|over the top)|(?:das|es) (?:ist|wirkt) (?:übertrieben|zu viel des guten)|(?:quedó|está|queda) exagerad[oa]|c['’]est exagéré|(?:ficou|tá|está) exagerad[oa]|(?:è|sembra) esagerat[oa])[,.!;] (?=\p{L}+ \p{L})/iu,
  '',
];

/** “Add a vignette to make the colors pop”: what a vignette or a border does, and no other change. */
const COLORS_SHOWN: readonly Rewording[] = (
  [
    [
      'vignett(?:e|ing)|border|frame|mat',
      '(?:in order )?to (?:(?:make|let|help) (?:all )?(?:the|its|my) (?:colou?rs|tones) (?:pop|stand out|shine|come out|look better)|(?:bring out|emphasi[sz]e|enhance|highlight|accentuate|bring forward) (?:all )?(?:the|its|my) (?:colou?rs|tones))|so (?:that )?(?:the|its|my) (?:colou?rs|tones) (?:(?:can|will) )?(?:pop|stand out|shine|come out)|(?:in order )?to (?:make|let|help) (?:her|him|them|us|me|it|the \\p{L}+) (?:pop|stand out)(?: more)?',
    ],
    [
      'vignett(?:e|ierung)|\\p{L}*rand|\\p{L}*rahmen',
      '(?:um|damit) (?:die|alle) farben (?:(?:besser|mehr|schön|stärker) )?(?:hervorzuheben|zu betonen|zur geltung zu bringen|hervorstechen|leuchten|zur geltung kommen|herauskommen|rauskommen|strahlen|herausstechen)|damit (?:er|sie|es|ich|(?:der|die|das) \\p{L}+) (?:(?:besser|mehr) )?(?:hervorsticht|heraussticht|auffällt|zur geltung kommt|raussticht)',
    ],
    [
      'viñet(?:a|as|eado)|borde|marco',
      'para (?:(?:hacer )?(?:resaltar|destacar|realzar)(?: m[aá]s)? los colores|que (?:los colores )?(?:resalten|destaquen|luzcan)(?: m[aá]s| mejor)?(?: los colores)?|que (?:(?:ella|él|(?:el|la) \\p{L}+) )?(?:resalte|destaque)(?: m[aá]s)?)',
    ],
    [
      'vignett(?:e|age)|bordure|cadre',
      "pour (?:(?:faire ressortir|mettre en valeur|rehausser|souligner) les couleurs|que les couleurs ressortent(?: (?:mieux|plus|bien))?|(?:qu['’](?:elle|il)|que (?:la|le) \\p{L}+) ressorte(?: (?:mieux|plus|bien))?)",
    ],
    [
      'vinheta|vinhetagem|borda|moldura',
      '(?:para|pra) (?:(?:fazer )?(?:realçar|destacar|ressaltar) as cores|(?:que )?as cores (?:saltarem|se destacarem|ressaltem|se destaquem|aparecerem|apareçam|fiquem mais vivas)(?: mais)?|(?:que )?(?:el[ea]|[ao] \\p{L}+) (?:se destacar|se destaque|ressalte)(?: mais)?)',
    ],
    [
      'vignett(?:a|atura)|bordo|cornice',
      '(?:per (?:(?:far |fare )?(?:risaltare|esaltare|spiccare|valorizzare)(?: di più| meglio)? i colori)|(?:così|perché|affinché) i colori (?:risaltino|risaltano|spiccano|spicchino)(?: di più| meglio)?|(?:perché|affinché) (?:(?:lei|lui|(?:il|la) \\p{L}+) )?(?:risalti|spicchi)(?: di più)?)',
    ],
  ] as const
).map(([shown, purpose]) => [
  new RegExp(`(?<=(?<!\\p{L})(?:${shown})(?: \\p{L}+){0,3}),? (?:${purpose})(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  '',
]);

export const PURPOSES_BESIDE: readonly Rewording[] = [
  GIFTS,
  FOR_SOMEBODY,
  ...READABLE_TEXT,
  ...COLORS_SHOWN,
  PRAISED_BEFORE,
  OVERDONE_BEFORE,
];
