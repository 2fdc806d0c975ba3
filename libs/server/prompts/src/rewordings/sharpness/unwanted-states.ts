import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What something should not be, where the words are those of a wish to make it so: "the background should not be
 * blurry" is "sharpen the background", and a plate that must not be readable is hidden.
 */

/**
 * "The background should not be blurry", "der Hintergrund ist zu unscharf": what is blurred there shall become sharp,
 * although the words are those of a wish to blur it.
 */
const BLURRED: readonly Rewording[] = [
  [
    word(
      "(?<what>(?:the|my|our|his|her|their|its) (?:\\p{L}+ ){1,2}?)(?:(?:should|must|can|shall)(?: not|not|n['’]?t)(?: be| look| come out)?(?: so| that| too)?|(?:is|are|looks?|came out|turned out) (?:too|so|far too|way too)) (?:blurr(?:y|ed)|out of focus|unsharp|fuzzy)",
    ),
    'sharpen $<what>',
  ],
  [
    word(
      "(?:i (?:don['’]?t|do not) (?:like|want) )(?:the|that|this) (?:blur|blurriness) (?:in|on|of) (?<what>(?:the|my|our) \\p{L}+)",
    ),
    'sharpen $<what>',
  ],
  [
    word(
      '(?<what>(?:der|die|das|mein\\p{L}*|unser\\p{L}*) \\p{L}+) (?:(?:soll\\p{L}*|darf|dürfen|muss) nicht (?:so |mehr )?(?:unscharf|verschwommen|verwackelt)(?: (?:sein|werden|bleiben|aussehen))?|(?:ist|sind|wirkt) (?:viel )?(?:zu|so) (?:unscharf|verschwommen|verwackelt))',
    ),
    'schärfe $<what>',
  ],
  [
    word(
      '(?:que )?(?<what>(?:el|la|los|las|mi|mis) \\p{L}+) (?:no (?:debe(?:ría)?n? )?(?:salga|quede|esté|sea|se vea|estar|salir|quedar|verse)n? (?:tan )?|(?:está|sale|salió|salieron|quedó)n? (?:muy|demasiado|tan) )(?:borros|desenfocad)[oa]s?',
    ),
    'enfoca $<what>',
  ],
  [
    word(
      "(?:que )?(?<what>(?:les? |la |l['’]|mon |ma |mes )\\p{L}+) (?:ne (?:doi(?:t|vent)|devrai(?:t|ent)|soi(?:t|ent)) pas (?:être )?(?:si |aussi )?|(?:est|sont) (?:trop|si|bien trop) )flou(?:e?s?)",
    ),
    'rends plus net $<what>',
  ],
  [
    word(
      '(?:que )?(?<what>(?:o|a|os|as|meu|minha) \\p{L}+) (?:não (?:(?:deve(?:ria)?|pode)m? )?(?:fique|esteja|seja|ficar|estar|ser)m? (?:tão )?|(?:está|ficou|saiu|estão|ficaram) (?:muito|tão|demasiado) )(?:desfocad|borrad|embaçad)[oa]s?',
    ),
    'deixa mais nítido $<what>',
  ],
  [
    word(
      "(?:che )?(?<what>(?:il |lo |la |i |gli |le |l['’])\\p{L}+) (?:non (?:(?:dev\\p{L}+|dovrebbe\\p{L}*) )?(?:essere|sia|siano) (?:così )?|(?:è|sono|viene) (?:troppo|così) )(?:s?focat|sfuocat|moss)[oaie]",
    ),
    'rendi più nitido $<what>',
  ],
  [word('(?:i|we) (?:used|had|(?:took|shot) (?:it|this) (?:in|with)) (?:the )?portrait mode(?: on)?'), ''],
  // "Less blur in the background", which is named like a blurred background.
  [word('less (?:blur|blurriness) (?:in|on|of) (?<what>(?:the|my|our) \\p{L}+)'), 'sharpen $<what>'],
  [word('weniger (?:unschärfe|weichzeichnung) (?:im|am|vom) (?<what>\\p{L}+)'), 'schärfe den $<what>'],
  [word('menos (?:desenfoque|borroso) (?:en|de) (?<what>(?:el|la|mi) \\p{L}+)'), 'enfoca $<what>'],
  [
    word("moins de flou (?:sur|dans|à) (?<what>(?:le |la |l['’])\\p{L}+(?:-plan)?)"),
    'rends plus net $<what>',
  ],
  [word('menos desfoque (?:no|do) (?<what>\\p{L}+)'), 'deixa mais nítido o $<what>'],
  [word('meno sfocat(?:o|ura) (?:sullo|nello|dello) (?<what>\\p{L}+)'), 'rendi più nitido lo $<what>'],
];

/** "The plate must not be readable", "man darf das Kennzeichen nicht lesen können": it shall be hidden. */
const READABLE: readonly Rewording[] = [
  [
    word(
      "(?<what>(?:the|my|our|his|her|their) (?:\\p{L}+ ){1,3}?)(?:should|must|can|may|shall)(?: not|not|n['’]?t) be (?:readable|legible|read|deciphered)(?: any ?more| by anyone)?",
    ),
    'blur $<what>',
  ],
  [
    word(
      '(?:make sure |so )?(?:that )?(?:nobody|no one|no-one) (?:can|could) read (?<what>(?:the|my|our) (?:\\p{L}+ ?){1,2})',
    ),
    'blur $<what>',
  ],
  [
    word('make (?<what>(?:the|my|our|his|her|their) (?:\\p{L}+ ){1,2}?)(?:unreadable|illegible)'),
    'blur $<what>',
  ],
  [
    word(
      '(?<what>(?:der|die|das|mein\\p{L}*|unser\\p{L}*) \\p{L}+) (?:soll\\p{L}*|darf|dürfen) (?:man )?(?:nicht|nimmer)(?: mehr)? (?:lesbar sein|lesen können|zu lesen sein|gelesen werden)',
    ),
    'verdecke $<what>',
  ],
  [
    word('(?:que )?(?:no (?:se )?(?:lea|pueda leer|puedan leer|lean) (?<what>(?:el|la|los|las|mi) \\p{L}+))'),
    'oculta $<what>',
  ],
  [
    word('(?<what>(?:el|la|los|las|mi) \\p{L}+) no (?:debe|puede|debería)n? (?:ser|quedar|estar) legibles?'),
    'oculta $<what>',
  ],
  [
    word(
      "(?<what>(?:les? |la |l['’]|mon |ma )\\p{L}+) ne (?:doi(?:t|vent)|devrai(?:t|ent)) (?:pas|plus) (?:être lisibles?|se lire|se voir)",
    ),
    'masque $<what>',
  ],
  [
    word(
      '(?:que )?(?:ninguém (?:consiga|possa) ler|não dê (?:para|pra) ler|não se leia) (?<what>(?:o|a|os|as|minha|meu) \\p{L}+)',
    ),
    'esconde $<what>',
  ],
  [
    word('(?<what>(?:o|a|os|as|meu|minha) \\p{L}+) não (?:deve|pode)m? (?:ficar|ser|estar) legíve(?:l|is)'),
    'esconde $<what>',
  ],
  [
    word(
      "(?<what>(?:il |lo |la |i |gli |le |l['’])\\p{L}+) non (?:dev\\p{L}+|dovrebbe\\p{L}*) (?:essere leggibil[ei]|leggersi)",
    ),
    'nascondi $<what>',
  ],
];

/** "My teeth shouldn't be so yellow", "can it not be so dark": a complaint that they are. */
const SO: readonly Rewording[] = [
  [
    word('can (?<what>it|this|that) not be (?:so|that|quite so) (?<state>\\p{L}+)'),
    '$<what> is too $<state>',
  ],
  [
    word(
      "(?<what>(?:the|my|our|his|her|their|its) (?:\\p{L}+ ){1,2}?)(?:should|must)(?: not|n['’]?t) (?:be|look|appear) (?:so|that|too|as) (?<state>\\p{L}+)",
    ),
    '$<what>is too $<state>',
  ],
  [
    word(
      '(?:que )?(?<what>los dientes|las? \\p{L}+|el \\p{L}+) no (?:se vea|salga|quede|sea|esté)n? tan (?<state>\\p{L}+)',
    ),
    '$<what> está demasiado $<state>',
  ],
  [
    word(
      "(?<what>i denti|(?:il |lo |la |le |l['’])\\p{L}+) non (?:dev\\p{L}+ |dovrebbe\\p{L}* )(?:essere|sembrare) (?:così|tanto) (?<state>\\p{L}+)",
    ),
    '$<what> è troppo $<state>',
  ],
  [word('no more (?<what>red eyes|wrinkles|grain|noise|spots|scratches|shine)'), 'remove the $<what>'],
];

/** What is said not to be, in words that name what is to be done. */
export const UNWANTED_STATES: readonly Rewording[] = [...BLURRED, ...READABLE, ...SO];
