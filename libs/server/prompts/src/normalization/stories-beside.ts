import type { Rewording } from '../rewordings/rewording.ts';

/*
 * What people tell of their picture beside a wish, in words that name things or looks nobody wishes: what they sell, how the
 * picture was taken, and what spoilt it.
 */

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

/** "Need the plate hidden", after a car: its license plate. */
const PLATE: Rewording = [
  /(?<=(?<!\p{L})(?:car|truck|van|bike|motorcycle|vehicle)(?!\p{L})[^]{0,80})the plates?(?= (?:(?:to be )?(?:hidden|blurred|covered|removed|gone|pixelated)))/giu,
  'the license plate',
];

/** "Foi tirada com um celular antigo": how it was taken, and no wish for an old look. */
const TAKEN_WITH: Rewording = [
  /(?<=\p{L})[,.] (?:(?:porque|pois|é que|ela|a foto|essa) )*foi (?:tirada|feita) (?:com|de|num|no|por) (?:(?:um|uma|meu|minha) )?(?:celular|telefone|telemóvel|câmera|iphone|tablet)(?: (?:bem|muito))? (?:antig[oa]|velh[oa]|ruim|simples)(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

/** "Foto fatta sul letto col gatto in mezzo": where something was photographed. */
const TAKEN_ON: Rewording = [
  /(?<=^|[.,;!?] )(?:(?:the |la |a )?(?:foto fatta|foto scattata|foto (?:hecha|tomada|sacada|tirada|feita)|photo (?:taken|prise)) (?:(?:sul|sulla|su|on|in|en|na|no|sur|nel|nella) (?:the |my |mi |la |le |el |il |mon |ma |un |una )?|sull['’])\p{L}+(?: (?:with|con|col|avec|com) (?:the |el |la |le |o |a |il )?[\p{L} ]{2,30}?)?|(?:das )?foto auf (?:dem|der|meinem|meiner) \p{L}+(?: mit [\p{L} ]{2,30}?)? (?:gemacht|aufgenommen))[,.;!]? ?(?=[ .!?\u{1F300}-\u{1FAFF}]|(?<=, )\p{L})/giu,
  '',
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

export const STORIES_BESIDE: readonly Rewording[] = [PLATE, ...SELLING, TAKEN_WITH, TAKEN_ON, ...REASONS];
