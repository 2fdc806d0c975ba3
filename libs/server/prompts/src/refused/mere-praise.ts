/*
 * Praise for a result, and “just that”, with nothing else: "valeu demais ficou top", "quedó genial", "nur das". Nothing is asked for,
 * and the words are known from wishes.
 */

const PRAISE = [
  '(?:it|that|this) (?:turned out|came out|looks|is) (?:so |really |absolutely )?(?:great|awesome|amazing|fantastic|perfect|lovely)(?: now)?|(?:great|good|nice) (?:job|work)|well done|just (?:this|that)',
  '(?:das |es )?ist (?:echt |richtig )?(?:super|toll|klasse|top|spitze|prima|schön) geworden|nur (?:das|dies)',
  '(?:me )?(?:quedó|ha quedado|quedo) (?:muy |súper )?(?:genial|perfect[oa]|lind[ao]|bonit[ao]|chula|padre|bárbara|de lujo|increíble|top|bien)|(?:nada más|nomás|solo|sólo) (?:eso|esto)|eso nada más',
  "(?:c['’ ]?est|c) (?:trop |vraiment |juste )?(?:top|parfait|nickel|génial|super)|(?:juste|seulement|rien que) (?:ça|cela)",
  '(?:valeu|vlw) (?:demais|mesmo|muito)|ficou (?:muito |bem |super )?(?:top|show|massa|legal|lind[oa]|ótim[oa]|perfeit[oa]|maravilhos[oa]|incrível|demais|bom|boa)(?: demais| mesmo)?|(?:só|apenas) (?:isso|isto)(?: mesmo)?',
  'è (?:venut[ao]|uscit[ao]) (?:molto |davvero )?(?:benissimo|bene|bellissim[ao]|perfett[ao]|splendid[ao])|solo (?:questo|quello)',
].join('|');
const THANKS =
  '(?:(?:thanks|thank you|thx)(?: so much| a lot)?|(?:vielen )?danke?(?: sehr| schön)?|(?:muchas |mil )?gracias|merci(?: beaucoup| bien)?|(?:muito )?obrigad[oa]|valeu|vlw|grazie(?: mille)?)';
const ONLY = new RegExp(
  `^\\s*(?:${THANKS}[\\s,.!;]+)?(?:${PRAISE})(?:[\\s,.!;]+(?:${PRAISE}|${THANKS}))?[\\s.!]*$`,
  'iu',
);

/** True for a prompt of nothing but praise. */
export const onlyPraises = (prompt: string): boolean => ONLY.test(prompt);
