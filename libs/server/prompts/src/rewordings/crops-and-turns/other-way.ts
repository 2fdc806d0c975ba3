import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A picture that shall be mirrored, as it is said without that word: "the car should drive the other way", "the way others
 * see me", "swap the sides". Who only shall look somewhere else in a picture of several is not known to be alone in it.
 */

const START = '(?<=^|[.!?;,\\n] ?|(?<!\\p{L})(?:and|und|y|et|e) )';

/** For each language a thing or somebody that goes or looks, and the other side; then the plainer wish. */
const GOING: readonly (readonly [who: string, other: string, plainer: string])[] = [
  [
    '(?:(?:make |have |let |i want |want )?(?:the|my|our|his|her|this) [\\p{L}-]+(?: [\\p{L}-]+)?|(?:make |have |let |i want |want )?(?:him|her|it|me|them|he|she|they|i)|make everyone)(?: (?:should|to|needs to|must|shall))? (?:be )?(?:drive|driving|go|going|face|facing|look|looking|point|pointing|move|moving|run|running|ride|riding|swim|swimming|fly|flying|walk|walking|head|heading)',
    '(?:in |into |to |towards? )?the (?:other|opposite) (?:way|direction|side)(?: (?:round|around))?',
    'flip it horizontally',
  ],
  [
    '(?:(?:ich will,? dass |dass )?(?:d(?:as|er|ie)|mein[e]?|unser[e]?|er|sie|es|ich) ?(?:[\\p{L}-]+ )?(?:soll|sollte|muss|sollen|müssen)?) ?',
    '(?:in die (?:andere|entgegengesetzte|umgekehrte) richtung|(?:auf|zu|nach) (?:die|der) andere[n]? seite|andersrum|anders herum|andersherum) ?(?:fahren|fährt|schauen|schaut|gucken|guckt|kucken|sehen|laufen|läuft|gehen|geht|zeigen|zeigt|reiten|schwimmen|fliegen|blicken|blickt)',
    'horizontal spiegeln',
  ],
  [
    '(?:quiero )?(?:(?:ver |a )?(?:el|la|mi|los|las|mis|al) \\p{L}+ (?:mirando|yendo|caminando|corriendo|andando)|que (?:(?:el|la|mi|los|las|mis) \\p{L}+ )?(?:vaya|vayan|mire|miren|corra|corran|ande|circule|apunte|camine|nade|vuele))',
    '(?:hacia|para|en|a) (?:el otro lado|el lado contrario|la otra dirección|dirección contraria|el otro sentido|sentido contrario)',
    'voltear horizontalmente',
  ],
  [
    "(?:je veux )?(?:(?:le|la|mon|ma) \\p{L}+ qui |qu(?:e (?:(?:la|le|les|ma|mon|mes|l['’]) ?\\p{L}+ )|['’](?:elle|il|ils|elles|on) ))(?:roule|aille|regarde|regardent|coure|marche|avance|parte|tourne|aillent)",
    "(?:dans|vers|de) l['’]autre (?:sens|côté|direction)|(?:dans le|en) sens (?:inverse|contraire)",
    'retourner horizontalement',
  ],
  [
    '(?:quero )?(?:que )?(?:(?:o|a|os|as|meu|minha) \\p{L}+ |el[ea] )?(?:(?:tem que|deve|precisa) )?(?:ir|indo|olhando|andando|correndo|virado|vá|olhar|olhe|olhem|andar|ande|correr|corra|virar|vire|apontar|aponte)',
    '(?:pro|para o|pra o|ao) outro lado|(?:na|para a|pra) outra direção|(?:no|em) sentido (?:contrário|oposto)',
    'espelhar horizontalmente',
  ],
  [
    "(?:voglio |vorrei )?(?:che )?(?:(?:il|la|lo|l['’]|i|le|mio|mia) ?\\p{L}+ |lui |lei )?(?:(?:deve|dovrebbe|devono) )?(?:che )?(?:andare|va|guarda|corre|vada|guardare|guardi|correre|corra|viaggiare|camminare|cammini|guardino|nuotare)",
    "(?:nell['’]altr[ao] (?:direzione|verso|senso)|dall['’]altra parte|dall['’]altro lato|verso l['’]altro lato|nel verso opposto|in senso (?:contrario|opposto))",
    'capovolgi orizzontalmente',
  ],
];

const SEEN: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:(?:i want |make |show )?(?:it|the (?:photo|picture)|me) )?(?:(?:the way|as|how|like) (?:others|other people|everyone else|everybody else|people|the others) (?:really |actually )?see me)(?=\s*(?:[,.;!?]|$))/giu,
    'flip it horizontally',
  ],
  [
    /(?<!\p{L})(?:(?:zeig|mach) (?:mich|es|das (?:bild|foto)) )?(?:so,? )?wie (?:mich (?:die )?(?:andere[n]?|leute)(?: leute)? sehen|(?:die )?andere[n]? mich sehen)(?=\s*(?:[,.;!?]|$))/giu,
    'horizontal spiegeln',
  ],
  [
    /(?<!\p{L})(?:(?:quiero|pon|déjame ver|muéstrame) )?(?:la (?:foto|imagen) )?(?:tal )?como me ven (?:los demás|los otros|otros|otras personas|la gente)(?=\s*(?:[,.;!?]|$))/giu,
    'voltear horizontalmente',
  ],
  [
    /(?<!\p{L})(?:(?:je veux|mets) )?(?:la (?:photo|image) )?comme (?:les (?:autres|gens)|on) me voi(?:en)?t(?=\s*(?:[,.;!?]|$))/giu,
    'retourner horizontalement',
  ],
  [
    /(?<!\p{L})(?:(?:quero|deixa) )?(?:a (?:foto|imagem) )?(?:do jeito que|como) (?:os outros|as (?:outras )?pessoas|todo mundo) me v[eê](?:em)?(?=\s*(?:[,.;!?]|$))/giu,
    'espelhar horizontalmente',
  ],
  [
    /(?<!\p{L})(?:(?:voglio|vorrei|metti) )?(?:la (?:foto) )?come mi vedono (?:gli altri|le altre persone|tutti)(?=\s*(?:[,.;!?]|$))/giu,
    'capovolgi orizzontalmente',
  ],
];

const SWAPPED: readonly Rewording[] = [
  [
    /(?<=^|[.!?;,\n] ?)vir[ae]r? (?:(?:a foto|a imagem|isso|el[ea]) )?(?:do|pro|para o|pra o|ao) outro lado(?=\s*(?:[,.;!?]|$| por favor))/giu,
    'espelhar horizontalmente',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:please )?(?:swap|switch|exchange) (?:the )?(?:two )?sides(?=\s*(?:[,.;!?]|$| please))/giu,
    'flip it horizontally',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:cambia(?:r)?|intercambia(?:r)?|invierte|invertir) (?:de )?(?:los )?lados(?=\s*(?:[,.;!?]|$| por favor))/giu,
    'voltear horizontalmente',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:échange[rz]?|inverse[rz]?|intervertir|interverti[st]?) (?:les )?(?:deux )?côtés(?=\s*(?:[,.;!?]|$| svp))/giu,
    'retourner horizontalement',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:troc(?:a|ar|ue)|invert(?:e|er|a)) (?:de |os )(?:dois )?lados?(?=\s*(?:[,.;!?]|$| por favor))/giu,
    'espelhar horizontalmente',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:scambi(?:a|are)|invert(?:i|ire)) (?:i )?(?:due )?lati(?=\s*(?:[,.;!?]|$| per favore))/giu,
    'capovolgi orizzontalmente',
  ],
  // A parting on the wrong side, as a front camera shows it, and a mirror that is called a glass.
  [
    /(?<!\p{L})(?:der|mein) scheitel (?:ist|liegt|sitzt) (?:auf der falschen|auf der verkehrten|auf der anderen) seite(?!\p{L})/giu,
    'ich bin spiegelverkehrt',
  ],
  [/(?<=(?<!\p{L})comme (?:dans|devant) )une glace(?=\s*(?:[,.;!?]|$))/giu, 'un miroir'],
];

/** Beside the wish for the other side a turn is the same wish: "olhando pro outro lado, pode virar a imagem". */
const TURNED_FOR_IT: Rewording = [
  /(?<=(?:outro lado|otro lado|l['’]autre (?:côté|sens)|altra parte|other way|andere seite|andersrum)),? (?:(?:pode|puedes?|tu peux|puoi|you can|du kannst|so|just|então) )?(?:(?:vira|gira|voltea)r? (?:a|la|l['’]) ?(?:imagem|foto|imagen|immagine)|tourner? (?:la photo|l['’]image)|turn the (?:picture|image|photo)(?: round| around)?)(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

export const OTHER_WAY: readonly Rewording[] = [
  TURNED_FOR_IT,
  ...GOING.map(([who, other, plainer]): Rewording => [
    new RegExp(`${START}(?:bitte |please |por favor )?${who},? ?(?:${other})${END}`, 'giu'),
    plainer,
    /other|opposite|ander|entgegen|umgekehrt|otr[oa]|contrari|autre|inverse|contraire|outr[oa]|contrário|oposto|altr[ao]|opposto/iu,
  ]),
  ...SEEN,
  ...SWAPPED,
];
