import { inPlainerWords, type Rewording } from '../words/plainer/rewording.ts';
import { TAKEN_AND_MADE } from '../words/plainer/removals/taken-and-made.ts';

/*
 * What is said beside a wish and changes nothing of it: where the picture will be shown, its age, how many wishes follow, that
 * no more is wanted, and that something is taken of which the wish follows.
 */

/** Words that ask for another shape or size. */
const SHAPING =
  'crop|square|size|resi[sz]e|ratio|format|fit|shape|portrait|landscape|post|stor(?:y|ies)|reel|\\d+ ?[x×:]|zuschn|zugeschn|quadrat|größe|hochkant|verkleiner|recort|cuadrad|tamaño|medida|adapt|histori|recadr|carré|taille|corta|quadrad|tamanho|ritagl|taglia|dimension|passend';
const WITHOUT_SHAPING = new RegExp(`^(?![^]*(?<!\\p{L})(?:${SHAPING}))`, 'iu');
/** "For Instagram" is no wish for a square, if nothing is said of a shape. */
const FOR_INSTAGRAM: Rewording = [
  /(?<=\p{L} )(?:for|für|para|pour|pro|pra|per) (?:(?:my|mein|mi|mon|meu|il mio) )?(?:instagram|insta|facebook)(?=\s*(?:[,.;!?]|$))/giu,
  '',
  WITHOUT_SHAPING,
];

/** "Without changing anything else": nothing else is changed anyway. */
const NOTHING_ELSE: Rewording = [
  /(?<=\p{L}),? (?:(?:and |but )?(?:without changing|don['’]?t change|do not change) anything else|(?:und |aber )?ohne (?:sonst )?(?:irgend)?(?:etwas|was) (?:anderes )?zu (?:ver)?ändern|(?:y |pero )?sin (?:cambiar|tocar) nada más|(?:et |mais )?sans rien changer d['’]autre|(?:e |mas )?sem (?:mudar|mexer em) (?:mais nada|nada mais)|(?:e |ma )?senza (?:cambiare|toccare) (?:altro|nient['’]altro)|(?<=,)(?:y )?nada más|(?<=,)(?:e )?(?:nada mais|mais nada))(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

/** "The photo is from yesterday." */
const FROM_YESTERDAY: Rewording = [
  /^(?:(?:this|the) (?:photo|picture|pic) is from (?:yesterday|today|last \p{L}+)|das (?:foto|bild) ist von (?:gestern|heute|letzte[rmn]? \p{L}+)|la foto es de (?:ayer|hoy|la semana pasada)|(?:la|lo) (?:saqué|tomé|hice) (?:ayer|hoy|esta mañana|anoche|la semana pasada|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))|la photo (?:date d['’]hier|est d['’]hier|est d['’]aujourd['’]hui)|a foto é de (?:ontem|hoje)|la foto è di (?:ieri|oggi))[.,;!] */iu,
  '',
];

/** "This photo: brighten it". */
const NAMED_BEFORE: Rewording = [
  /^(?:(?:this|my|the) (?:photo|picture|pic|image)|(?:dieses|mein) (?:foto|bild)|esta (?:foto|imagen)|cette (?:photo|image)|ess?ta (?:foto|imagem)|questa (?:foto|immagine)) ?[:–-] */iu,
  '',
];

/** "Lightroom style edit: exposure +0.5". */
const PROGRAM_BEFORE: Rewording = [
  /^(?:(?:do|apply|make) )?(?:an? )?(?:lightroom|photoshop|camera raw|capture one|darktable|lr|ps)(?:[- ](?:style|like))?(?: (?:edits?|adjustments?|settings|values|look|tweaks?))? ?[:–-] */iu,
  '',
];

/** "Dear editor," and "Thank you, Margaret": how a letter begins and ends. */
const LETTER: readonly Rewording[] = [
  [/^dear (?:editor|sir(?: or madam)?|madam|team|friends?|all|safelight|assistant|ai)[,.!:]* /iu, ''],
  [
    /(?<=[.!?] ?)(?:Thank you(?: (?:so|very) much)?|Many thanks|Thanks|Kind regards|Best regards|Best|Regards|Sincerely|Cheers|Yours|Love|Viele Grüße|Liebe Grüße|Mit freundlichen Grüßen|LG|Danke|Saludos|Un saludo|Gracias|Cordialement|Bien à vous|Merci|Abraços|Atenciosamente|Obrigad[oa]|Cordiali saluti|Saluti|Grazie)[,.!]*(?:\s+\p{Lu}\p{Ll}+){0,2}[.!]?\s*$/u,
    '',
  ],
];

/** "It was a beautiful day but my phone made it all grey": why something is wished. */
const REASONS: readonly Rewording[] = [
  [
    /(?<=\p{L}[?!.,;]? )(?:(?:because|as) )?(?:it|this) was (?:(?:such )?a )?(?:beautiful|lovely|sunny|gorgeous|nice|great|perfect|clear)(?: (?:sunny )?(?:day|evening|morning|sky))?,? but (?:my|the) (?:phone|camera|iphone|cell) made (?:it|everything|the sky|that)(?: all| look| so)* \p{L}+(?=\s*(?:[.;!?]|$))/iu,
    '',
  ],
  [
    /(?<=\p{L}[.;!]) (?:mi piacerebbe|vorrei|vogliamo|vorremmo) stamparla (?:in )?(?:grande|bella grande)(?: per [\p{L}'’ ]{2,40})?(?=\s*(?:[.;!?]|$))/iu,
    '',
  ],
  [/(?<=\p{L}),? (?:because )?(?:i |we )?(?:just )?want to be honest(?: about it)?(?=\s*(?:[.;!?]|$))/iu, ''],
  [
    /(?<=\p{L})[,.?!]? (?:er|sie|es|der|die|das) (?:hat|haben) (?:mir |uns )?(?:mein|das|unser) (?:ganzes )?(?:foto|bild) (?:ruiniert|versaut|verdorben|kaputt ?gemacht)(?=\s*(?:[.;!?]|$))/iu,
    '',
  ],
  [
    /(?<=\p{L})[,.?!]? (?:il|elle|ça|ils|elles) (?:a|ont) (?:gâché|ruiné|bousillé) (?:ma|la|notre) (?:photo|image)(?=\s*(?:[.;!?]|$))/iu,
    '',
  ],
  [
    /(?<=\p{L})[,.?!]? (?:(?:ele|ela|isso) )?(?:estragou|arruinou|acabou com|detonou) (?:a |com )?(?:minha|a|nossa) (?:foto|imagem)(?: (?:kk+|rs+|haha))?(?=\s*(?:[.;!?]|$))/iu,
    '',
  ],
  [
    /(?<=\p{L})[,.?!]? (?:(?:mi|ci) )?(?:ha|hanno) (?:rovinato|guastato) (?:la|la mia|la nostra) (?:foto|immagine)(?=\s*(?:[.;!?]|$))/iu,
    '',
  ],
];

/** "I'm selling my car online and need …": a story before the wish, which names what shall not be removed. */
const SELLING: readonly Rewording[] = [
  [
    /(?<=^(?:(?:hi|hey|hello)[,.!]* )?)(?:i['’]?m|i am|we['’]?re|we are) selling (?:my|our|this|the) [\p{L}\d -]{2,30}?(?: on(?:line| \p{L}+(?: marketplace)?))?(?:,| and| so){1,2} (?:i |we )?(?=(?:need|want|would like) )/iu,
    'i ',
  ],
  [
    /(?<=^(?:(?:hallo|hi|hey)[,.!]* )?)(?:ich verkaufe|wir verkaufen) (?:meine?n?|unsere?n?|das|die|den) \p{L}+(?: (?:online|auf \p{L}+|bei \p{L}+))? und (?=(?:brauche|möchte|will|hätte) )/iu,
    'ich ',
  ],
  [
    /(?<=^(?:(?:hola|buenas)[,.!]* )?)(?:estoy vendiendo|vendo) (?:mi|el|la) \p{L}+(?: (?:en|por) \p{L}+)? y (?=(?:necesito|quiero|quisiera) )/iu,
    '',
  ],
  [
    /(?<=^(?:(?:bonjour|salut|coucou)[,.!]* )?)je vends (?:ma|mon|la|le) \p{L}+(?: (?:en ligne|sur \p{L}+))? et (?=(?:j['’]|je ))/iu,
    '',
  ],
  [
    /(?<=^(?:(?:oi|olá)[,.!]* )?)(?:estou vendendo|vendo) (?:meu|minha|o|a) \p{L}+(?: (?:na|no|pela) \p{L}+)? e (?=(?:preciso|quero|queria|gostaria) )/iu,
    '',
  ],
  [
    /(?<=^(?:(?:ciao|salve|buongiorno)[,.!]* )?)(?:sto vendendo|vendo) (?:la mia|il mio|la|il) \p{L}+(?: (?:online|su \p{L}+))? e (?=(?:ho bisogno|vorrei|voglio|mi serve) )/iu,
    '',
  ],
];

/** "Two edits: brighter, and …". */
const COUNTED_BEFORE: Rewording = [
  /^(?:just |only |nur |solo |sólo |só |juste )?(?:two|2|three|3|four|4|a (?:couple|few)(?: of)?|some|zwei|drei|vier|ein paar|mehrere|dos|tres|unas?|varias|varios|deux|trois|quelques|duas|dois|três|umas|algumas|alguns|due|tre|alcune) (?:small |quick |little |minor |kleine |pequeñ[oa]s |petites |petits |pequen[oa]s |piccole )?(?:edits?|changes?|tweaks?|fixes|adjustments|things?|requests?|sachen|dinge|änderungen|wünsche|bitten|cosas|cosillas|cambios|retoques|ajustes|choses|changements|modifications|modifs|retouches|coisas|coisinhas|mudanças|alterações|cose|modifiche|ritocchi|richieste)(?: please| bitte| por favor)? ?[:–-] */iu,
  '',
];

/** "Foi tirada com um celular antigo": how it was taken, and no wish for an old look. */
const TAKEN_WITH: Rewording = [
  /(?<=\p{L})[,.] (?:(?:porque|pois|é que|ela|a foto|essa) )*foi (?:tirada|feita) (?:com|de|num|no|por) (?:(?:um|uma|meu|minha) )?(?:celular|telefone|telemóvel|câmera|iphone|tablet)(?: (?:bem|muito))? (?:antig[oa]|velh[oa]|ruim|simples)(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

/** "Because it looks better that way": why it is wished, and no wish for a better picture. */
const LOOKS_BETTER: Rewording = [
  /(?<=\p{L}),? (?:because|since|as|weil|da|porque|parce qu['’]?e?|car|perché) ?(?:(?:it|that|this|es|das|so|dann|ça|cela|c['’]|así|assim|così|sí) ?)*(?:(?:just |would |will )?(?:looks?|is|be) (?:so |much |way )*(?:better|nicer|prettier)(?: (?:this|that) way| like (?:this|that))?|(?:dann |so )?(?:viel )?(?:besser|schöner) (?:aussieht|wirkt|ist)|(?:queda|se ve|es) (?:mucho )?(?:mejor|más bonit[oa])(?: así)?|(?:est|fait|rend) (?:bien |beaucoup )?(?:mieux|plus (?:beau|belle|joli))(?: comme ça)?|(?:fica|é) (?:bem |muito )?(?:melhor|mais bonit[oa])(?: assim)?|(?:è|sta|viene) (?:molto )?(?:più bell[oa]|meglio)(?: così)?)(?=\s*(?:[.;!?]|$))/iu,
  '',
];

/** "Otherwise leave it as it is". */
const OTHERWISE_SAME: Rewording = [
  /(?<=[\p{L}\d%"”)?]),? (?:and |but |und |aber )?(?:otherwise (?:please )?(?:leave|keep) (?:it|everything|all) (?:as (?:it )?is|the same|unchanged|alone)|(?:ansonsten|sonst) (?:bitte )?(?:alles|es|nichts) (?:so (?:lassen|bleiben)|(?:ver)?ändern))(?=\s*(?:[.;!?]|$))/iu,
  '',
];

/** "Need the plate hidden", after a car: its license plate. */
const PLATE: Rewording = [
  /(?<=(?<!\p{L})(?:car|truck|van|bike|motorcycle|vehicle)(?!\p{L})[^]{0,80})the plates?(?= (?:(?:to be )?(?:hidden|blurred|covered|removed|gone|pixelated)))/giu,
  'the license plate',
];

const SAID_BESIDE: readonly Rewording[] = [
  PLATE,
  ...SELLING,
  FROM_YESTERDAY,
  NAMED_BEFORE,
  COUNTED_BEFORE,
  PROGRAM_BEFORE,
  ...LETTER,
  ...REASONS,
  TAKEN_WITH,
  LOOKS_BETTER,
  OTHERWISE_SAME,
  FOR_INSTAGRAM,
  NOTHING_ELSE,
  ...TAKEN_AND_MADE,
];

/** The prompt without what changes nothing of its wishes. */
export const withoutSaidBeside = (prompt: string): string => inPlainerWords(prompt, SAID_BESIDE);
