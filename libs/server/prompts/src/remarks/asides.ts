/** Words for people who do not answer, and for not answering. */
const SILENT = String.raw`(?:\p{L}+ ){1,3}(?:(?:will not|won['’ ]?t|does not|doesn['’ ]?t|did not|didn['’ ]?t|never|stopped|has not|hasn['’ ]?t) (?:even )?(?:answer\p{L}*|repl\p{L}+|respond\p{L}*|call\p{L}* back|text\p{L}* back|get back)|(?:no|não|nao|non|nunca) (?:me |nos |mi |ci )?(?:contest|respond|rispond)\p{L}*|(?:ne )?(?:me |nous )?répond(?:ent)? (?:pas|plus|jamais)|(?:antworte|melde|reagier)\p{L}*(?: mir| uns| sich)? (?:nicht|nie))(?!\p{L})`;
const AND = '(?:and|but|y|pero|et|mais|und|aber|e|ma|mas)';
/** Somebody who does not answer: "the photographer won't answer my emails", "der Fotograf antwortet nicht". */
const NO_ANSWER = new RegExp(`^(?:${AND} )*${SILENT}`, 'iu');
const NO_ANSWER_BESIDE = new RegExp(
  `(?:,? ${AND}|[,.;!]) (?:the|my|our|el|la|mi|der|die|mein|meine|le|l|mon|ma|il|lo|o|a|meu|minha)[ '’]${SILENT}[^,.;!?]*`,
  'iu',
);

/** The prompt without a remark about somebody who does not answer. */
export const withoutNoAnswer = (prompt: string): string => prompt.replace(NO_ANSWER_BESIDE, '');

/** How old somebody is and is not: "I'm 64 not 30", "tengo 60 años, no 20". */
const AGED =
  /^(?:and |but |cause |y |et |und |e )*(?:i m|im|i am|she s|she is|he s|he is|we re|ich bin|sie ist|er ist|tengo|tiene|j ai|elle a|il a|ho|ha|tenho|tem) (?:only |just |erst |schon |solo |só )?\d\d(?: (?:years old|jahre(?: alt)?|años|ans|anni|anos))?(?: (?:and |und |y |et |e )?(?:not|no|nicht|keine?|pas|non|não|nao) \d\d(?: (?:years old|jahre(?: alt)?|años|ans|anni|anos))?)?$|^(?:and |und |y |et |e )?(?:not|nicht|keine?|pas|no|non|não|nao) \d\d(?: (?:years old|jahre|años|ans|anni|anos))?$|^(?:and |but )?(?:i|she|he|we) (?:still (?:want|wants|d like|would like) to|(?:want|wants|d like|would like) to still) look (?:like )?(?:\d\d|my age|her age|his age|myself|me|herself|himself)$/iu;

/** How the result shall not look, which requests no edit: "nothing fake please". */
const NOTHING_FAKE =
  /^(?:and |but |aber |bitte |y |pero |et |mais |e |ma |mas )*(?:nothing (?:too )?(?:fake|artificial|crazy|unreal)|nichts (?:künstliches|unechtes|gefälschtes)|nada (?:de )?(?:artificial|falso|fake|inventado)|rien (?:de |d )?(?:faux|artificiel|inventé)|niente (?:di )?(?:finto|falso|artificiale|fake))(?: please| pls| bitte| por favor| stp| svp| s il (?:te|vous) plaît| per favore)?$/iu;

/** "Mind the gaps": a caution about what is done, with no verb that could be a wish of its own. */
const CAREFUL =
  /^(?:(?:and |but |so |please |just |y |pero |et |mais |und |aber |bitte |e |ma |mas )*(?:be (?:very )?careful|careful|mind|watch out)(?: (?:with|around|of|there|about|please))*(?: the| my)?|ojo con|(?:ten |tenga )?(?:mucho )?cuidado con|attention (?:à|au|aux)|fais attention (?:à|au|aux)|vorsicht (?:mit|bei)|aufpassen (?:bei|mit)|cuidado com|atenção (?:a|com|à|ao|aos|às)|attenzione (?:a|al|ai|alla|alle|con)|occhio (?:a|al|ai|alla|alle))(?: \p{L}+){0,5}$/iu;
/** Verbs that make a wish of a caution: "careful not to cut off the head". */
const OF_CAUTION =
  /(?<!\p{L})(?:not|nicht|ne|no|non|não|don t|keep|leave|cut|crop|change|touch|remove)(?!\p{L})/iu;

/** True for words that are certainly a remark beside a wish, whatever they name. Expects plain words. */
export const isAside = (words: string): boolean =>
  [NO_ANSWER, AGED, NOTHING_FAKE].some((pattern) => pattern.test(words)) ||
  (CAREFUL.test(words) && !OF_CAUTION.test(words));
