import { VERBS } from '../lexicon/concepts.ts';
import { says } from '../clauses/clauses.ts';
import { plain } from './plain-words.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** Who does something: at most five words, such as "the florist", "two parents", "une collègue infirmière". */
const SOMEBODY =
  '^(?<who>(?:(?:and|but|because|y|et|und|aber|e|ma|mas|que|weil|porque) )?(?:[\\p{L}-]+ ){0,5}?)';
const does = (...verbs: readonly string[]): RegExp =>
  new RegExp(`${SOMEBODY}(?:${verbs.join('|')})(?!\\p{L})`, 'iu');

/** What only people and offices do, in six languages: to say, think, recommend, sign and refuse. */
const DOES = [
  does(
    '(?:already |always |still |just |even |never )*(?:says?|said|told|tells|thinks?|thought|knows?|knew|asked|asks|recommended|suggested|mentioned|complain(?:s|ed)|agreed|promised|insists?|loves?|hates?|reckons?|noticed|joked?|laughed|cried)',
    '(?:(?:have|has|did|does|do|has not|have not|did not|does not|do not|haven t|hasn t|didn t|doesn t|don t|didnt|doesnt|dont) )(?:even |all |yet |never )*(?:sign(?:ed)?|agree[d]?|consent(?:ed)?|like|know|notice|answer|reply|show up|come|pay)',
    '(?:ca not|can not|cannot|can t|cant|could not|couldn t|couldnt|is unable to|are unable to) (?:open|upload|use|print|find|accept|come|make it|attend|be there|join)',
    '(?:will not|won t|wont|does not|doesn t|did not|didn t) (?:accept|take|allow|approve)|signed (?:the|a|no|off)|(?:refuse[sd]?|rejects?|rejected|declined) (?:it|them|this|that|my|our|me)|(?:is|are|re) getting married|passed away',
    '(?:has |have |s |ve |just |already )*(?:left|quit|resigned from) (?:the|our|us|that|last|in) ?(?:company|team|band|school|club|group|firm|choir|office|job|staff|department|year|month|week|may|june)?$|(?:does not|doesn t|doesnt|do not|don t) (?:work|live|play|belong) (?:here|there|with us|for us|to us)',
  ),
  does(
    '(?:m |nous |l |me )*(?:a|ont|avait) (?:conseillée?|recommandée?|dit|demandé|parlé|signé|refusé|proposé)',
    '(?:ne |n )?(?:(?:pas |jamais |toujours )*(?:signé|répondu|autorisé)|(?:me )?(?:le |la )?(?:refuse|refusent|accepte pas|acceptent pas|peut pas l ouvrir|arrive pas à l ouvrir|travaille plus (?:ici|chez nous|avec nous)|est plus (?:chez|avec|dans|membre)|trouve|pense|croit|dit|adore|déteste))',
  ),
  does(
    '(?:nunca |no |ya |siempre )*(?:(?:me |nos |lo |la )*(?:recomendó|recomendo|recomendaron|aconsejó|dijo|dijeron|dice|dicen|pidió|pide|cree|creen|piensa|odia|firmó|firmaron|han firmado|ha firmado|rechaza|rechazan|rechazó|acepta|aceptan|aceptó|contesta|respondió)|(?:se )?(?:fue|marchó|dejó|salió) (?:de la |del |la |el )(?:empresa|equipo|grupo|club|compañía|banda)|trabaja (?:más )?(?:aquí|acá|con nosotros|en la empresa)|(?:lo |la )?puede(?:n)? abrir(?:lo|la)?)',
  ),
  does(
    '(?:nunca |não |nao |já |ja |sempre )*(?:(?:me |nos |o |a )*(?:indicou|indicaram|recomendou|disse|disseram|diz|pediu|pede|acha|acham|pensa|adora|odeia|assinou|assinaram|rejeita|rejeitou|recusa|recusou|aceita|aceitou|respondeu)|saiu (?:da|do) (?:empresa|equipe|time|grupo|clube|banda)|trabalha mais (?:aqui|com a gente|conosco)|consegue(?:m)? abrir)',
  ),
  does(
    '(?:non |mai |già |sempre )*(?:(?:mi |ci |lo |la |l )*(?:ha|hanno) (?:consigliato|detto|chiesto|firmato|rifiutato|raccontato|suggerito|parlato)|(?:mi |ci |lo |la )*(?:dice|dicono|pensa|crede|adora|odia|rifiuta|rifiutano|accetta|accettano|risponde)|(?:ha lasciato|è uscit[oa] da) (?:la |il |l |lo )?(?:azienda|squadra|gruppo|club|ditta|banda)|lavora più (?:qui|con noi|da noi)|riesce ad aprir\\p{L}+)',
  ),
  does(
    '(?:(?:hat|haben|hätte) (?:\\p{L}+ )*(?:empfohlen|gesagt|gefragt|gemeint|erzählt|unterschrieben|zugestimmt|abgelehnt|verweigert)|(?:sagt|sagte|meint|meinte|findet|glaubt|denkt|liebt|hasst|weigert sich)|(?:lehnt|lehnen) (?:\\p{L}+ )*ab|(?:nimmt|nehmen) (?:\\p{L}+ )*nicht an|kann (?:\\p{L}+ )*nicht öffnen)',
  ),
];

/** Who or what is there by mistake, which says why they should go: "der gehört nicht dazu", "il n'a rien à faire là". */
const OUT_OF_PLACE =
  /^(?:(?:and|und|y|et|e|because|weil|porque|car|perché) )*(?:(?:he|she|it|they) (?:does not|doesn t|doesnt|do not|don t) belong(?: here| there| to us| with us| in it)?|(?:der|die|das|er|sie|es) gehör(?:t|en) (?:da |hier |gar )*nicht (?:dazu|hin|her|hierher|dahin|rein|zu uns)|(?:él |ella |ese |esa )?no (?:pinta nada|tiene nada que ver|debería estar)(?: ahí| aquí| allí)?|(?:il|elle|ils|elles|ça) n (?:a|ont) rien à (?:faire|y faire|voir)(?: là| ici| avec nous)?|(?:ele |ela |isso )?não (?:tem nada a ver|era (?:pra|para) estar)(?: ali| aqui| aí| conosco)?|(?:lui |lei )?non c entra(?: niente| nulla)?(?: con noi)?)$/iu;

/** Who will see the result, or wants to have it: "buyers want to see the sea", "minha sogra vai ver essa foto". */
const WANTS = [
  does(
    '(?:will|is going to|gonna|wants? to|has to|have to|needs to) (?:see|look at|approve|get|check|receive|know|show|print|frame)|wants? (?:it|this|that|one) (?:as|for|by|so much|badly|without$)',
  ),
  does('(?:vai|vão|quer|querem) (?:ver|olhar|aprovar|receber)'),
  does('(?:va a|van a|quiere|quieren) (?:ver|verla|verlo|recibir)'),
  does('(?:va|vont|veut|veulent) (?:la |le |les )?(?:voir|regarder|recevoir)'),
  does('(?:will|wollen|wird|soll|möchte|möchten) (?:\\p{L}+ )*(?:sehen|bekommen|anschauen)'),
  does('(?:vuole|vogliono|deve|devono) (?:vedere|vederla)|(?:la |lo )?vedrà'),
];
/** "I want to see it in green": a wish of the person who writes. */
const MYSELF =
  /^(?:(?:and|but|because|y|et|und|e) )*(?:i|we|you|u|ich|wir|yo|je|j|nous|on|eu|a gente|nós|io|noi|can|could|please|man|it|es|das|this)(?!\p{L})/iu;

/** What somebody wants to see, without how it should look: "the sea" of "buyers want to see the sea". */
const SEEN = /^ (?:the|our|their|il|lo|la|el|le|les|l|die|das|den|o|a) \p{L}+$/iu;

/** True for a word that names a thing or a part of the picture, and nothing else. */
const namesThing = (word: Word): boolean =>
  [...word.concepts].every((concept) => concept === 'part' || /^(?:thing|region):/.test(concept));

/** True for a word with which somebody may say how the picture should be, or what is wrong with it. */
const isOfWish = (word: Word): boolean =>
  word.measure !== null ||
  word.quote !== null ||
  says(
    word,
    ...VERBS,
    'without',
    'transparent',
    'background',
    'face',
    'skin',
    'shadow',
    'highlight',
    'border',
    'part',
  ) ||
  says(word, 'dark', 'bright', 'light', 'sharp', 'blurry', 'vivid', 'muted', 'warm', 'cool', 'contrast') ||
  says(word, 'noise', 'cast', 'color', 'haze', 'excess', 'lacking', 'overexposed') ||
  [...word.concepts].some((concept) =>
    /^(?:op|beyond|thing:(?!person)|region|color|format|ratio|style|gradient):?/.test(concept),
  );

/** The words after the first letters of a text. Both are split together, because that finds out the language. */
const wordsAfter = (text: string, start: string): readonly Word[] => {
  const lettersIn = (words: string): number => words.replace(/\s/gu, '').length;
  let read = 0;
  return wordsOf(text).words.filter((word) => {
    const isAfter = read >= lettersIn(start);
    read += lettersIn(word.text);
    return isAfter;
  });
};

/**
 * True for words about what somebody else said, did, thinks or wants to see, if they name nothing of a wish: "two parents
 * did not sign the form", "minha amiga me indicou". "My wife says it is too dark" and "my client wants to see it in green"
 * are wishes.
 */
export const tellsOfPeople = (text: string): boolean => {
  const words = plain(text);
  const isTold = (pattern: RegExp, mayBeSeen: boolean): boolean => {
    const found = pattern.exec(words);
    if (found === null) return false;
    const who = found.groups?.['who'] ?? '';
    const verbs = found[0].slice(who.length).split(' ');
    const isSeen = mayBeSeen && SEEN.test(words.slice(found[0].length));
    const isOfVerb = (word: Word): boolean =>
      says(word, ...VERBS, 'part', 'without') && verbs.includes(word.text.toLowerCase());
    return !wordsAfter(words, who).some(
      (word) => isOfWish(word) && !isOfVerb(word) && !(isSeen && namesThing(word)),
    );
  };
  return (
    OUT_OF_PLACE.test(words) ||
    DOES.some((pattern) => isTold(pattern, false)) ||
    (!MYSELF.test(words) && WANTS.some((pattern) => isTold(pattern, true)))
  );
};
