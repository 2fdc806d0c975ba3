/*
 * How people say in six languages what shall stay as it is. The texts are those of `plain`: in lower case, with spaces
 * instead of apostrophes.
 */

const whole = (...words: readonly string[]): string => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** For each language the words that negate, and the stems of verbs for changing and for spoiling. */
const LANGUAGES: readonly (readonly [not: string, change: string, spoil: string])[] = [
  [
    'don t|dont|do not|not|never|no|without|w o',
    'touch|chang|alter|affect|mess|modif|edit|mov|interfer|disturb',
    'los|ruin|spoil|destroy|damag|harm|wreck|kill|blow|burn|clip|overexpos',
  ],
  [
    'nicht|ohne|nie|kein\\p{L}*',
    '\\p{L}*änder|anfass|anzufass|anrühr|anzurühr|berühr|antast|anzutast|bearbeit|beeinfluss|verfälsch',
    'verl[io]|ruinier|verderb|verdorb|zerstör|kaputt|beschädig|\\p{L}*brenn|überbelicht|überstrahl|verschwind',
  ],
  [
    'no|sin|nunca',
    'toc|toqu|cambi|alter|modifi|afect|mov|muev',
    'perd|pierd|arruin|estrop|destru|dañ|quem|sobreexp',
  ],
  [
    'ne|n|pas|sans|jamais',
    'touch|chang|modifi|altér|affect|boug(?!ie)',
    'perd|abîm|abim|gâch|détrui|dénatur|cram|brûl|surexp',
  ],
  [
    'não|nao|sem|nunca',
    'mex|mud|alter|modifi|toc|toqu|afet',
    'perd|perc|estrag|destru|danif|estour|queim|arruin',
  ],
  ['non|senza|mai', 'tocc|cambi|modific|alter|intacc', 'perd|rovin|distrugg|danneggi|bruci|sovraesp|guast'],
];

const negating = (which: 1 | 2): RegExp =>
  pattern(
    LANGUAGES.map(
      (language) =>
        `(?:${whole(language[0])}.*(?<!\\p{L})(?:${language[which]})|(?<!\\p{L})(?:${language[which]})\\p{L}*.*${whole(language[0])})`,
    ).join('|'),
  );
/** A verb of changing or spoiling, in any of the languages. */
export const CHANGES = pattern(
  `^(?:\\p{L}+ )?(?:${LANGUAGES.flatMap(([, change, spoil]) => [change, spoil]).join('|')})\\p{L}*(?: \\p{L}+)?$`,
);
/** "Don't touch the sky", "ohne den Himmel zu ändern", "senza toccare il cielo". */
export const LEAVES_UNCHANGED = negating(1);
/** "Finger weg vom Zelt". */
export const HANDS_OFF = /^(?:and |und )?(?:hands off|finger weg von?m?)(?!\p{L})/iu;
/** "Don't lose the stars", "sem estourar o céu". */
export const LEAVES_UNSPOILT = negating(2);

/** "Careful with the graffiti". */
export const CAREFUL =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma|please|bitte|be) )*(?:careful (?:with|of)|mind the|vorsicht (?:mit|bei)|cuidado con|attention (?:à|au|aux)|cuidado com|attenzione a\p{L}*|occhio a\p{L}*)(?!\p{L})/iu;
/** Too much light. */
export const BURNS =
  /burn|blow|clip|overexp|brenn|überbel|überstr|quem|sobreexp|cram|brûl|surexp|estour|queim|bruci|sovraesp/iu;
/** Verbs of keeping and staying. Many of them also mean “make”. */
export const KEEPS = pattern(
  whole(
    'keep(?:s|ing)?|leav(?:e|es|ing)|preserv(?:e|ing)|protect(?:ing)?|stays?|remains?|respect(?:ing)?',
    'lass(?:e|t|en)?|\\p{L}*behalte?[nt]?|beizubehalten|belass\\p{L}*|\\p{L}*bleib\\p{L}*|bewahr\\p{L}*|schon(?:e|en)',
    'dej(?:a|ar|e|es|ando)|mant(?:én|en|ener|eniendo|enga)|conserv(?:a|ar|ando|e)|respet(?:a|ar|ando|e)|se qued[ae]n?|preserv(?:a|ar|ando)',
    'laiss(?:e|er|ez|ant)|gard(?:e|er|ez|ant)|conserv(?:e|er|ez|ant)|préserv(?:e|er|ez|ant)|respect(?:e|er|ez|ant)|rest(?:e|ent|er)',
    'deix(?:a|ar|e|ando)|mant(?:ém|em|er|endo|enha)|preserv(?:a|ar|ando|e)|respeit(?:a|ar|ando|e)|fi(?:ca|cam|que|quem|car)',
    'lasci(?:a|are|ando|ate)|mant(?:ieni|enere|enendo|enga)|tieni|conserv(?:a|are|ando)|preserv(?:a|are|ando)|rispett(?:a|are|ando)|rest(?:a|ano|are|i)|riman(?:e|gono|ere|ga)',
  ),
);
/** Keeping something as it is, with words that never mean “make”. */
export const AS_IT_IS = pattern(
  whole(
    'as (?:it|he|she|they) (?:is|are|was|were)|as is|alone|untouched|unchanged|intact|the way (?:it|they) (?:is|are)|the same|natural(?:ly)?',
    'so(?: wie (?:er|sie|es) (?:ist|sind))?|wie (?:er|sie|es) (?:ist|sind)|unverändert|unangetastet|in ruhe|gleich|natürlich',
    '(?:tal )?como est[aá]n?|tal cual|igual(?:es)?|intact[oa]s?|as[ií]|natural(?:es)?',
    'comme (?:il|elle|ils|elles|c) (?:est|sont)|tel(?:le)?s? quel(?:le)?s?|intacte?s?|pareil(?:le)?s?|tranquilles?|inchangée?s?|naturel(?:le)?s?',
    'como (?:está|estão|tá|estava)|intact[oa]s?|igua(?:l|is)|quiet[oa]s?|do jeito que est(?:á|ão)|natura(?:l|is)',
    'com ?è|come sono|così|intatt[oaie]|ugual[ei]|invariat[oaie]|natural[ei]|stare',
  ),
);
/** Verbs that say of something that it stays, and a wish to. */
export const MUST_STAY = pattern(
  whole(
    '(?:must|should|has to|have to|needs? to|shall)(?: please)? (?:stay|remain|be kept|be left|look the same)|stays|remains',
    '(?:soll(?:en)?|muss|müssen).*(?:bleiben|behalten)|bleibt|bleiben',
    'se qued[ae]n?|(?:tiene|debe)n? que quedar\\p{L}*|debe quedar\\p{L}*',
    '(?:doi(?:t|vent)) rester|reste(?:nt)?',
    '(?:tem|têm|deve|devem) (?:que |de )?ficar|fica|ficam',
    'dev(?:e|ono) (?:restare|rimanere)|rest(?:a|ano)|riman(?:e|gono)',
  ),
);

/** What may stay, and need not: "das Korn kann ruhig bleiben", "but the dog is fine". */
export const MAY_STAY = pattern(
  whole(
    '(?:can|may|could) (?:stay|remain|be left)|(?:is|are) (?:fine|ok|okay)$',
    '(?:kann|können|darf|dürfen).*bleiben|(?:ist|sind) (?:ok|okay|in ordnung)$',
    'puede[n]? quedar\\p{L}*|est[áa]n? bien$',
    'peu(?:t|vent) rester|(?:est|sont) (?:très )?bien$',
    'pode[m]? ficar|(?:est(?:á|ão)|tá|tão) (?:bom|boa|bem|ok)$',
    '(?:può|possono) (?:restare|rimanere)|(?:va|vanno) bene$',
  ),
);

/** "Keep it natural": how the result should be. */
export const KEEPS_IT = pattern(whole('(?:keep|leave)(?:ing)? (?:it|them|this|that|things|everything)'));

const OPENING =
  '(?:(?:and|but|just|only|please|pls|so|und|aber|bitte|dabei|nur|y|pero|solo|sólo|por favor|et|mais|e|mas|só|ma|però|il faut|il ne faut|it s|that s) )*(?:it s for (?:\\p{L}+ ){1,4}so (?:(?:and|but|just|only|please) )*)?';
const ONLY_ARTICLE =
  '(?:the|my|our|his|her|their|der|die|das|den|dem|im|am|beim|dessen|mein\\p{L}*|sein\\p{L}*|ihr\\p{L}*|unser\\p{L}*|el|la|los|las|mi|mis|su|sus|al?|le|les|l|mon|ma|mes|son|sa|ses|o|os|a|as|no|na|nos|nas|meu|minha|seu|sua|il|lo|i|gli|mio|mia|suo|sua|nel|nell|nello|nella|nelle|nei|negli|sul|sull|sullo|sulla|sulle|sui|sugli|alla|al|au|aux)';
/** "Not the sky", "aber nicht die Kerzen", "mas não a pele". */
export const NOT_THE = pattern(
  `^${OPENING}(?:not|nicht|no|pas|não|nao|non)(?: (?:on|in|at|bei|a|en|à|em|su|sur|dans))? ${ONLY_ARTICLE} `,
);
/** "Il cielo no", "den Himmel aber nicht", and without an article "Haut aber nicht". */
export const THE_NOT = pattern(
  `^${OPENING}(?:${ONLY_ARTICLE} .* (?:not|nicht|no|pas|não|nao)|(?:haut|himmel|gesicht(?:er)?|hintergrund|zähne) (?:aber|jedoch) nicht)$`,
);
/** "Except the sky". */
export const EXCEPT = pattern(
  `^(?:and |but )?(?:except(?: for)?|apart from|other than|au(?:ß|ss)er|bis auf|mit ausnahme|excepto|salvo|menos|sauf|excepté|hormis|à part|exceto|tranne|eccetto|a parte|escluso|esclusa) (?:(?:the|on|bei|im|en|sur|à|em|su|per|pour|para|für) )*${ONLY_ARTICLE} `,
);

/** Everything else shall stay. Whatever is not asked for is never done. */
export const NOTHING_ELSE = pattern(
  `^${OPENING}(?:${[
    '(?:nothing|not anything) (?:else|more)(?: (?:please|at all|should change|changes))?',
    'that s (?:all|it)|thats (?:all|it)|that is all',
    '(?:don t|dont|do not|without) (?:alter|chang|touch|edit|modify|do|mess|affect)\\p{L}*(?: with)? (?:anything|the rest|everything)(?: else)?',
    '(?:leave|keep|leaving|keeping) (?:the rest|everything else|all else|all the rest)(?: .*)?',
    '(?:change|touch|edit|do) nothing else',
    '(?:the rest|everything else) .*(?:fine|good|ok|okay|stays?|same|alone|is)(?: .*)?',
    'i only want (?:one|1) thing|only th(?:at|is)|just th(?:at|is)',
    'sonst (?:bitte )?(?:gar )?nichts?(?: .*)?|(?:und )?nichts (?:anderes|weiter|sonst)(?: .*)?|mehr nicht|das (?:ist|wär|wäre) alles|nur das',
    '(?:den |der |das |am )?(?:rest|alles andere|alles übrige) .*(?:lassen|bleiben|bleibt|nicht|gut|passt|so)(?: .*)?',
    'nada más|(?:no|sin) (?:\\p{L}+ ){1,2}nada más|solo eso|sólo eso|eso es todo',
    '(?:deja|dejar|dejando|mantén) (?:todo )?(?:lo demás|el resto)(?: .*)?|(?:todo )?(?:lo demás|el resto) .*(?:no|bien|igual|así|está)(?: .*)?|(?:no|sin) (?:\\p{L}+ )?(?:lo demás|el resto)',
    'rien d autre(?: ne (?:doit|devrait) (?:changer|bouger|être \\p{L}+)| ne (?:change|bouge)| (?:de )?(?:changé|modifié|touché))?|rien de plus|c est tout|(?:ne )?(?:\\p{L}+ )?(?:pas )?rien d autre|sans (?:\\p{L}+ )(?:rien d autre|le reste|au reste)|juste ça',
    '(?:laisse|laissez|laisser|garde|gardez|en laissant) (?:tout )?le reste(?: .*)?|(?:tout )?le reste .*(?:bien|bon|pas|pareil|comme|tel)(?: .*)?|(?:ne )?(?:touche|change)\\p{L}* (?:pas )?(?:au|le) reste',
    'só isso|so isso|mais nada|nada mais|(?:não|nao|sem) (?:\\p{L}+ ){1,2}(?:mais )?nada(?: mais)?|apenas isso',
    '(?:deixa|deixe|deixando|mantém) (?:todo )?o resto(?: .*)?|(?:todo )?o resto .*(?:não|nao|bom|bem|assim|igual|está|fica)(?: .*)?|(?:não|nao|sem) (?:\\p{L}+ )(?:n?o resto)',
    '(?:nient|niente) altro(?: (?:è |va )?(?:modificat|cambiat|toccat)[oi]| (?:deve|dovrebbe) (?:cambiare|essere \\p{L}+))?|nulla di più|e basta|basta|(?:non|senza) (?:\\p{L}+ ){1,2}(?:altro|nient altro|il resto)|solo questo',
    '(?:lascia|lasciare|lasciando|mantieni) (?:tutto )?il resto(?: .*)?|(?:tutto )?il resto .*(?:bene|così|non|com|uguale|resta)(?: .*)?',
  ].join('|')})$`,
);

/** "All but the umbrella", "everything except the guitar": the exception says what the wish is about. */
export const OF_ALL = pattern(
  whole(
    'all|every\\p{L}*|alle[nsrm]?|jede\\p{L}*|tod[oa]s?|tout(?:e|es)?|tous|tutt[oiae]|cada|chaque|ogni|rest|reste|resto|anonymi\\p{L}*',
  ),
);

/** Phrases of the lexicons in which the background is only a part of another meaning: "ohne den Hintergrund". */
export const WITH_BACKGROUND = / (?:hintergrund|fondo|fundo|sfondo|fond)$/iu;
