import type { Rewording } from '../rewordings/rewording.ts';

/*
 * Questions that ask for an answer, and for no edit: "would it look better in black and white?", "how do I make the
 * background white myself?", "is the horizon crooked?", "what is tilt-shift for?". They are left out, so that a prompt with
 * nothing else is refused. "Can you make it black and white?" is a wish, and "why is it so dark?" a complaint.
 */

/** What may come before a question. */
const START =
  '(?<=^|[.!?;:\\n]\\s*)[¿\\s]*(?:(?:and|but|so|say|hey|hi|hello|well|tell me|und|aber|sag mal|also|hallo|y|pero|oye|hola|et|mais|dis|dis-moi|au fait|e|mas|oi|olá|diz aí|ma|ciao|senti|dimmi|scusa)[, :]+)*';
const REST = '[^?.!;\\n]*';

/** Who asks how it would look wants to see it, or says what depends on the answer. */
const SHOWN_OR_DONE =
  /(?<!\p{L})(?:show me|try|then|if so|if yes|do it|make it so|zeig\p{L}*|probier\p{L}*|dann|wenn ja|falls ja|enséñ\p{L}*|muéstra\p{L}*|prueba\p{L}*|entonces|si es así|montre\p{L}*|essaie\p{L}*|alors|si oui|mostr\p{L}*|tenta|experimenta|então|se sim|prova(?:ci)?|allora|se sì)(?!\p{L})/iu;
const UNLESS_SHOWN = new RegExp(`^(?![^]*${SHOWN_OR_DONE.source})`, 'iu');

const BETTER = {
  en: '(?:better|nicer|prettier|cooler|best|worse|good|more (?:beautiful|interesting|elegant|professional))',
  de: '(?:besser|schöner|cooler|hübscher|edler|gut|schlechter|interessanter)',
  es: '(?:mejor|peor|bien|más (?:bonit|lind|elegant|interesant)\\p{L}+)',
  fr: '(?:mieux|bien|plus (?:beau|belle|joli|jolie|élégante?|intéressante?))',
  pt: '(?:melhor|pior|bem|legal|mais (?:bonit|lind|elegant|interessant)\\p{L}+)',
  it: '(?:meglio|peggio|bene|più (?:bell|carin|elegant|interessant)\\p{L}+)',
};

/** Whether something would be better, and whether it should be done: only a question mark tells some from wishes. */
const OPINIONS: readonly string[] = [
  `(?:do you (?:think|reckon|believe) (?:that )?)?(?:would|will|might|does) (?!you |we )(?:\\p{L}+ ){1,4}?(?:look|be|work|feel|turn out|come out) (?:any |even |much )*${BETTER.en}(?!\\p{L})${REST}(?:\\?+|$)`,
  `do you (?:think|reckon|believe) (?:that )?(?!you |we )(?:\\p{L}+ ){1,4}?(?:would|will|might) (?:look|be|work|feel) (?:any |even |much )*${BETTER.en}(?!\\p{L})${REST}(?:\\?+|$)`,
  `(?:what (?:would|do) you think (?:of|about)|should (?:i|we)) ${REST}\\?+`,
  `(?:(?:meinst|glaubst|findest|denkst) du,? )?(?:würde|würden|sähe|sähen|wäre|wirkt|sieht|wirkte) (?!ich |du |wir )${REST}(?<!\\p{L})${BETTER.de}(?!\\p{L})(?! (?:erkenn|machbar|möglich))${REST}\\?+`,
  `(?:meinst|glaubst|findest|denkst) du,? (?!${REST}(?<!\\p{L})(?:kannst|könntest|kriegst|schaffst|du))${REST}(?<!\\p{L})(?:${BETTER.de}|\\p{L}+er (?:schöner|besser))(?!\\p{L})${REST}\\?+`,
  `soll(?:te|ten|en)? (?:ich|man|wir) ${REST}\\?+`,
  `(?:(?:crees|piensas|opinas|te parece|dirías) que |será que )?(?!no )(?:(?!no )\\p{L}+ ){0,3}(?:se vería|quedaría|luciría|sería|iría|se ve|queda)n? ${BETTER.es}(?!\\p{L})${REST}\\?+`,
  `(?:debería|debo|deberíamos|debemos|tendría que) ${REST}\\?+`,
  `(?:est-ce que |(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez) que |(?:à ton|à votre) avis,? |(?:selon|d['’]après) (?:toi|vous),? )?(?:ça|ce|cela|elle|il|(?:la|cette) (?:photo|image)|l['’]image) (?:serait|rendrait|ferait|irait|rend) ${BETTER.fr}(?!\\p{L})${REST}\\?+`,
  `(?:serait-(?:ce|elle|il)|la photo serait-elle) ${BETTER.fr}(?!\\p{L})${REST}\\?+`,
  `(?:est-ce (?:que je devrais|que je dois|qu['’]on devrait)|dois-je|devrais-je|je devrais) ${REST}\\?+`,
  `(?:(?:(?:você|tu|vocês) )?(?:acha|achas|acham) que |será que |na (?:sua|tua) opinião,? )?(?!não )(?:(?!não )\\p{L}+ ){0,3}(?:ficaria|seria|fica|ficava|pareceria) ${BETTER.pt}(?!\\p{L})${REST}\\?+`,
  `(?:será que (?:eu )?)?(?:devo|deveria|devia|devemos) ${REST}\\?+`,
  `(?:secondo (?:te|voi),? |(?:pensi|credi|trovi|dici) che )?(?!non )(?:(?!non )\\p{L}+ ){0,3}(?:starebbe|sarebbe|verrebbe|renderebbe|sta|starebbero) ${BETTER.it}(?!\\p{L})${REST}\\?+`,
  `(?:dovrei|devo|dovremmo) ${REST}\\?+`,
];

const PROGRAMS = '(?:photoshop|gimp|lightroom|canva|snapseed|paint|illustrator|affinity|word|powerpoint)';
/** How somebody does it without this service. */
const BY_ONESELF: readonly string[] = [
  `how (?:do|can|could|would|should) (?:i|you|we|one) (?=${REST}(?:(?<!\\p{L})(?:the|a|an|my|it|this|that|black) ${REST}(?<!(?:from|of|around|behind|on|to|in|for|see|show|make|beside) )(?:myself|yourself|oneself|ourselves)\\s*\\?*$|on (?:my|your|our) own|by hand|manually|next time|in (?:adobe )?${PROGRAMS}))${REST}\\?*`,
  `wie \\p{L}+ (?:ich|man|wir) (?=${REST}(?:(?<!(?:mich|mir|sich|uns) )(?:selbst|selber)|von hand|beim nächsten mal|(?:in|mit) ${PROGRAMS})(?!\\p{L}))${REST}\\?*`,
  `c[oó]mo (?=${REST}(?:yo mism[oa]|por mi (?:propia )?cuenta|yo sol[oa]|a mano|la próxima vez|(?:en|con) (?:el )?${PROGRAMS})(?!\\p{L}))${REST}\\?+`,
  `comment (?!${REST}(?:laiss|gard|montr))(?=${REST}(?:moi-même|soi-même|nous-mêmes|tout seul|toute seule|à la main|la prochaine fois|(?:dans|sous|avec|sur) ${PROGRAMS})(?!\\p{L}))${REST}\\?+`,
  `como (?=${REST}(?:eu mesm[oa]|por (?:minha )?conta própria|(?:branc[oa]|pret[oa]|fundo|foto|ela|isso) sozinh[oa]\\s*\\?|à mão|na mão|da próxima vez|(?:no|com o) ${PROGRAMS})(?!\\p{L}))${REST}\\?+`,
  `come (?!${REST}(?:lasci|rest|tener|veder|mostr))(?=${REST}(?:da sol[oa]|io stess[oa]|per conto mio|a mano|la prossima volta|(?:in|con) ${PROGRAMS})(?!\\p{L}))${REST}\\?+`,
];

const ANY_PICTURE = {
  en: '(?:an?|any|my|your|our)? ?(?:photos?|pictures?|pics?|images?)',
  de: '(?:(?:ein|eine|bilder|fotos)(?: (?:bild|foto|aufnahme))?)',
};
/** What is possible or usual for pictures in general. */
const IN_GENERAL: readonly string[] = [
  `(?:are|can|could|do|does|is|would) (?:you|this|it|people|one)(?: able)? ${REST}(?:in general|generally|as a rule)\\s*\\?*`,
  `how (?:do|does|would) (?:you|one|people|i) (?:actually |usually |normally )*(?:make|turn|get|edit|put|crop) ${ANY_PICTURE.en}(?: (?:into|in|to))? ?(?:black and white|sepia|a square|square|brighter|darker|sharper)\\s*\\?+`,
  `(?:kannst|können|könntest|kann) (?:du|sie|man) ${REST}(?:generell|grundsätzlich|im allgemeinen|überhaupt so)(?!\\p{L})${REST}\\?+`,
  `wie (?:macht|bekommt|kriegt|stellt|setzt) (?:man|ihr) (?:eigentlich |denn |so |normalerweise )*${ANY_PICTURE.de} ${REST}\\?+`,
  `(?:puedes|puede|se puede|pod[eé]s) ${REST}en general\\s*\\?+`,
  `cómo se (?:hace|pone|pasa|convierte) (?:normalmente )?una (?:foto|imagen) ${REST}\\?+`,
  `(?:peux-tu|tu peux|est-ce (?:que tu peux|qu['’]on peut)|pouvez-vous) ${REST}en général\\s*\\?+`,
  `comment (?:met|passe|transforme|fait)-?t?-?(?:on|tu) (?:en général )?une (?:photo|image) ${REST}\\?+`,
  `(?:pode|consegue|você (?:pode|consegue)|dá pra) ${REST}(?:em geral|no geral)\\s*\\?+`,
  `como (?:se|é que se) (?:faz|deixa|põe|transforma) uma (?:foto|imagem) ${REST}\\?+`,
  `(?:puoi|riesci|si può|sai) ${REST}in gener(?:al)?e\\s*\\?+`,
  `come si (?:fa|mette|trasforma|rende) (?:di solito )?una (?:foto|immagine) ${REST}\\?+`,
];

/** Whether something would suit a picture. */
const SUITED: readonly string[] = [
  `(?:would|does|will|do you think) (?!you |we )(?:[\\p{L}-]+ ){1,6}?(?:suit|flatter|fit|go (?:well |nicely )?with) (?:it|this|that|them|me|her|him|(?:the|this|my|our|such a) \\p{L}+)\\s*\\?+`,
  `(?:is|would) (?:an? )?(?:[\\p{L}-]+ ){1,4}?(?:be )?(?:good|right|nice|fitting|suitable|better) for (?:it|(?:this|that|such a|my|the) \\p{L}+)\\s*\\?+`,
  `(?:würde|würden|passt|passen|stünde|steht) (?!du |ich |wir )(?:[\\p{L}-]+ ){1,5}?(?:zu|zum|zur) (?:(?:dem|diesem|der|dieser) )?\\p{L}+(?: passen)?\\s*\\?+`,
  `(?:le|les) (?:quedaría|iría|pegaría|sentaría)(?: bien)? ${REST}\\?+`,
  `(?:est-ce que |est-ce qu['’])?(?:[\\p{L}'’-]+ ){1,5}(?:irait|conviendrait) (?:bien )?(?:à|avec) ${REST}\\?+`,
  `(?:(?:[\\p{L}-]+ ){0,4})combinaria(?: bem)? com ${REST}\\?+`,
  `(?:(?:[\\p{L}-]+ ){0,4})(?:ci starebbe|si addirebbe|si abbinerebbe)(?: bene)? ${REST}\\?+`,
];

/** What something is for. */
const PURPOSES: readonly string[] = [
  `what(?:['’]s| is| are) (?:an? |the )?[\\p{L} -]{2,40} (?:good |used |actually |even )*for\\s*\\?+`,
  `(?:wozu|wofür) (?:dient|ist|sind|brauche? (?:ich|man)|nutzt man) ${REST}\\?+`,
  `para qué (?:sirve|sirven|se usa|es) ${REST}\\?+`,
  `(?:à quoi (?:ça |cela )?(?:sert|servent)|ça sert à quoi),? ${REST}\\?+`,
  `(?:para|pra) (?:o )?que (?:é que )?(?:serve|servem) ${REST}\\?+`,
  `a (?:che )?cosa (?:serve|servono) ${REST}\\?+|a che serve ${REST}\\?+`,
];

const LOOKS =
  '(?:tilt[- ]?shift|hdr|bokeh|vignett\\p{L}*|viñet\\p{L}*|vinheta\\p{L}*|s[eé]pia|seppia|duoton\\p{L}*|bichrom\\p{L}*|dithering|solari\\p{L}*|posteri\\p{L}*|halftone|glitch|noir|lomo\\p{L}*|dehaz\\p{L}*|denois\\p{L}*|weißabgleich|white balance|balance des blancs|balance de blancos|(?:black and white|schwarz(?:weiß)?|blanco y negro|noir et blanc|preto e branco|bianco e nero))';
/** What a look is or does: the whole of a prompt. */
/** A part of a sentence. */
const STATE = '[^?.!;,\\n]*';
/** "Can you see the man?", but not "can you see to it that he is gone". */
const WHETHER_SEEN: readonly string[] = [
  `(?:can|could|do|did) (?:you|u|we|anyone|anybody|someone)(?: (?:even|also|still|actually|clearly|really))* (?:see|spot|notice|recogni[sz]e|identify|make out)(?! (?:what|if|whether|to)(?!\\p{L})) ${STATE}`,
  `(?:siehst|erkennst) du (?!(?:zu|nach|ob)(?!\\p{L}))${STATE}|kannst du ${STATE}(?:sehen|erkennen)`,
  `(?:ves|puedes ver|distingues|reconoces) (?!(?:si|qué)(?!\\p{L}))${STATE}`,
  `(?:est-ce que )?(?:(?:tu|vous) (?:vois|voyez)|vois-tu|voyez-vous|(?:peux-tu|pouvez-vous|tu peux) voir) (?!(?:si|ce)(?!\\p{L}))${STATE}`,
  `(?:(?:você|vc) )?(?:consegue ver|(?:está|tá) vendo|vê) (?!(?:se|o que)(?!\\p{L}))${STATE}`,
  `(?:vedi|riesci a vedere|riconosci|puoi vedere) (?!(?:se|cosa|di)(?!\\p{L}))${STATE}`,
];

const WHAT_IT_IS: readonly string[] = [
  `what(?:['’]s| is| are)(?: actually)? (?:an? |the )?${LOOKS}`,
  `what does (?:an? |the )?${LOOKS}(?: \\p{L}+)? (?:do|mean|look like)`,
  `was (?:ist|bedeutet|macht|bewirkt|heißt)(?: eigentlich| denn)? (?:eine? |das |die |der )?${LOOKS}(?: eigentlich| genau)?`,
  `qué (?:es|hace|significa) (?:una? |el |la )?(?:(?:efecto|filtro) )?${LOOKS}`,
  `(?:c['’]est quoi,?|qu['’]est-ce que(?: c['’]est que)?|que fait|que veut dire) (?:une? |le |la |l['’])?(?:(?:effet|filtre) )?${LOOKS}`,
  `o que (?:é|faz|significa) (?:uma? |o |a )?(?:(?:efeito|filtro) )?${LOOKS}`,
  `(?:che )?cos(?:['’]è|a è|a fa|a significa) (?:una? |il |la |l['’])?(?:(?:effetto|filtro) )?${LOOKS}`,
];

/** The rest of a question has none of these words. */
const without = (words: string): string => `(?!${STATE}(?<!\\p{L})(?:${words})(?!\\p{L}))`;
/** The rest of a question has this word. */
const having = (said: string): string => `${STATE}(?<!\\p{L})(?:${said})(?!\\p{L})${STATE}`;
/** What asks for a possibility, complains, or goes on with a wish. */
const WISHED = {
  en: without(
    'possible|able|doable|feasible|removable|fixable|salvageable|supposed|meant|normal|ok|okay|just|so|going|too much|not|too hard|there|can|could',
  ),
  de: without(
    'möglich|machbar|nicht|so|drin|normal|okay|ok|zu \\p{L}+en|\\p{L}+zu\\p{L}+en|gehen|keine?|kannst|könntest|kann',
  ),
  es: without('posible|factible|no|tan|bien si|puedes|pod[eé]s|podrías|puede'),
  fr: without(
    'possible|faisable|pas|si|tellement|récupérable|tu peux|peux-tu|tu pourrais|pourrais-tu|vous pouvez|pouvez-vous|on peut',
  ),
  pt: without('possível|viável|não|tão|dá|pode|consegue|poderia'),
  it: without('possibile|fattibile|non|così|puoi|potresti|si può'),
};
const THING = {
  en: "(?:it|this|that|these|they|(?:the|my|her|his|our|this) [\\p{L}'’]+(?: \\p{L}+)?)",
  de: '(?:es|das|sie|er|dieses|(?:das|der|die|mein|meine|ihr|ihre|unser|dieses) \\p{L}+(?: \\p{L}+)?)',
  es: '(?:(?:el|la|los|las|esta|este|mi) \\p{L}+)',
  fr: "(?:(?:(?:la|le|cette|ma|mon|les|mes|ses) |l['’])\\p{L}+(?: \\p{L}+)?)",
  pt: '(?:(?:o|a|os|as|essa|esta|minha|meu) \\p{L}+)',
  it: "(?:(?:(?:il|lo|la|i|gli|le|questa|questo) |l['’])\\p{L}+)",
};
/** Whether the picture is in some way, as the whole of a prompt. */
const STATES: readonly string[] = [
  `(?:is|are|was|were) ${WISHED.en}${THING.en} ${STATE}`,
  `(?:does|do) ${WISHED.en}${THING.en} (?:look|seem|appear) ${STATE}`,
  `(?:is|could) it (?:possible|be) that ${having('already')}`,
  `(?:can|could) you (?:tell|see|say)(?: me)? (?:if|whether) (?!you |i |we )${STATE}`,
  `(?:ist|sind|war|waren|sieht|wirkt) ${WISHED.de}${THING.de} ${STATE}`,
  `kann es sein,? dass ${having('schon|bereits|längst')}`,
  `(?:(?:kannst|könntest) du mir sagen|weißt du|sag mir),? ob (?!du |ich |man )${STATE}`,
  `${WISHED.es}(?:${THING.es} )?(?:ya |realmente |de verdad )*(?:es|está|están|son|se ve) ${STATE}`,
  `(?:es|será) posible que ${having('ya')}`,
  `(?:(?:me )?(?:puedes|podrías) decir(?:me)?|sabes|dime) si (?!puedes |se puede |podrías )${STATE}`,
  `(?:est-ce que )?${WISHED.fr}(?:c['’]est|(?:il|elle|${THING.fr}) est|(?:ils|elles|${THING.fr}) sont) ${STATE}`,
  `${WISHED.fr}(?:${THING.fr} )?(?:est|sont)-(?:il|elle|ce|ils|elles) (?!que )${STATE}`,
  `(?:est-(?:il|ce) |c['’]est )possible qu(?:e |['’])${having('déjà')}`,
  `(?:(?:tu peux|peux-tu|vous pouvez|pouvez-vous) me dire|tu sais|dis-moi) si (?!tu |on |vous )${STATE}`,
  `${WISHED.pt}(?:será que )?(?:${THING.pt} )?(?:já )?(?:é|está|tá|estão|são|esteja) ${STATE}`,
  `(?:é|será) possível que ${having('já')}`,
  `(?:(?:pode|você pode) me dizer|você sabe|sabe|me diza?) se (?!dá |pode |você )${STATE}`,
  `${WISHED.it}(?:${THING.it} )?(?:già )?(?:è|sono) ${STATE}`,
  `è possibile che ${having('già')}`,
  `(?:(?:puoi|potresti) dirmi|sai|dimmi) se (?!puoi |si può )${STATE}`,
];

/** What may come behind a question before its mark, or as a second question. */
const TAG =
  '(?:,? (?:or (?:not|is it ok|what)|what do you think|do you think|oder(?: nicht)?|was meinst du|o no|(?:tú )?qué (?:crees|opinas)|ou (?:pas|non)|tu en penses quoi|ou não|o que (?:você )?acha|o no|che (?:ne )?dici|che ne pensi|secondo te))?';

export const MERE_QUESTIONS: readonly Rewording[] = [
  ...[...OPINIONS, ...SUITED].map((asked): Rewording => [
    new RegExp(`${START}(?:${asked})`, 'giu'),
    '',
    UNLESS_SHOWN,
  ]),
  ...[...BY_ONESELF, ...IN_GENERAL, ...PURPOSES].map((asked): Rewording => [
    new RegExp(`${START}(?:${asked})`, 'giu'),
    '',
  ]),
  ...[...WHAT_IT_IS, ...WHETHER_SEEN].map((asked): Rewording => [
    new RegExp(`^${START}(?:${asked})[\\s?!.]*$`, 'giu'),
    '',
  ]),
  ...STATES.map((asked): Rewording => [
    new RegExp(`^${START}(?:${asked})${TAG}\\s*\\?+[\\s?!]*$`, 'giu'),
    '',
    UNLESS_SHOWN,
  ]),
];
