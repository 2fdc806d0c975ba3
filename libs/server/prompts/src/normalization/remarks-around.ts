import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { asksNothing, surelyAsksNothing } from '../remarks/remarks.ts';
import { TIME_EN } from '../remarks/told/english.ts';
import { isToldSentence } from '../remarks/told/told-sentences.ts';
import { WORDS } from '../remarks/told/words-without-wish.ts';
import { hasQuotedText } from '../unquoted/spans.ts';
import { wordsOf } from '../words/words.ts';
import { asksForText } from './shouted.ts';

/*
 * What people tell before and behind a wish, in six languages. A whole sentence, or a part between commas, is left out if it
 * asks for nothing. What is joined to the wish by a word (“because”, “so that I can”, “in this picture”) has its own patterns.
 */

const FIRST_WORDS = [
  // Doubts: “not sure if you can do this but”.
  "(?:(?:sorry|and)[, ]+)?(?:i know )?(?:it['’]?s|it is|this is|that['’]?s|this (?:might|may) be|it (?:might|may) be) (?:(?:probably|maybe|a bit|quite|kind of|really|very) )*(?:a lot|too much|hard|impossible|difficult|tricky|tough|complicated|a big ask|a long shot|a stretch|a (?:strange|weird|silly|odd) (?:request|question))(?: to (?:ask|do))?,? but (?:still )?",
  "(?:my \\p{L}+|everyone|they|he|she) (?:says?|thinks?|said) (?:it['’]?s|it is|that['’]?s|this is) (?:(?:probably|maybe|quite|really|very) )*(?:too much work|too much|hard|impossible|difficult|not possible)(?: to do)?,? but ",
  "(?:(?:i['’]?m |i am )?not sure|(?:i )?don['’]?t know|(?:i )?dunno|no idea) (?:if|whether) (?:(?:you|u|this|it|that)(?:['’]s| is| can| could| are able to)?(?: even)?(?: (?:do (?:this|it|that)|be done|possible|doable|help|allowed|able to))?),? but ",
  '(?:ich weiß nicht|keine ahnung|bin nicht sicher|bin mir nicht sicher|nicht sicher),? ob (?:das|du das|es)(?: überhaupt)? (?:geht|möglich ist|kannst|klappt|machbar ist),? aber ',
  '(?:ich weiß,? )?(?:das|es) ist (?:wahrscheinlich |vielleicht )?(?:viel verlangt|schwierig|schwer),? aber ',
  '(?:no sé|no estoy segur[oa] de|no se) si (?:se puede|puedes(?: hacerlo)?|es posible|esto es posible),? pero ',
  '(?:sé que )?es (?:mucho pedir|difícil|complicado),? pero ',
  "(?:je (?:ne )?sais pas|je (?:ne )?suis pas (?:sûre?|certaine?)|pas sûre?) (?:si|que) (?:c['’]est possible|ce soit possible|tu peux(?: le faire)?|vous pouvez(?: le faire)?),? mais ",
  "(?:je sais que )?c['’]est (?:beaucoup demander|difficile|compliqué),? mais ",
  '(?:não sei|nao sei|não tenho certeza) se (?:dá|é possível|você consegue|vc consegue|tem como|pode),? mas ',
  '(?:sei que )?é (?:pedir muito|difícil|complicado),? mas ',
  '(?:non so|non sono sicur[oa]) se (?:si può|è possibile|puoi(?: farlo)?|riesci),? ma ',
  '(?:so che )?è (?:chiedere troppo|difficile|complicato),? ma ',
  // Announcements: “what I want is:”.
  "(?:so )?what (?:i|we)(?:['’]?d)? (?:want|need|like|would like|wish for)(?: is)?(?: this)?(?:\\s*:)? (?=\\p{L})(?!to (?:know|see))(?:to |for you to )?",
  "(?:so,? )?here(?:['’]s| is)? (?:what (?:i|we)(?:['’]?d)? (?:want|need|like|would like)(?: done)?|goes|it goes|(?:is )?my (?:request|wish|question))\\s*[:.,–-]+ ",
  '(?:so,? )?(?:basically|long story short|in short|simply put),? (?=\\p{L})',
  "(?:for|it[’']?s for|this is for) (?:a|an|my|our|the) (?:\\p{L}+ ){0,2}(?:project|presentation|website|blog|album|newsletter|homework|assignment|thesis|calendar|client|customer)\\s*[:–-] ",
  '(?:also|bueno pues|pues bueno|bon alors|alors bon|então tá|allora ecco),? (?=\\p{L})',
  '(?:für|zu) (?:(?:meine?|unsere?)n? )?(?:bewerbung|präsentation|referat|projekt|schulprojekt|vereinszeitung)\\s*[:–-] ',
  "(?:i|we) (?:think|guess|feel like|believe) it(?:['’]d| would| might| could) (?:look|be) (?:much |even |a lot |so much )?(?:better|nicer|great|cool|good) if you(?: could| would|['’]d)? (?=\\p{L})(?!don)",
];

const SHARING_EN =
  '(?:post|share|upload|send|submit|hand|turn|print|frame|hang|sell|list|publish|show|give|mail|email|deliver|present|gift)';
const BECAUSE = '(?:because|since|as|cause|cuz|coz|bc)';
const LAST_WORDS = [
  // Who wants it, and why.
  `${BECAUSE} (?:she|he|they|everyone|everybody|my(?: \\p{L}+){1,2}?) (?:really |absolutely |just )?(?:hates?|loves?|likes?|wants?|asked for|needs?|insists? on) (?:it|this|that)(?: (?:so much|a lot|that way|like this|like that|this way))?`,
  `${BECAUSE} (?:it['’]?s|it is|that['’]?s|they['’]?re) (?:so |really |very |too |kind of )?(?:distracting|ugly|annoying|embarrassing|weird|boring|not nice|disturbing)`,
  `${BECAUSE} (?:nobody|no one|noone) (?:will|would)(?: even)? (?:notice|care|see)(?: it| that)?`,
  'so (?:that )?it (?:looks|is|will look|would look) (?:so |a bit |more |really |even |much )*(?:nice|nicer|good|better|professional|pretty|prettier|great|cool|decent|presentable)',
  'without ruining (?:it|anything|the (?:photo|picture|image|rest|quality))',
  // What will happen to the picture.
  `(?:so|so that|because|before|when|as soon as|and then|then) (?:i|we) (?:(?:can|could|want to|have to|need to|will|must|might|finally|['’]m going to|gonna) )*${SHARING_EN}(?: (?:it|this|that|them))?${WORDS}`,
  '(?:and (?:then )?)?(?:send|email|mail|get) (?:it|that|this)(?: back)? to me',
  `for (?:my|our|a|the) (?:\\p{L}+ )?(?:presentation|homework|assignment|project|newsletter|thesis|report|website|blog)(?: ${TIME_EN})?`,
  '(?:i need (?:it|this) )?(?:by|until|till|for|before) (?:today|tonight|tomorrow|(?:this|next) (?:week|weekend|month)|(?:(?:this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  // What happens otherwise.
  "(?:or|or else|otherwise) (?:i|he|she|they|my(?: \\p{L}+){1,2}?)(?:['’]ll| will| would| is going to| are going to|['’]m going to)(?: (?!(?:look|be|seem|appear|lose)(?!\\p{L}))\\p{L}+){1,5}",
  // How it should be done, and how well.
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

const AT_START = new RegExp(`^(?:${FIRST_WORDS.join('|')})(?=.*\\p{L})`, 'iu');
const AT_END = new RegExp(`(?<=[\\p{L}\\p{N}%")”’']),?\\s+(?:${LAST_WORDS.join('|')})[\\s.!…]*$`, 'iu');

/** Between sentences. */
const SENTENCE_BREAK = /(?<=[.!?…])\s+(?=\S)|\s*\n+\s*/u;
/** Between the parts of a sentence. */
const PART_BREAK = /(?<=[,;–-])\s+/u;
/** Between what is told and the wish: “I like this picture but …”. */
const BEFORE_BUT = /^([^,.;:!?"“„«]+?),? (?:but|aber|pero|mais|mas|ma) (?=\p{L}+ \p{L})/iu;
const END_OF_PART = /^[\s¡¿]+|[\s,;:.!?…–-]+$/gu;
/** What is told of these belongs to the wish: “remove my ex. He is on the right”. */
const OF_PICTURE = /^(?:place|region|side|part|background|face|subject)/;
/** Words that refer to somebody or something named before. */
const REFERRING =
  /(?<!\p{L})(?:him|her|them|he|she|they|these|those|there(?! (?:is|are|was|were|['’]?s)(?!\p{L}))|(?<!(?<!\p{L})the \p{L}+ )ones?)(?!\p{L})/iu;
/** A part with one of these words belongs to another, or wishes: “I mean the cat”, “I hate it when …”, “y que no se note”. */
const OPEN =
  /(?<!\p{L})(?:mean|meant|meine|meinte|quiero decir|quise decir|veux dire|voulais dire|quero dizer|quis dizer|voglio dire|volevo dire|cioè|says?|sagt|dice|dit|diz|think|hate|hasse|(?:i|we)(?:['’]?d| would) (?:like|love)|möchten?|hätten? gern\p{L}*|quisiera|gustaría|voudr\p{L}+|aimer\p{L}+|gostaria|queria|vorrei|vorremmo)(?!\p{L})|^(?:(?:y|e|et|und|and) )?(?:que|che|dass|damit|so that|para que|pour que|affinché)(?!\p{L})/iu;
/** A part with fewer words may be anything. */
const LEAST_WORDS = 3;

const tellsOfPicture = (text: string): boolean =>
  wordsOf(text).words.some((word) => [...word.concepts].some((concept) => OF_PICTURE.test(concept)));
const mayAct = (text: string): boolean =>
  wordsOf(text).words.some(
    (word) => says(word, ...VERBS) || [...word.concepts].some((concept) => concept.startsWith('op:')),
  );
const namesSomething = (text: string): boolean =>
  wordsOf(text).words.some((word) => [...word.concepts].some((concept) => concept.startsWith('thing:')));
const isRemark = (sentence: string): boolean =>
  isToldSentence(sentence) || (asksNothing(sentence) && !tellsOfPicture(sentence));
const isRemarkBetweenCommas = (part: string): boolean =>
  isToldSentence(part) ||
  (surelyAsksNothing(part) &&
    !tellsOfPicture(part) &&
    !mayAct(part) &&
    !OPEN.test(part) &&
    part.trim().split(' ').length >= LEAST_WORDS);

/** The text without those of its parts that are remarks, unless a later part refers to one, or nothing else is left. */
const withoutParts = (text: string, at: RegExp, isOne: (part: string, before: string) => boolean): string => {
  const written = text.split(at);
  const parts = written.map((part, index) => ({
    part,
    isTold: isOne(part.replace(END_OF_PART, ''), written.slice(0, index).join(' ')),
  }));
  const isReferredTo = (told: string, index: number): boolean =>
    namesSomething(told) &&
    parts.slice(index + 1).some(({ part, isTold }) => !isTold && REFERRING.test(part));
  const asked = parts.filter(({ part, isTold }, index) => !isTold || isReferredTo(part, index));
  if (asked.length === parts.length || asked.every(({ isTold }) => isTold)) return text;
  return asked
    .map(({ part }) => part)
    .join(' ')
    .replace(/[\s,;–-]+$/u, '');
};

/** The prompt without the remarks around its wishes. */
export const withoutRemarksAround = (prompt: string): string => {
  const begun = prompt
    .replace(AT_START, '')
    .replace(BEFORE_BUT, (said, told: string) => (isRemarkBetweenCommas(told) ? '' : said))
    .replace(AT_END, '');
  /** What follows the word for writing may be the text. */
  const unlessText =
    (isOne: (part: string) => boolean) =>
    (part: string, before: string): boolean =>
      isToldSentence(part) || (isOne(part) && (hasQuotedText(begun) || !asksForText(before)));
  const rest = withoutParts(
    withoutParts(begun, SENTENCE_BREAK, unlessText(isRemark)),
    PART_BREAK,
    unlessText(isRemarkBetweenCommas),
  );
  return rest === prompt || !/\p{L}/u.test(rest) ? prompt : withoutRemarksAround(rest);
};
