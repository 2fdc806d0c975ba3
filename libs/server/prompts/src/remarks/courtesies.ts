import { plain } from './plain-words.ts';

/*
 * What people say around a wish without naming anything in the picture: thanks, apologies, hurry, doubts, pleas and
 * judgements, in six languages. Everything expects plain words.
 */

const wholly = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${LEADING} )*(?:${patterns.join('|')})(?: (?:${TRAILING}))*$`, 'iu');
const LEADING =
  '(?:and|but|so|also|well|ok|okay|hey|oh|please|pls|und|aber|naja|bitte|y|pero|bueno|por favor|porfa|et|mais|bon|alors|svp|stp|e|mas|bom|ma|beh|per favore)';
const TRAILING =
  'please|pls|thanks|thx|at all|somehow|again|too|though|tho|lol|haha|really|honestly|bitte|danke|nochmal|echt|wirklich|überhaupt|irgendwie|por favor|porfa|gracias|de verdad|otra vez|svp|stp|merci|vraiment|s il (?:te|vous) pla[iî]t|obrigad[oa]|valeu|mesmo|de novo|per favore|grazie|davvero|ancora';
const beginning = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${LEADING} )*(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

const IT = '(?:it|this|that|these|those|they|them|the (?:photo|pic|picture|image)|anything|something)';
/** Whether it can be done or saved at all, and the plea to do so. Such a question names no fault. */
const PLEA = wholly(
  `(?:can|could) (?:${IT}|you|u|we|one|anyone|someone|somebody) (?:(?:still|even|maybe|possibly|somehow|please|ever) )*(?:be )?(?:saved?|fix(?:ed)?|rescued?|repair(?:ed)?|salvaged?|restored?|improved?|done|helped|help|do|work)(?: (?:${IT}|me|us|out|about|with|here))*`,
  `is (?:${IT}|there) (?:(?:still|even|any|a) )*(?:possible|doable|fixable|salvageable|saveable|feasible|hope|chance|way)(?: to (?:fix|save|rescue|do) ${IT})?`,
  '(?:fix|save|rescue|help)(?: (?:it|this|that|me|us|my (?:photo|picture|pic)))?(?: if (?:you|u) can)?|can (?:you|u)|do (?:you|u) (?:think|know)|what can (?:you|u|we|be) (?:do|done)(?: about (?:it|this|that))?|(?:does|will|would|did) (?:this|that|it) work',
  '(?:kann|könnte) (?:man|ich|ihr|jemand|das|es) (?:(?:da|das|es|hier|noch|irgendwie|vielleicht|was|etwas|mir|bitte|daran|dagegen) )*(?:machen|retten|tun|helfen|beheben|reparieren|ändern|gerettet werden|repariert werden)|(?:könnt|könnten|kannst) (?:ihr|sie|du) (?:(?:da|das|es|noch|was|etwas|mir|bitte) )*(?:machen|retten|tun|helfen|beheben|reparieren)',
  '(?:geht|ging|klappt|funktioniert) (?:das|sowas|so was|es)|ist (?:das|sowas|es|da) (?:(?:noch|überhaupt|was) )*(?:möglich|machbar|zu retten|zu machen)|lässt sich (?:(?:das|da|noch|was|etwas) )*(?:retten|machen|beheben|reparieren)|(?:noch )?(?:was )?zu retten|bitte helfen|repariert das|richtet das',
  '(?:se |lo |la |me |nos )*(?:puede|podría|podrá|podéis|pueden|podrías|puedes) (?:(?:aún|todavía) )*(?:salvar|arreglar|hacer|rescatar|recuperar|reparar|mejorar|ayudar)(?:l[oa]|me|nos|se)?(?: (?:algo|esto|eso|la foto|con esto))?|(?:es|sería) posible|hay (?:(?:alguna|alguna) )?(?:manera|forma|solución|arreglo)(?: de (?:arreglarl[oa]|salvarl[oa]))?|tiene (?:arreglo|solución)|(?:arr[eé]gl|salv)al[oa]|ayuda(?:dme|me)?',
  '(?:on |tu |vous |je |il )?(?:peut|peux|pouvez|pourrait|pourriez|pourrais)(?: on)? (?:(?:la|le|l|les|y|m|me|nous|encore|en|quand même) )*(?:sauver|rattraper|récupérer|arranger|réparer|corriger|faire|aider|améliorer)(?: (?:quelque chose|qqch|qch|ça|cela|la photo))?|(?:c est|est ce(?: que c est)?|ce serait|serait ce) (?:encore )?(?:possible|faisable|récupérable|rattrapable)|(?:y a|il y a|y a t il)(?: t il)? (?:un )?(?:moyen|espoir)(?: de (?:la|le|l) ?\\p{L}+)?|(?:sauve|répare|arrange|corrige)[rz]? (?:la|ça|le)|à l aide|aidez moi',
  '(?:dá|da|daria|tem como|teria como|consegue|conseguem|pode|podem|será que dá)(?: (?:pra|para))? (?:(?:me|isso|a) )*(?:salvar|arrumar|consertar|recuperar|fazer|ajudar|resolver|melhorar|corrigir)(?: (?:isso|algo|alguma coisa|ela|a foto))?|(?:é|seria|será) possível|tem (?:como|jeito|conserto|solução|salvação)|(?:arruma|conserta|salva|corrige)(?: isso| ela| pra mim)?|me ajuda(?:m)?',
  '(?:si |la |lo |mi )*(?:può|puo|potrebbe|riesci|riuscite|puoi|potete|potresti|riesce)(?: a)? (?:(?:ancora) )*(?:salvar|sistemar|aggiustar|recuperar|far|fare|ripararl?|migliorar|aiutar|risolver|correggerl?)(?:e|la|lo|mi|ci|ne|a|o)?(?: (?:qualcosa|la foto))?|(?:è|e|sarebbe) (?:ancora )?(?:possibile|fattibile|recuperabile)|c è (?:un )?(?:modo|speranza|rimedio|verso)(?: di \\p{L}+)?|(?:sistema|aggiusta|salva|correggi)(?:la|lo|tela)?|aiuto|aiutatemi',
);

/** What somebody thinks of the picture as a whole, or of the fault that the wish beside it names: "it looks awful". */
const AWFUL =
  '(?:awful|terrible|horrible|bad|ugly|wrong|weird|crap|crappy|shit|shitty|trash|gross|off|ridiculous|hideous|cheap|sad|embarrassing|annoying|unprofessional|a mess|a disaster|a nightmare|not (?:good|great|nice)|schlimm|furchtbar|schrecklich|hässlich|doof|blöd|scheiße|scheisse|kacke|mies|schlecht|komisch|peinlich|nicht (?:schön|gut)|katastrophal|zum kotzen|unprofessionell|fatal|horrible|horroroso|fe[oa]|mal|fatal|raro|rara|espantos[oa]|un asco|un desastre|moche|affreu(?:x|se)|horrible|nulle?|dégueulasse|dégueu|laide?|bizarre|hideu(?:x|se)|pas (?:beau|belle|terrible|top|jolie?)|une (?:horreur|catastrophe|cata)|horr[ií]vel|fei[oa]|p[eé]ssim[oa]|ruim|estranh[oa]|medonh[oa]|um (?:lixo|horror|desastre)|uma (?:droga|merda|porcaria)|brutt[oa]|orribile|orrend[oa]|terribile|pessim[oa]|stran[oa]|schifo|male|un (?:disastro|orrore))';
const VERY =
  '(?:so|just|really|very|super|kinda|kind of|pretty|quite|all|absolutely|totally|a bit|such|ja|echt|richtig|total|sehr|wirklich|ziemlich|voll|einfach|halt|muy|tan|realmente|súper|bastante|vraiment|très|trop|tellement|assez|bien|muito|tão|bem|meio|davvero|proprio|molto|veramente|così|troppo|parecchio)';
const JUDGED = wholly(
  `(?:it|this|that|its|it s|that s|thats|everything|the whole thing|the (?:photo|pic|picture|result)) ?(?:is|s|looks?|look|came out|turned out|feels?)? (?:${VERY} )*${AWFUL}(?: (?:like this|like that|as it is|right now|now|on me|on my phone|there|aus|so|así|comme ça|assim|così))?`,
  `(?:das|es|sie|er|alles|das (?:foto|bild))? ?(?:ist|sieht|wirkt|schaut) (?:(?:ja|halt|so|da|einfach) )*(?:${VERY} )*${AWFUL}(?: (?:aus|so))*`,
  `(?:(?:la foto|esto|eso) )?(?:se ve|queda|quedó|está|es|salió|ha quedado|me parece) (?:${VERY} )*${AWFUL}(?: así)?|da (?:asco|pena|vergüenza)`,
  `(?:c est|ça (?:fait|rend|donne)|elle est|la photo est|je (?:la|le) trouve) (?:${VERY} )*${AWFUL}(?: comme ça)?`,
  `(?:(?:a foto|isso|ela) )?(?:tá|ta|está|é|ficou|saiu|parece) (?:${VERY} )*${AWFUL}(?: assim)?`,
  `(?:(?:la foto|questa) )?(?:è|fa|sembra|sta|è venuta|viene|mi pare) (?:${VERY} )*${AWFUL}(?: così)?`,
  `(?:how|que|qué|quel|quelle|che|wie) (?:${VERY} )*${AWFUL}`,
  '(?:that|this|it) (?:(?:really|just|always|kinda) )*(?:bugs|annoys|bothers|irritates|kills) (?:me|us)(?: (?:every time|so much|a lot|always|each time))?',
  '(?:das|es|sowas|dies) (?:(?:nervt|stört|ärgert|regt) (?:mich|uns)?|macht mich (?:fertig|verrückt|wahnsinnig))(?: (?:auf|immer|total|echt|so|sehr|jedes mal|jedesmal|wirklich|schon|voll|ziemlich))*',
  '(?:eso |esto )?(?:me|nos) (?:molesta|fastidia|irrita|enfada|da (?:rabia|coraje|pena)|pone (?:de los nervios|mala|malo|nerviosa))(?: (?:cada vez|siempre|mucho|muchísimo|un montón))*',
  '(?:ça|cela) (?:m|me|nous) (?:énerve|gêne|embête|dérange|saoule|stresse|agace|rend (?:fou|folle))(?: (?:à chaque fois|toujours|beaucoup|trop|vraiment|tellement))*',
  '(?:isso |isto )?(?:me|nos) (?:irrita|incomoda|chateia|deixa (?:louc[oa]|maluc[oa]|triste)|dá (?:raiva|nervoso|pena))(?: (?:toda vez|sempre|muito|demais))*',
  '(?:questo |questa cosa )?(?:mi|ci) (?:dà fastidio|da fastidio|infastidisce|innervosisce|scoccia|urta|irrita|fa (?:impazzire|arrabbiare|innervosire))(?: (?:ogni volta|sempre|molto|tanto|troppo|da morire))*',
);

/** Hurry, in a phrase that names no fault: "need this by tonight", "c'est assez pressé". */
const HURRY = wholly(
  '(?:i |we )?(?:really |kinda |kind of )?(?:need|needed) (?:it|this|that|them) (?:back |done |ready )?(?:(?:by|for|before|until|on|in|within) )?(?:asap|today|tonight|tomorrow|now|right now|this (?:week|evening|afternoon|morning)|next|urgently|quickly|fast|\\d+ (?:minutes|hours|days)|an hour|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|morning)(?: \\p{L}+){0,3}',
  '(?:(?:it s|its|it is|this is|that s|i m|we re|im) )?(?:a bit |kinda |kind of |quite |pretty |very |super |really |rather )*(?:urgent|in a (?:hurry|rush)|time sensitive|due (?:today|tonight|tomorrow|on|in|by|this|next)(?: .*)?|running (?:late|out of time))|(?:the )?deadline (?:is|s)(?: .*)?|(?:as )?(?:quick|quickly|fast|soon) (?:as (?:you can|possible))?|(?:right )?(?:now|away|asap)',
  '(?:(?:es|das) )?(?:ist|wäre) (?:(?:etwas|bisschen|ein bisschen|sehr|echt|ziemlich|leider|super) )*(?:eilig|dringend)|(?:es )?(?:eilt|pressiert)(?: .*)?|(?:ich |wir )?(?:brauch\\p{L}*|bräucht\\p{L}*) (?:(?:ich|wir|das|es|sie|ihn) )*(?:(?:bis|noch|am|zum|schon|ganz) )*(?:heute|morgen|dringend|schnell|asap|sofort|gleich|übermorgen|\\p{L}+tag|wochenende|abend)(?: \\p{L}+){0,2}|(?:muss|soll) (?:(?:bis|noch) )?(?:heute|morgen|schnell)(?: \\p{L}+){0,3}',
  '(?:(?:me|nos) )?(?:corre|urge|urgen|hace falta|la necesito|lo necesito|necesito esto)(?: (?:prisa|mucho|mucha prisa|(?:para )?(?:hoy|mañana|ya|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))|antes|urgente|esta (?:noche|tarde|semana))(?: \\p{L}+){0,2})?|(?:es|tengo) (?:(?:muy|un poco|algo|bastante|mucha|un poco de) )*(?:urgente|prisa)',
  '(?:c est|ce serait|je suis) (?:(?:assez|très|un peu|super|vraiment|hyper|plutôt) )*(?:pressée?|urgente?)|(?:j en ai|il me la faut|il me le faut|j ai) besoin (?:(?:pour|avant|d ici) )?(?:ce soir|demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine)(?: \\p{L}+){0,2}|il me (?:la|le|les) faut (?:(?:pour|avant|d ici) )?(?:ce soir|demain|aujourd hui|vite|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: \\p{L}+){0,2}',
  '(?:(?:é|e|tá|ta|está) )?(?:(?:bem|meio|muito|um pouco|super) )*urgente|(?:eu )?preciso (?:(?:disso|dela|dele|disto) )?(?:(?:pra|para|até) )?(?:hoje|amanhã|logo|ontem|já|agora|urgente|o fim d\\p{L}+|a noite|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?: \\p{L}+){0,3}|(?:tô|estou) com pressa',
  '(?:(?:mi|ci) )?(?:serve|servirebbe|occorre)(?: (?:(?:entro|per|prima di) )?(?:subito|oggi|domani|stasera|urgente\\p{L}*|presto|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?: \\p{L}+){0,2})|(?:è|e|sarebbe|ho) (?:(?:piuttosto|molto|un po|abbastanza|un po di) )*(?:urgente|fretta)|(?:ne ho|ho) bisogno (?:(?:entro|per) )?(?:subito|oggi|domani|stasera)(?: \\p{L}+){0,2}',
);

/** Thanks, apologies and what the person feels, hopes or does not know, whatever follows that names no wish. */
const SAID = beginning(
  '(?:i |we )?hope (?:that|this|it|i) (?:makes sense|make sense|is clear|was clear|is ok(?:ay)?|m clear|am clear|works)|no (?:idea|clue)|not sure|not quite sure|i m not sure|dunno|idk|don t know|hope|hopefully|hoping|fingers crossed|sorry (?:to|for|if|about|but|that|i)(?: \\p{L}+)*? (?:bother|trouble|disturb|inconvenience|hassle|question)\\p{L}*(?: (?:you|u))?(?: all)?|sorry (?:to|for|if|about|but|that|i)|apologies|excuse|thanks|thank|thx|ty|tysm|cheers|any help|would be (?:great|nice|lovely|awesome|amazing|cool|perfect|really|so|much|super)|(?:that|it) (?:would|d) be (?:great|nice|lovely|awesome|amazing|cool|really|so|much|super)|you d be|you are the|you re the|pretty please|much appreciated|really appreciate|appreciate|been trying|tried|trying|already tried|wish me luck|my (?:first|last) (?:time|try)|first time|let me know|tell me if|if (?:that|this|it) (?:is|s|makes|works)|no (?:rush|hurry|worries|pressure|problem)|take your time|love (?:this|your|the) (?:app|site|tool|page)|at your (?:wits|wit s)|at my (?:wits|wit s)|long story|fun fact|true story|for real|asking for a friend',
  '(?:ich )?hoffe (?:das|es|ich|dass es|dass das) (?:ist|war|bin) (?:klar|verständlich|okay|ok)|keine ahnung|weiß nicht|weiss nicht|ich weiß nicht|ich weiss nicht|kein plan|hoffe|hoffentlich|ich hoffe|wir hoffen|(?:sorry|entschuldig\\p{L}*|verzeihung) (?:(?:für|wegen) )?(?:die |der |den )?(?:umstände|mühe|störung)|sorry (?:für|dass|falls|wegen)|entschuldig\\p{L}*|tut mir leid|verzeihung|danke|dank|vielen dank|tausend dank|besten dank|wäre (?:super|toll|nett|lieb|klasse|schön|cool|mega|sehr|echt|richtig|prima|spitze)|(?:das|es) wäre (?:super|toll|nett|lieb|klasse|schön|cool|mega|sehr|echt|richtig|prima|spitze)|versuche? (?:es|das) (?:schon|seit)|hab (?:schon|sowas|so was|alles|es)|habe (?:schon|sowas|so was|alles|es)|falls das geht|wenn das geht|keine eile|kein stress|bin (?:neu|kein|keine|nicht|leider|echt)',
  'espero que (?:quede|sea|esté|se entienda|se haya entendido)(?: (?:claro|clara|bien))?|(?:y )?no (?:sé|se) (?:si|cómo|como|qué|que|explicar\\p{L}*)|ni idea|espero|ojalá|ojala|(?:perdon\\p{L}*|perdón|disculp\\p{L}*|siento|lamento) (?:por )?(?:la |las |que )?(?:molesti\\p{L}*|moleste)|perdona|perdonad|perdón|perdon por|disculp\\p{L}*|siento|lo siento|(?:mil|muchas|muchísimas) gracias|gracias|(?:te|os|se) l[oa] agradec\\p{L}*|agradec\\p{L}*|sería (?:genial|estupendo|perfecto|un|de gran)|me haría[ns]? un|llevo (?:horas|días|un rato|toda|meses|semanas|mucho)|ya (?:probé|intenté|lo intenté|he)|he (?:probado|intentado)|sin prisa|no hay prisa|a ver si|si (?:sabéis|sabes|alguien)',
  'j espère (?:que (?:c est|ce sera|ça|je suis)|être) (?:clair|claire|compréhensible|va|faisable)|(?:je )?(?:ne )?(?:sais|sait) (?:vraiment |même )?pas (?:si|comment|trop|quoi|vraiment)(?: (?:c est|ça|ce sera|possible|faisable|marche|le faire))*|aucune idée|j espère|espérons|en espérant|(?:désolée?s?|desole|pardon|navrée?) (?:de |pour )?(?:(?:vous|te|t|le|la) )?(?:déranger|dérangement|embêter)|désolée?s?|pardon (?:de|pour)|excuse[zr]?|merci|mille mercis|un grand merci|(?:ce|ça) (?:serait|m arrangerait|m aiderait|me ferait)|ça fait (?:des|une|deux|trois|un moment|longtemps|plusieurs)|j ai (?:tout |déjà |bien )?(?:essayé|tenté|cherché)|j essaie|je galère|j y arrive|je n y arrive|j arrive pas|pas de (?:stress|souci|panique|problème)|sans urgence|vous me (?:sauve\\p{L}*|rendri\\p{L}*)|tu me (?:sauve\\p{L}*|rendrai\\p{L}*)|je débute',
  'espero que (?:esteja|tenha ficado|fique|seja|dê) (?:clar[oa]|bem)|(?:eu )?(?:não|nao) (?:sei|entendo|faço ideia)|sei lá|nem sei|espero|tomara|(?:desculp\\p{L}*|perdão) (?:(?:por|o|pelo|te) )*(?:incomodar|incômodo|incomodo|transtorno)|desculp\\p{L}*|perdão|foi mal|(?:muito )?obrigad[oa]|valeu|brigad[oa]|agradeço|desde já|seria (?:ótimo|legal|incrível|maravilhoso|perfeito|muito)|(?:você|vocês|tu|cê) (?:ia|iam|me|vai|vão) (?:me )?(?:salvar\\p{L}*|ajudar\\p{L}*|salva\\p{L}*)|(?:tô|to|estou) (?:tentando|há|desde|aprendendo)|já tentei|tentei|sem pressa|se (?:alguém|vocês|você) (?:puder|souber|conseguir)',
  'spero (?:che )?(?:sia|di essere|si sia) (?:chiar[oa]|stat[oa] chiar[oa]|capit[oa])|(?:non )?(?:so|saprei) (?:se|come|cosa|bene|spiegar\\p{L}*)|nessuna idea|boh|spero|speriamo|(?:scusa\\p{L}*|perdona\\p{L}*) (?:(?:per|il|tanto) )*disturbo|scusa(?:te|mi|temi)? (?:il|la|per|se|ma|tanto|i)|mi scuso|chiedo scusa|perdona\\p{L}*|(?:mille |tante |molte )?grazie|vi ringrazio|ti ringrazio|ringrazio|sarebbe (?:bello|fantastico|perfetto|un|davvero|molto|stupendo|il massimo)|mi far\\p{L}+ un|ci provo|ci sto provando|ho (?:già )?(?:provato|tentato)|è da (?:ore|giorni|un)|senza fretta|con calma|se (?:qualcuno|sapete|riuscite)',
);

/** True for thanks, apologies, hurry and judgements, and for questions whether it is possible at all. */
export const isCourteous = (text: string): boolean => {
  const words = plain(text);
  return PLEA.test(words) || JUDGED.test(words) || HURRY.test(words);
};

/**
 * What follows thanks, an apology, a hope or a doubt: "you get it" of "hope you get it". It may still be a wish. Null for
 * words that do not begin so.
 */
export const afterCourtesy = (text: string): string | null => {
  const words = plain(text);
  const found = SAID.exec(words);
  return found === null ? null : words.slice(found[0].length).trim();
};
