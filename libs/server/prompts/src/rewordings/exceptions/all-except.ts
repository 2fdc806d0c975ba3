import type { Rewording } from '../rewording.ts';

/* What is spared of a change of everything, and what alone is changed, in words that both readers lose. */

/** A part with its article, in the languages of the forms below. */
const DE = '(?:de[rnm]|das|die|mein\\p{L}*|unser\\p{L}*) \\p{L}+';
const ROMANCE = "(?:(?:el|la|los|las|le|les|o|os|a|as|il|lo|i|gli|mi|mon|ma|mio|mia|meu|minha) |l')\\p{L}+";

export const ALL_EXCEPT: readonly Rewording[] = [
  // "Everything sepia but the car".
  [
    /(?<=(?<!\p{L})everything(?: (?:in|is|to))? (?:black and white|b ?& ?w|sepia|gr[ae]y(?:scale)?|monochrome|desaturated|darker|brighter|warmer|cooler)),? but (?=(?:the|my|his|her|our|their) )/giu,
    ' except ',
  ],
  // "Alles schwarzweiß, nur das Auto nicht".
  [
    new RegExp(
      `(?<=(?<!\\p{L})alles [^,.;!?]{2,40}),? (?:nur|bloß|aber) (?<what>${DE}) nicht(?!\\p{L})`,
      'giu',
    ),
    ' außer $<what>',
  ],
  [
    new RegExp(`(?<=(?<!\\p{L})todo [^,.;!?]{2,40}),? (?:solo|sólo) (?<what>${ROMANCE}) no(?!\\p{L})`, 'giu'),
    ' menos $<what>',
  ],
  [
    new RegExp(`(?<=(?<!\\p{L})tudo [^,.;!?]{2,40}),? só (?<what>${ROMANCE}) não(?!\\p{L})`, 'giu'),
    ' menos $<what>',
  ],
  [
    new RegExp(`(?<=(?<!\\p{L})tutto [^,.;!?]{2,40}),? solo (?<what>${ROMANCE}) no(?!\\p{L})`, 'giu'),
    ' tranne $<what>',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})tout [^,.;!?]{2,40}),? (?:juste |seulement )?pas (?<what>${ROMANCE})(?!\\p{L})`,
      'giu',
    ),
    ' sauf $<what>',
  ],
  // "Alles unscharf außer dem Himmel" wants a blur, and complains of none.
  [
    /(?<!\p{L})alles (?:unscharf|verschwommen|verwischt)(?: machen)?(?=,? (?:außer|ausser|bis auf)(?!\p{L}))/giu,
    'alles weichzeichnen',
  ],
  // "Desaturate everything but the umbrella", in which "but" is lost after these verbs.
  [
    /(?<=(?<!\p{L})(?:desaturate|mute|gr[ae]y out) (?:all|everything)(?: else)?),? but(?: for)? (?=(?:the|my|his|her|our|their) )/giu,
    ' except ',
  ],
  [
    /(?<!\p{L})(?:turn (?:all|everything)(?: else)?,? (?:but|except)(?: for)? (?<turned>(?:the|my|his|her|our|their) \p{L}+(?: and (?:(?:the|my|his|her|our|their) )?\p{L}+)?) (?:black and white|b ?& ?w|gr[ae]y)|(?:drain|take|suck) (?:all |the |all the )?colou?rs? (?:from|out of) (?:all|everything)(?: else)?,? (?:but|except)(?: for)? (?<drained>(?:the|my|his|her|our|their) \p{L}+))(?!\p{L})/giu,
    'make everything black and white except $<turned>$<drained>',
  ],
  // "Floute tout sauf le ciel", "sfoca tutto tranne il cielo" and "alles weichzeichnen außer dem Himmel" are read as refused.
  [
    /(?<!\p{L})floute(?<ending>[rz]?) tout(?=,? (?:sauf|hormis|excepté|à part) (?:le ciel|les (?:arbres|plantes))(?!\p{L}))/giu,
    'floute$<ending> toute la photo',
  ],
  [
    /(?<!\p{L})sfoca(?<ending>re)? tutto(?=,? (?:tranne|eccetto|meno|a parte) (?:il cielo|gli alberi|le piante)(?!\p{L}))/giu,
    "sfoca$<ending> tutta l'immagine",
  ],
  [
    /(?<!\p{L})alles weichzeichnen,? (?:außer|ausser|bis auf) (?<what>(?:de[mnr]|meine[mnr]|unsere[mnr]) (?!hintergrund)\p{L}+)(?=\s*(?:[,.;!?]|$))/giu,
    'mach alles außer $<what> unscharf',
  ],
  // "Menos meu gato": the article that the possessive often has tells the exception from "less".
  [/(?<=(?<!\p{L})(?:tudo|todo mundo) [^,.;!?]{2,40}?menos )(?=(?:meus?|nossos?) )/giu, 'o '],
  [/(?<=(?<!\p{L})(?:tudo|todo mundo) [^,.;!?]{2,40}?menos )(?=(?:minhas?|nossas?) )/giu, 'a '],
  // "Seulement le ciel en couleur", "só o céu em cores".
  [
    new RegExp(
      `^(?:seulement|juste|uniquement) (?<what>${ROMANCE}) en couleurs?(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    'tout en noir et blanc sauf $<what>',
  ],
  [
    new RegExp(
      `^(?:só|apenas|somente) (?:[oa] )?(?<what>${ROMANCE}|(?:meu|minha) \\p{L}+) (?:em cores?|colorid[oa])(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    'tudo em preto e branco exceto $<what>',
  ],
  // "Deja solo el coche en blanco y negro": the car alone changes, and is not cut out.
  [
    new RegExp(
      `(?<!\\p{L})(?:dej(?:a|ar|e)|deix(?:a|ar|e)|lasci(?:a|are)) (?<only>solo|sólo|só|apenas|soltanto) (?<what>${ROMANCE}) (?=(?:en|em|in) (?:blanco y negro|preto e branco|bianco e nero|s[eé]p(?:ia|pia))(?!\\p{L}))`,
      'giu',
    ),
    '$<only> $<what> ',
  ],
  // "Blur everything but the background": what stands in front of it, and not the background.
  [
    /(?<!\p{L})blur (?:all|everything)(?: else)? (?:except|but|apart from|other than)(?: for)? (?:the )?background(?!\p{L})/giu,
    'blur the subject',
  ],
  [
    /(?<!\p{L})(?:mach )?alles (?:unscharf|weichzeichnen) (?:außer|ausser|bis auf) de[mn] hintergrund(?!\p{L})/giu,
    'das Motiv weichzeichnen',
  ],
  [
    /(?<!\p{L})(?:desenfoca|difumina)r? todo (?:menos|excepto|salvo) el fondo(?!\p{L})/giu,
    'difumina el sujeto',
  ],
  [/(?<!\p{L})floute[rz]? tout (?:sauf|à part) (?:l'arrière-plan|le fond)(?!\p{L})/giu, 'floute le sujet'],
  [/(?<!\p{L})desfo(?:ca|car|que) tudo (?:menos|exceto) o fundo(?!\p{L})/giu, 'desfoca o sujeito'],
  [/(?<!\p{L})sfoca(?:re)? tutto (?:tranne|eccetto) lo sfondo(?!\p{L})/giu, 'sfoca il soggetto'],
  [/(?<=(?<!\p{L})(?:blur|darken|brighten) (?:all|everything) )apart from(?!\p{L})/giu, 'except'],
];
