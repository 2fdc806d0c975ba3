/*
 * Letters that the picture shows, which shall say something else: "the tag says £6.50, I need £7.25", "the 7 on the shirt
 * must become 17". They cannot be exchanged, and what is asked for would be written beside them.
 */

const QUOTED = '["“„«][^"“”„«»]{1,40}["“”»]';
/** A number, words between quotation marks, or a word in capitals. */
const VALUE = `(?:${QUOTED}|[$€£]?\\s?\\d[\\d.,:/]*(?:\\s?[$€£%])?|(?:(?=\\p{Script=Latin})\\p{Lu}){2,}[\\p{Lu}\\d]*)`;
const SAYS =
  '(?:[Ss]ays|[Rr]eads|[Ss]hows|[Ss]agt|[Ss]teht|[Zz]eigt|[Dd]ice|[Pp]one|[Mm]arca|[Dd]it|[Aa]ffiche|[Ii]ndique|[Mm]arque|[Dd]iz|[Mm]ostra|[Ss]egna|[Dd]ice|[Rr]iporta)';
const BUT = '(?:but |and |aber |und |pero |y |mais |et |mas |e |ma )?';
const NEED =
  "(?:I (?:need|want)(?: it)?(?: to (?:say|be|read|show))?|(?:it|that) (?:should|must|needs to|has to) (?:say|be|read|show)|should (?:say|be|read)|make (?:it|that)(?: say)?|(?:ich brauche|es (?:soll|muss)|soll|muss)(?: da)?|(?:necesito|quiero)(?: que (?:diga|ponga|sea))?|(?:debe|tiene que|debería) (?:decir|poner|ser)|(?:il (?:me )?faut|je veux|j[’']ai besoin de|(?:ça )?(?:doit|devrait) (?:être|dire|afficher))|(?:preciso(?: de)?|quero)(?: que (?:diga|seja))?|(?:deve|devia|tem que) (?:dizer|ser)|(?:mi serve|voglio|(?:deve|dovrebbe) (?:dire|essere)))";
/** Things with letters on them. */
const CARRIER =
  '(?:[Ss]igns?|[Tt]ags?|[Ll]abels?|[Pp]rices?|[Ss]hirt|[Jj]ersey|[Bb]oard|[Cc]lock|[Mm]enu|[Pp]oster|[Ff]lyer|[Bb]anner|[Pp]late|[Dd]oor|[Cc]ake|[Mm]ug|[Tt]ext|[Cc]aption|[Ss]child|[Pp]reis\\p{L}*|[Ee]tikett|[Tt]afel|[Tt]rikot|[Pp]lakat|[Cc]artel|[Pp]recio|[Ee]tiqueta|[Pp]izarra|[Cc]amiseta|[Pp]laca|[Pp]anneau|[ÉEée]tiquette|[Pp]rix|[Aa]rdoise|[Mm]aillot|[Aa]ffiche|[Cc]artaz|[Pp]reço|[Cc]amisa|[Cc]artello|[Cc]artellino|[Pp]rezzo|[Mm]aglia|[Ll]avagna|[Tt]arga)';
/** Behind what the letters shall say, only their look may follow. */
const END =
  '(?=\\s*(?:[,.;!?]|$)| (?:same|in (?:the )?same|instead|please|bitte|por favor|svp|per favore|gleiche|mit|con|avec|com|misma|même|mesma|stess)\\p{L}*)';
const SAYS_OTHER = `${CARRIER}(?!\\p{L})[^,.;!?]{0,25}(?<!\\p{L})${SAYS}:? ${VALUE}[,;.]? ${BUT}${NEED}:? ${VALUE}`;

const ON = '(?:on|at|auf|an|am|en|de|del|sur|sous|du|na|no|da|do|su|sul|sulla|della|del)';
const BECOMES =
  '(?:must|should|needs to|has to|shall) (?:become|be|read|say)|(?:muss|soll|sollte)(?: eine?)?|(?:debe|tiene que|debería) (?:ser|decir|convertirse en)|(?:doit|devrait) (?:devenir|être)|(?:tem que|tem de|deve) (?:virar|ser)|(?:deve|dovrebbe) (?:diventare|essere)';
const ONE_BECOMES = `(?:${QUOTED}|\\d[\\d.,]*) ${ON} [^,.;!?"]{2,30} (?:${BECOMES}) (?:an? |eine? |un[ae]? |uma? )?${VALUE}`;

const EXCHANGED = new RegExp(`(?<!\\p{L})(?:${SAYS_OTHER}|${ONE_BECOMES})${END}`, 'u');

/** True for a wish that letters of the picture say something else. */
export const exchangesLettering = (prompt: string): boolean => EXCHANGED.test(prompt);
