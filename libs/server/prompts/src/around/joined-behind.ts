import { SHARING_EN, TIME_EN } from '../remarks/told/english.ts';
import { WORDS } from '../remarks/told/words-without-wish.ts';

/* What is told behind a wish and joined to it by a word, in six languages. */

const BECAUSE = '(?:because|since|as|cause|cuz|coz|cos|bc)';
/** One to four words, without punctuation. */
const SOME_WORDS =
  "(?: (?!(?:make|crop|remove|add|put|blur|mach|quita|enlève|tira|togli)(?!\\p{L}))[\\p{L}'’]+){1,4}";
/** Each follows a space. */
export const JOINED_BEHIND = [
  // The reason tells who wants it, and why.
  `${BECAUSE} (?:she|he|they|everyone|everybody|my(?: \\p{L}+){1,2}?) (?:really |absolutely |just )?(?:hates?|loves?|likes?|wants?|asked for|needs?|insists? on) (?:it|this|that)(?: (?:so much|a lot|that way|like this|like that|this way))?`,
  `${BECAUSE} (?:it['’]?s|it is|that['’]?s|they['’]?re) (?:so |really |very |too |kind of |a (?:bit|little) |just |rather |quite |pretty )*(?:distracting|ugly|annoying|embarrassing|weird|boring|not nice|disturbing)`,
  `${BECAUSE} (?:nobody|no one|noone) (?:will|would)(?: even)? (?:notice|care|see)(?: it| that)?`,
  'so (?:that )?it (?:looks|is|will look|would look) (?:so |a bit |more |really |even |much )*(?:nice|nicer|good|better|professional|pretty|prettier|great|cool|decent|presentable)(?: (?:on|in|for|at) (?:(?:the|my|our|a) )?\\p{L}+(?: \\p{L}+)?)?',
  'without ruining (?:it|anything|the (?:photo|picture|image|rest|quality))',
  `(?:${BECAUSE} )?it (?:totally |kind of |really )?(?:ruins|spoils|destroys) (?:the|this|my) (?:whole )?(?:picture|photo|shot|image|pic)`,
  'so (?:that )?(?:people|everyone|you|we|they|one) can see (?:it|this|everything) (?:better|clearly|properly)',
  'or whatever (?:you|u) (?:think (?:is|looks) best|like|want|prefer|think)',
  // The purpose tells what will happen to the picture, and when.
  `(?:so|so that|because|before|when|as soon as|and then|then) (?:i|we) (?:(?:can|could|want to|have to|need to|will|must|might|finally|['’]m going to|gonna) )*(?:${SHARING_EN}|print|sell|list|gift)(?: (?:it|this|that|them))?${WORDS}`,
  '(?:and (?:then )?)?(?:send|email|mail|get) (?:it|that|this)(?: back)? to me',
  `for (?:my|our|a|the) (?:\\p{L}+ )?(?:presentation|homework|assignment|project|newsletter|thesis|report|website|blog)(?: ${TIME_EN})?`,
  '(?:i need (?:it|this) )?(?:by|until|till|for|before) (?:today|tonight|tomorrow|(?:this|next) (?:week|weekend|month)|(?:(?:this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  // A relation tells who somebody is whom the wish named: “remove the guy on the left, he's my ex”.
  "(?:(?:he|she|that)(?:['’]?s| is| was)|(?<=, )(?:it['’]?s|it is)) (?:only |just )?my (?:old )?(?:ex(?:[- ]?\\p{L}+)?|boss|neighbou?r|cousin|coworker|colleague|roommate|flatmate)",
  '(?<=, )(?:(?:er|sie|das|der|die|es) )?(?:ist|war) (?:(?:nur|bloß|leider|halt) )?(?:meine?|unsere?) (?:ex(?:[- ]?\\p{L}+)?|chefin|chef|nachbarin|nachbar|cousine?|kollegin|kollege|mitbewohner(?:in)?)',
  '(?<=, )(?:(?:él|ella) )?(?:es|era) (?:(?:solo|sólo) )?mi (?:ex(?:[- ]?\\p{L}+)?|jef[ea]|vecin[oa]|prim[oa]|compañer[oa](?: de (?:piso|trabajo))?)',
  "(?<=, )(?:c['’](?:est|était)|(?:il|elle) est) (?:(?:juste|seulement) )?m(?:on|a) (?:ex(?:[- ]?\\p{L}+)?|chef(?:fe)?|voisine?|cousine?|collègue|coloc)",
  '(?<=, )(?:(?:ele|ela) )?(?:é|era) (?:(?:só|apenas) )?(?:o |a )?(?:meu|minha) (?:ex(?:[- ]?\\p{L}+)?|chefe|vizinh[oa]|prim[oa]|colega)',
  '(?<=, )(?:(?:lui|lei) )?(?:è|era) (?:(?:solo|soltanto) )?(?:il |la )?mi[oa] (?:ex(?:[- ]?\\p{L}+)?|capo|vicin[oa]|cugin[oa]|collega|coinquilin[oa])',
  // The threat tells what happens otherwise.
  "(?:or|or else|otherwise) (?:i|he|she|they|my(?: \\p{L}+){1,2}?)(?:['’]ll| will| would| is going to| are going to|['’]m going to)(?: (?!(?:look|be|seem|appear|lose)(?!\\p{L}))\\p{L}+){1,5}",
  // What it would look like otherwise.
  `(?:or else|otherwise),? (?:it|this|that|everything|the (?:photo|picture|pic|image))(?:['’]?s|['’]ll (?:be|look)| is| looks| seems| feels| (?:will|would) (?:be|look|seem))${SOME_WORDS}`,
  `(?:sonst|ansonsten) (?:ist|wirkt|sieht|wird|wäre|bleibt) (?:es|das|sie|alles|das (?:foto|bild))${SOME_WORDS}`,
  `(?:si no|sino|de lo contrario),? (?:queda|quedaría|se ve|es|parece|resulta|está)${SOME_WORDS}`,
  `sinon,? (?:c['’]est|ça (?:fait|rend|paraît|donne|reste)|(?:elle|la photo|l['’]image) (?:est|fait|paraît|semble))${SOME_WORDS}`,
  `(?:senão|se não|caso contrário),? (?:fica|vai ficar|é|parece|tá|está)${SOME_WORDS}`,
  `(?:sennò|se no|altrimenti),? (?:è|sembra|viene|resta|risulta|diventa)${SOME_WORDS}`,
  // Who wants it, and that somebody needs help.
  '(?:my|the|our) (?:boss|client|customer|teacher|landlord|agent|agency|printer|publisher|editor|school|office|bank) (?:wants?|needs?|likes?|asked for|requires?|insists on) (?:it|this|that)(?: (?:that|this) way| like (?:that|this))?',
  "(?:it['’]?s|it is|this is) driving me (?:crazy|nuts|mad|insane)|my eyes (?:hurt|are hurting)",
  "(?:mein|meine|unser|unsere) (?:chefin?|kund(?:e|in)|lehrer(?:in)?|vermieter(?:in)?|druckerei|verlag|schule|bank) (?:will|möchte|braucht|verlangt) (?:es|das)(?: so)?|ich (?:krieg|bekomm|schaff)e?(?:['’]?s| es| das) (?:einfach |selbst )?nicht(?: hin)?",
  '(?:mi|la|nuestr[oa]) (?:jef[ea]|client[ea]|profesora?|casera?|imprenta|escuela) (?:l[oa] )?(?:quiere|necesita|pide)(?: así)?|(?:yo )?no sé (?:hacerlo|cómo(?: se hace| hacerlo)?)',
  "(?:mon|ma|notre|l['’]) ?(?:chef(?:fe)?|patronn?e?|cliente?|prof|propriétaire|imprimeur|école) (?:la |le |l['’])?(?:veut|demande|exige)(?: comme ça)?|je n['’]y arrive pas",
  '(?:o |a )?(?:meu|minha|nosso|nossa) (?:chefe|patrão|cliente|professora?|gráfica|escola) (?:quer|precisa|pediu|exige)(?: assim)?|(?:eu )?não (?:consigo|sei fazer)(?: isso)?',
  '(?:il mio|la mia|il nostro|la nostra) (?:capo|cliente|prof|professor(?:e|essa)|tipografia|scuola) (?:l[oa] )?(?:vuole|chiede|esige)(?: così)?|(?:io )?non (?:ci riesco|so farlo|sono capace)',
  'for (?:the|our|my) (?:posters?|flyers?|banners?|leaflets?|brochures?|programmes?|invitations?)',
  // Where it will hang or lie, and for whom it is.
  'to (?:hang|put|show|send|give|frame|mail|stick)(?: (?:it|this))?(?: up)? (?:(?:in|on|to|at) )?(?:the|my|our|a|his|her) (?:hallway|living room|kitchen|bedroom|office|wall|cake|fridge|door|mug|grave|dentist|doctor|insurance|landlord|teacher|police|boss|family)',
  "for (?:my|our|his|her|the) (?:\\p{L}+['’]?s )?(?:\\d+(?:st|nd|rd|th)(?: (?:birthday|anniversary))?|birthday|anniversary|retirement|funeral|yearbook|insurance|front door|fridge|photo album|scrapbook|family)",
  'für (?:\\p{L}+s |(?:den|meinen|ihren|seinen|unseren) )\\d+\\. (?:geburtstag|hochzeitstag)|(?:für die|fürs) (?:versicherung|haustür|jahrbuch|fotoalbum|familie|speisekarte)|als geschenk(?: für (?:meine?n?|unsere?n?|die|den) \\p{L}+)?|damit (?:es|sie|das (?:foto|bild)) (?:in den rahmen|zu den anderen|an die wand) passt',
  'para el \\d+ cumpleaños de (?:mi|nuestr[oa]) \\p{L}+|como regalo(?: para (?:mi|una?|nuestr[oa]) \\p{L}+)?|para que (?:quepa|entre) en el marco|para (?:el seguro|el anuario|la carta|una tarjeta|el álbum|la nevera)(?: del? \\p{L}+)?|para colgarla en (?:el|la) \\p{L}+',
  "pour les \\d+ ans de (?:ma|mon|notre) (?:grand-)?\\p{L}+|comme (?:cadeau|fond d['’]écran)(?: pour (?:ma|mon) \\p{L}+)?|pour qu['’](?:elle|il) (?:rentre|tienne) dans le cadre|pour (?:l['’]assurance|l['’]album|la carte du restaurant|une carte de \\p{L}+|le frigo)",
  '(?:pro|para o) aniversário(?: de \\d+ anos)? d[aeo] (?:minha|meu|nossa|nosso) \\p{L}+|de presente(?: (?:pra|para) (?:a )?(?:minha|meu) \\p{L}+)?|(?:pra|para) caber na moldura|(?:pro|pra|para o|para a|pra um|para um) (?:seguro|álbum|geladeira|cardápio|cartão de \\p{L}+)',
  "per (?:gli|i) \\d+ anni di (?:mi[ao]|nostr[ao]) \\p{L}+|come regalo(?: per (?:mi[ao]|la mia|il mio) \\p{L}+)?|(?:così|perché) entra nella cornice|per (?:l['’]assicurazione|l['’]album|il menù|un biglietto di \\p{L}+|il frigo)",
  // The rest tells how it should be done, and politely.
  '(?:just )?(?:like|as|the way) an? (?:real )?(?:pro|professional|expert|photographer|designer|retoucher) would(?: do(?: it| that)?| have done(?: it)?)?',
  '(?:lol |haha |oh )?(?:so )?sorry (?:for|to) (?:asking|bother(?:ing)?(?: you)?|the (?:trouble|bother|hassle))',
  "if (?:it['’]?s|that['’]?s|it is) not too much (?:trouble|work|to ask|hassle)|as (?:soon|quickly|fast) as (?:possible|(?:you|u) can)",
  '(?:in|on) (?:this|my) (?:picture|photo|image|pic|photograph|shot)',
  '(?:damit|bevor|weil|dann) (?:ich|wir) (?:es|das|sie|das (?:foto|bild))' +
    `${WORDS} (?:posten|teilen|hochladen|schicken|senden|abgeben|drucken|rahmen|aufhängen|verkaufen|zeigen|verschenken|poste|teile|hochlade|schicke|drucke|verkaufe|verschenke|zeige)(?: (?:kann|können|will|wollen|muss|möchte))?`,
  '(?:sonst|ansonsten) (?:bringt|killt|meckert|schimpft|ärgert|reißt)(?: \\p{L}+){1,5}',
  '(?:damit|sodass|dass) (?:ich|wir) (?:es|das|sie|das (?:foto|bild)) (?:(?:meine[rmn]?|unsere[rmn]?|der|dem|den) \\p{L}+ ){0,2}(?:schenken|zeigen|schicken|geben) (?:kann|können|will|wollen)',
  '(?:so schnell (?:wie|es) (?:möglich|geht|du kannst)|(?:brauche (?:es|das|sie) )?bis (?:morgen|heute abend|\\p{L}+tag))',
  '(?:für|fürs) (?:(?:meine?n?|unsere?n?|die|eine?n?|den|das) )?(?:präsentation|referat|hausaufgaben?|projekt|schulprojekt|vereinszeitung|newsletter|blog|website|webseite)(?: (?:morgen|heute|am \\p{L}+tag))?',
  'lo (?:antes|más (?:pronto|rápido)) posible|cuanto antes|(?:l[ao] necesito )?para (?:mañana|hoy|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))',
  'para (?:mi|una|la|el|un|nuestr[oa]) (?:presentación|trabajo|proyecto|tarea|blog|web|boletín)(?: (?:de (?:mañana|hoy|la escuela|clase)|mañana))?',
  'para (?:regalárse|enviárse|mandárse|enseñárse|dárse)l[ao]s?(?: a (?:mi|mis|la|el|nuestr[oa]s?) \\p{L}+)?',
  "le plus (?:vite|rapidement|tôt) possible|au plus vite|(?:j['’]en ai besoin |il me (?:la|le) faut )?pour (?:demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
  "pour (?:ma|mon|une?|la|le|l['’]|notre) ?(?:présentation|exposé|projet|devoir|blog|site|journal)(?: (?:de demain|demain|de classe|d['’]école))?",
  "pour (?:l['’]|la |le )?(?:offrir|montrer|donner|envoyer)(?: à (?:ma|mon|mes|la|notre|nos) (?:grand-)?\\p{L}+)",
  'o mais (?:rápido|cedo) possível|(?:preciso (?:disso |dela |dele )?)?(?:pra|para) (?:amanhã|hoje|segunda|terça|quarta|quinta|sexta|sábado|domingo)',
  '(?:pra|para) (?:a )?(?:minha|meu|uma?|o|nosso|nossa) (?:apresentação|trabalho|projeto|blog|site|dever)(?: (?:de (?:amanhã|hoje|escola)|da escola|amanhã))?',
  '(?:pra|para) dar (?:de presente )?(?:pra|para|pro|à|ao) (?:minha|meu|a minha|o meu) \\p{L}+',
  'il (?:prima|più presto) possibile|(?:mi serve |ne ho bisogno )?(?:per|entro) (?:domani|oggi|stasera|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)',
  "per (?:la mia|il mio|una?|la|il|l['’]|nostr[oa]) ?(?:presentazione|progetto|compito|tesina|blog|sito)(?: (?:di domani|domani|di scuola))?",
  'per (?:regalarl|darl|mandarl|mostrarl)[ao](?: (?:a |alla |al )(?:mi[ao] |nostr[oa] )?\\p{L}+)?',
  'weil (?:mein|meine|unser|unsere)(?: \\p{L}+){1,2}? (?:es|das) (?:so |lieber |unbedingt )?(?:will|möchte|mag|hasst|liebt|braucht)',
  'weil (?:sie|er|meine?(?: \\p{L}+){1,2}?|alle) (?:es|das) (?:so |lieber )?(?:hasst|mag|will|liebt|möchte)',
  'wie (?:es )?ein (?:profi|fotograf) (?:es )?(?:machen würde|tun würde)',
  '(?:in|auf) (?:diesem|meinem) (?:foto|bild)',
  `(?:para poder|antes de|para) (?:publicarl|subirl|enviarl|mandarl|enmarcarl|colgarl|venderl|compartirl|regalarl|enseñarl|mostrarl|entregarl)[ao]s?${WORDS}`,
  '(?:si no|sino|o),? (?:mi \\p{L}+|ella|él) (?:me|se) (?:mata|enfada|enoja|va a)(?: \\p{L}+){0,3}',
  'porque (?:mi \\p{L}+|ella|él) (?:l[ao] )?(?:odia|quiere|ama|prefiere)(?: así)?',
  'como (?:lo haría )?un (?:profesional|experto|fotógrafo)(?: lo haría)?',
  'en (?:esta|mi) (?:foto|imagen)',
  `(?:pour (?:pouvoir )?|avant de (?:pouvoir )?)(?:la |le |l['’])(?:poster|publier|envoyer|encadrer|accrocher|vendre|partager|offrir|montrer|rendre)${WORDS}`,
  '(?:sinon|autrement),? (?:ma|mon) \\p{L}+ (?:va )?(?:me )?(?:tuer?|râler?|engueuler?)(?: \\p{L}+){0,3}',
  "(?:parce que|car) (?:ma|mon) \\p{L}+ (?:la |le |l['’])?(?:déteste|veut|adore|préfère)(?: (?:ça|comme ça))?",
  'comme (?:le ferait )?un (?:pro|professionnel|photographe)(?: le ferait)?',
  '(?:sur|dans) (?:cette|ma) (?:photo|image)',
  `(?:para|pra|antes de|pra eu|para eu) (?:poder )?(?:postar|publicar|enviar|mandar|emoldurar|pendurar|vender|compartilhar|dar|mostrar|entregar)(?: (?:ela|ele|isso|a foto))?${WORDS}`,
  '(?:senão|se não),? (?:minha|meu|a minha|o meu) \\p{L}+ (?:me mata|vai me matar|vai reclamar)(?: \\p{L}+){0,3}',
  '(?:porque|pois) (?:a minha|o meu|minha|meu|ela|ele) ?(?:\\p{L}+ )?(?:odeia|quer|ama|prefere)(?: (?:assim|isso))?',
  'como um (?:profissional|fotógrafo) faria',
  '(?:nesta|nessa|na minha) (?:foto|imagem)',
  `(?:per (?:poter(?:la|lo) )?|prima di )(?:pubblicar|postar|inviar|mandar|incorniciar|appender|vender|condivider|regalar|mostrar|consegnar)(?:la|lo|li|le|e)${WORDS}`,
  '(?:sennò|altrimenti|se no),? (?:mia|mio|la mia|il mio) \\p{L}+ (?:mi (?:uccide|ammazza|sgrida)|si arrabbia)(?: \\p{L}+){0,3}',
  'perché (?:mia|mio|la mia|il mio|lei|lui) ?(?:\\p{L}+ )?(?:la |lo )?(?:odia|vuole|adora|preferisce)(?: così)?',
  'come (?:farebbe )?un (?:professionista|fotografo)(?: farebbe)?',
  '(?:in|su|nella|sulla) (?:questa|mia) (?:foto|immagine)',
];
