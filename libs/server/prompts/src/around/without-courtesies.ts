import { quote, type PromptReading } from '../prompt-reading.ts';
import { PLEASE_WORDS } from '../rewordings/ends.ts';
import { PRAISE } from '../rewordings/praise.ts';
import { lettersIn } from '../words/letters-in.ts';
import { namesObject } from './belongs-to-wish.ts';
import { asOrder } from './orders.ts';
import { withoutRemarksAround } from './remarks-around.ts';
import { withoutToldSentences } from './told-parts.ts';
import { mayBeText } from '../normalization/shouted.ts';

/*
 * What people say around a prompt to be polite, in six languages: greetings before it, thanks and regards behind it, and
 * “please” on both sides. A wish is read the same way with and without them.
 */

/** Whom a greeting may address. */
const ALL =
  'there|all|everyone|everybody|guys|team|folks|friends?|zusammen|leute|ihr(?: lieben)?|gente|tod[oa]s|a todos|tous|à tous|tout le monde|pessoal|a tutti|ragazzi';
/** How a letter begins. */
const SALUTATION =
  '(?:sehr geehrte damen und herren|sehr geehrtes (?:team|fototeam|support-?team)|liebes (?:team|safelight-?team)|werte damen und herren|muy señores? míos?|estimad[oa]s (?:señor(?:es|as)|amig[oa]s|tod[oa]s)|(?:chère )?madame,? (?:cher )?monsieur|mesdames,? messieurs|cher(?:s tous|e équipe)|prezad[oa]s (?:senhores|amig[oa]s)|prezados|car[oi] (?:tutti|amici|team)|egregi signori|gentil(?:i|issimi) (?:signori|tutti)|gentilissimi|spettabile (?:ditta|redazione|team))';
const GREETING = `(?:${SALUTATION}|(?:hi|hello|hey|hiya|heya|howdy|greetings|good (?:morning|afternoon|evening|day)|hallo|moin|servus|guten (?:tag|morgen|abend)|hola|buenas|buen[oa]s (?:días|tardes|noches)|bonjour|bonsoir|salut|coucou|oi|olá|ola|bom dia|boa (?:tarde|noite)|ciao|salve|buon ?giorno|buona ?sera)(?: (?:${ALL}))?|dear (?:editor|sir(?: or madam)?|madam|team|friends?|all|safelight|assistant|ai))`;
/** What a greeting asks. */
const HOW_ARE_YOU =
  "(?:how are (?:you|u)(?: doing)?|how['’]?s it going|wie geht['’]?s(?: dir)?|alles gut|(?:qué|que) tal|cómo estás?|como estas|ça va|comment (?:ça va|vas-tu)|(?:tudo|td) (?:bem|bom)|como vai|come (?:va|stai)|tutto bene)";
/** Words that begin a message. “So” and “well” need a mark behind them, because “so dark” and “well lit” tell of the image. */
const BEGINNING =
  '(?:ok(?:ay|i)?|alright|all right|btw|by the way|quick (?:one|question|request)|one more thing|umm+|uh+m*|oh)(?: so)?(?:\\s*[,.:;!…–-]+)?\\s+|(?:so|well|now|hm+|um|also|tja|na ja|naja|bueno|pues|a ver|bon|alors|bom|então|bem|allora|dunque|beh|senti)\\s*[,:…]\\s+';
/** Words with which a wish begins, in capital letters too. */
const WISHING =
  'make|turn|remove|delete|crop|blur|brighten|darken|sharpen|add|put|change|convert|resize|cut|rotate|keep|leave|the|my|this|it|i|we|can|could|please|mach\\p{L}*|lass|entfern\\p{L}*|schneid\\p{L}*|bitte|das|der|die|den|mein\\p{L}*|ich|wir|mich|kannst|könn\\p{L}*|foto|bild|quit\\p{L}*|pon\\p{L}*|haz\\p{L}*|desenfoc\\p{L}*|recort\\p{L}*|el|la|mi|quier\\p{L}*|puedes|enlève\\p{L}*|met[sz]|rend\\p{L}*|flout\\p{L}*|recadr\\p{L}*|le|les|mon|ma|je|peux|pouvez|tir[ae]|deix[ae]|coloc\\p{L}*|corta|o|a|minha|meu|eu|pode|togli\\p{L}*|metti|rendi|sfoca|ritaglia|il|lo|mio|mia|vorrei|puoi';
const AT_START = new RegExp(
  // “Hello, World at the top” is a text.
  `^\\s*(?:${BEGINNING}|${GREETING},? ${HOW_ARE_YOU}\\s*[?!.,;…]+\\s*|${GREETING}\\s*(?:[!.;:…–-]+\\s+|,\\s+(?-i:(?!\\p{Lu}))|,\\s+(?=(?:${WISHING})(?!\\p{L})))|(?:${PLEASE_WORDS})[,:!]?\\s+)(?=.*\\p{L})`,
  'iu',
);

/** Whom somebody calls, before or behind what is said: “man it looks flat”, “brighten it bro”. */
const CALLED = 'man|dude|bro|bruh|mate|girl|boy|guys|fam|buddy';
const CALLED_AT_START = new RegExp(
  `^\\s*(?:(?:idk|omg|u+gh+|damn|yo|hey|oh|lol),? )?(?:${CALLED}),? (?=(?:it|its|it['’]s|this|that|i|i['’]m|im|these|can|could|please|make|why|how)(?!\\p{L}))`,
  'iu',
);
const CALLED_AT_END = new RegExp(
  `(?<=(?<!\\p{L})(?:it|please|pls|plz|pop|up|off|now|brighter|darker|lighter|sharper|warmer|cooler|clearer)),?\\s+(?:${CALLED})[\\s.!…]*$`,
  'iu',
);

/** Words in front of thanks. */
const MANY =
  'many|so many|big|vielen|lieben|besten|herzlichen|tausend|muchas|muchísimas|mil|grand|un grand|muito|muitíssimo|molte|tante|mille';
/** Words behind thanks. */
const MUCH =
  "so|very|much|a lot|a bunch|a million|heaps|again|in advance|everyone|all|you|schön|sehr|dir|euch|ihnen|im voraus|vielmals|mil|de antemano|por adelantado|beaucoup|bien|d['’]avance|par avance|à vous|desde já|demais|mesmo|mille|tante|infinite|di cuore|infinitas|de corazón|infiniment|de coração|von herzen|in anticipo";
const THANKS = `(?:(?:${MANY}) )?(?:thanks|thank (?:you|u)|thx|thnx|tysm|cheers|dankesch[öo]n|danke?|gracias|merci|obrigad[oa]|valeu|grazie)(?: (?:${MUCH}))*`;
/** Faces, hands and hearts, which say how somebody feels. Other emojis may be what is wished: “make it ☀️”. */
const FACE =
  '[\\u{1F600}-\\u{1F64F}\\u{1F910}-\\u{1F92F}\\u{1F970}-\\u{1F97A}\\u{1FAE0}-\\u{1FAE8}\\u{1F44C}-\\u{1F44F}\\u{1F495}-\\u{1F49C}\\u{2764}\\u{1F3FB}-\\u{1F3FF}\\u{FE0F}]|(?<=\\s)[:;]-?[)D(](?=\\s|$)';
const LAUGHTER = 'lol|lmao|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}|k{3,}|(?:rs){2,}|mdr|(?:ah){2,}a?|xd';
/** What may stand beside a courtesy at the end of a prompt. */
const MARK = `[\\s.!…]|${FACE}`;
const atEnd = (said: string): RegExp =>
  new RegExp(`(?<=[^\\s,;–-])(?:[,;–-]|${MARK})+(?:${said})(?:${MARK})*$`, 'iu');
/** On which condition it is asked for, and when: “if you can”, “no rush”. */
const CONDITIONS = [
  "if (?:(?:it|that)(?:['’]s| is) )?(?:at all )?possible|if (?:you|u) (?:can|could|may|would|don['’]?t mind)|if (?:that|it)(?:['’]s| is) (?:ok(?:ay)?|alright|no trouble)|no (?:rush|hurry|pressure)|when(?:ever)? (?:you|u) (?:can|have (?:the )?time|get (?:a|the) chance)|asap",
  "wenn(?:['’]?s| es| das)? (?:möglich|geht|irgendwie geht|machbar)(?: ist)?|falls (?:es )?möglich|wenn du (?:kannst|magst|zeit hast)|kein stress|wenn es (?:dir )?nichts ausmacht",
  'si (?:se puede|puedes?|podés|podrías|es posible|no es (?:mucha )?molestia)|sin prisas?|cuando puedas',
  "si (?:c['’]est )?possible|si (?:tu peux|vous pouvez|tu pouvais|ça (?:te|vous) (?:va|dérange pas))|quand (?:tu peux|vous pouvez)|sans urgence",
  'se (?:for )?possível|se (?:puder(?:es)?|der|não for incômodo)|sem pressa|quando puder(?:es)?',
  'se (?:è )?possibile|se (?:puoi|potete|riesci|non ti dispiace|ce la fai)|quando puoi|senza fretta',
].join('|');
/** For whom, that no more follows, and how welcome it is. A text may end in these words: “wait for me”. */
const KINDNESSES = [
  "for (?:me|us)|(?:and )?that(?:['’]s| is|s) (?:all|it)(?: for now)?|(?:that )?would be (?:great|awesome|nice|perfect|lovely|cool)|(?:much |really |i )?appreciate (?:it|that|you)|(?:you(?:['’]re| are)|ur) the best|honest(?:ly)?|i (?:swear|promise)|no joke|(?:i['’]?m |i am )?not (?:joking|kidding)|believe me|trust me",
  "für (?:mich|uns)|das (?:ist|wär['’]?s?|war['’]?s|wars)(?: schon)?(?: alles)?|das wäre (?:super|toll|nett|klasse)|wäre (?:super|toll|nett)|ehrlich|echt jetzt|im ernst|kein scherz|ohne witz|ich schwöre?|glaub mir",
  'para (?:mí|nosotros)|(?:y )?eso (?:es|sería) todo|te lo agradezco|(?:sería|estaría) genial|en serio|de verdad|(?:te )?lo juro|no es broma',
  "pour (?:moi|nous)|c['’]est tout|ce serait (?:super|génial|cool|top)|sérieux|sans blague|(?:je te )?(?:le )?jure|sans rire",
  '(?:pra|para) (?:mim|nós|a gente)|é só isso|só isso|agradeço(?: desde já)?|(?:seria|ficaria) ótimo|sério|é sério|(?:eu )?juro|de verdade|sem brincadeira',
  'per (?:me|noi)|(?:questo )?è tutto|tutto qui|sarebbe (?:fantastico|bello|ottimo)|sul serio|giuro|te lo giuro|non scherzo|davvero',
].join('|');
const PLEASE_AT_END = atEnd(`${PLEASE_WORDS}|${CONDITIONS}`);
const THANKS_AT_END = atEnd(`${THANKS}|${KINDNESSES}|${PRAISE}|${LAUGHTER}`);
const MARKS_AT_END = /(?<=[\p{L}\p{N}%")”’'])[\s.!…]*[.!…][\s.!…]*$/u;
// “Put a 😂 on it” and “cover him with 😎” wish for it.
const FACES_AT_END = new RegExp(
  `(?<!(?<!\\p{L})(?:an?|the|this|that|with|add|put|of|to|like|emojis?|ein(?:en|em)?|mit|una?|con|une?|avec|um|uma|com|di|de)\\s*)(?:\\s*(?:${FACE}))+\\s*$`,
  'iu',
);
/** How a letter ends, with or without a name. A text to write may end like it: “write Happy birthday! Love, Anna”. */
const REGARDS =
  /(?<=[.!?,] ?)(?:Kind regards|Best regards|Best wishes|Best|Regards|Sincerely|Cheers|Yours|Love|Thanks|Many thanks|Thank you(?: (?:so|very) much)?|Viele Grüße|Liebe Grüße|Mit freundlichen Grüßen|Mit freundlichem Gruß|Freundliche Grüße|LG|Danke|Saludos|Un saludo|Un cordial saludo|Saludos cordiales|Gracias|Cordialement|Bien à vous|Merci|Abraços|Atenciosamente|Obrigad[oa]|Cordiali saluti|Distinti saluti|Saluti|Grazie)[,.!]*(?:\s+\p{Lu}\p{Ll}+){0,2}[.!]?\s*$/u;

const COURTESIES_AT_END = [CALLED_AT_END, PLEASE_AT_END, THANKS_AT_END, REGARDS, MARKS_AT_END, FACES_AT_END];

/** The prompt without what these patterns match, however often; the whole prompt if nothing else would be left. */
const without = (prompt: string, patterns: readonly RegExp[]): string => {
  const rest = patterns.reduce((text, pattern) => text.replace(pattern, ''), prompt);
  return rest === prompt || !/\p{L}/u.test(rest) ? prompt : without(rest, patterns);
};

/** How a text to write ends: with the prompt, so that what stood behind it may belong to it, or before. */
const textIn = ({ steps }: PromptReading, prompt: string): 'none' | 'at the end' | 'before' => {
  const texts = steps.flatMap(({ options: { text } }) => (typeof text === 'string' ? [text] : []));
  if (texts.length === 0) return 'none';
  return texts.some((text) => lettersIn(prompt).endsWith(lettersIn(text))) ? 'at the end' : 'before';
};

/** The prompt without the remarks around its wishes, and without what is polite behind these. */
const withoutRemarks = (prompt: string, leftOut: (prompt: string) => string): string => {
  const asked = without(prompt, COURTESIES_AT_END);
  const rest = without(asOrder(leftOut(asked)), [AT_START]);
  return rest === asked ? prompt : withoutRemarks(rest, leftOut);
};

/** Reads a prompt without its courtesies, unless they belong to a text that it asks for: “write thank you in red”. */
const readPlainly = (begun: string, read: (prompt: string) => PromptReading): PromptReading => {
  const asked = without(begun, COURTESIES_AT_END);
  const reading = read(asked);
  if (asked === begun) return reading;
  const isText = mayBeText(begun);
  const written = textIn(reading, asked);
  if (written === 'before' || (written === 'none' && !isText)) return reading;
  const whole = read(begun);
  return isText || textIn(whole, begun) === 'at the end' ? whole : reading;
};

/**
 * Reads a prompt without its courtesies and without the remarks around it, unless only with them it asks for something:
 * “edit this like a pro would”.
 */
export const readWithoutCourtesies = (
  typed: string,
  read: (prompt: string) => PromptReading,
): PromptReading => {
  const begun = asOrder(without(typed, [AT_START, CALLED_AT_START, PLEASE_AT_END]));
  const wished = withoutRemarks(begun, withoutRemarksAround);
  const reading = readPlainly(wished, read);
  if (wished === begun || reading.steps.length > 0) return reading;
  const other = readPlainly(withoutRemarks(begun, withoutToldSentences), read);
  const isUnsaid =
    other.steps.length + other.notPossible.length + other.hints.length === 0 && namesObject(wished);
  return isUnsaid ? { ...other, notPossible: [quote(wished)] } : other;
};
