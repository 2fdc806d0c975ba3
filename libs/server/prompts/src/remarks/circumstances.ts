import { says } from '../clauses/clauses.ts';
import { FAULTS, VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import { tellsOccasion } from './occasions.ts';
import { plain } from './plain-words.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** Matches a text that begins with one of these patterns, followed by the end of a word. */
const anyOf = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})(?:(?!\\p{L})|(?<=\\s))`, 'iu');

/** How, when and where the picture was taken, whatever else is named: "la saqué desde el bus en movimiento". */
const TAKEN = anyOf(
  '(?:(?:and|but|because|und|aber|weil|y|pero|porque|et|mais|e|mas|ma) )*(?:(?:it|that|this|i|es|das|la|c|on|we) )?(?:(?:was|war|wars|had|era|foi|fue|était|avait|estaba) )?(?:(?:taken|shot|gemacht|prise|hecha|feita|fatta|tirada|scattata) )?(?:without|with no|no|ohne|kein(?:en)?|sans|pas de|sin|sem|senza)(?: (?:the|a|any|den|einen|le|el|o|il))? (?:flash|blitz|blitzlicht)(?: (?:on|an|dabei|gemacht))?$',
  '(?:and |but |cause |because )*(?:it |this |that |the (?:photo|pic|picture|shot) )?(?:was |were |is |got )?(?:taken|shot|snapped|photographed|scanned) (?:at|in|on|from|by|with|during|through|under|against|near|outside|inside|last|years|a|my)',
  '(?:and |but |because )*(?:(?:i|we|he|she|they|(?:my|our) \\p{L}+)(?: ve| have| had)? )?(?:just )?(?:took|taken|shot|snapped|scanned|photographed) (?:it|this|that|these|them|the (?:photo|pic|picture|shot))',
  '(?:and |but |so |because )*(?:i|we) (?:just |only )?tried to (?:photograph|capture|shoot|snap|take a (?:photo|pic|picture|shot) of)',
  '(?:y |pero )?(?:intenté|intentamos|traté de|quise) (?:fotografiar|captar|capturar)|(?:et |mais )?(?:j ?ai|on a|nous avons) (?:essayé|tenté|voulu) (?:de |d )?(?:photographier|prendre en photo|capter|capturer)|(?:e |mas )?tent(?:ei|amos) (?:fotografar|capturar|registrar)|(?:e |ma )?(?:ho|abbiamo) (?:provato|cercato|tentato) (?:a|di) (?:fotografare|immortalare|catturare)',
  '(?:y |pero )?(?:yo )?(?:la|lo|las|los) (?:saqué|tomé|hice|sacamos|tomamos|hicimos|tomó|sacó|hizo|saque|tome)(?= (?:desde|en|con|de|a|al|por|cuando|un|una|el|hace|yo|mi)(?!\\p{L}))',
  '(?:et |mais )?(?:je l ?ai|on l ?a|nous l ?avons|elle a été|c ?est)? ?(?:prise?|faite?|tirée?|photographiée?) (?:avec|de|du|depuis|dans|en|à|au|a|sur|par|hier|un|pendant)',
  '(?:et |mais )?(?:j ?ai|on a|nous avons) (?:pris|fait|tiré) (?:la|cette|les|ces|une) photos?',
  '(?:und |aber )?(?:ich |wir |er |sie |das |es |die )?(?:hab|habe|haben|hat|wurde|war) (?:\\p{L}+ )*(?:gemacht|geschossen|fotografiert|aufgenommen|geknipst|gescannt|abfotografiert)$',
  '(?:aufgenommen|fotografiert|geknipst|gescannt|gemacht) (?:im|in|bei|beim|mit|am|an|aus|von|vom|durch|auf|gegen)',
  '(?:e |ma )?(?:l ?ho|l ?abbiamo|l ?ha|è stata) (?:\\p{L}+ )?(?:fatta|scattata|presa|fatto|scattato) ?',
  '(?:fatta|scattata|presa) (?:con|a|in|di|da|dal|dalla|al|alla|nel|nella|durante|un)',
  '(?:e |mas )?(?:eu |a gente )?(?:tirei|tiramos|bati|batemos|fiz|fotografei)(?= (?:a |essa |esta |ela |uma )?(?:foto |ela )?(?:de|do|da|no|na|em|com|à|a|ontem|um|uma|pela|pelo|quando|dentro)(?!\\p{L}))',
  '(?:foi )?(?:tirada|batida|feita) (?:com|de|do|da|dos|no|na|em|à|a|pela|pelo|ontem|durante)',
);

/** What was, or what somebody did, in the past: "estábamos en un bar", "ours died in July", "my husband blinked". */
const WAS = anyOf(
  '(?:and |but |so |because |since )*(?:i|we|he|she|they|it|everyone|everybody|(?:my|our|his|her|the) \\p{L}+|ours|mine) (?:was|were|had been) (?:just |only |really |at |in |on |a |an |all |\\p{L}+ing |(?:sunburn(?:t|ed)|sick|ill|off sick|tired|drunk|hungover|pregnant|nervous|asleep|away|busy|late|cold|young|little)$)',
  '(?:and |but |so |because |since )*(?:i|we|he|she|they|ours|mine|(?:my|our) \\p{L}+) (?:just )?(?:died|blinked|moved|sneezed|cried|drew|painted|forgot|lost|broke|bought|found|got|gave|sent|made|spilled|dropped|went|came)',
  '(?:y |pero |es que |porque )*(?:yo |nosotros )?(?:estaba|estábamos|estabamos|íbamos|ibamos|iba|hacía|hacia|llovía|llovia|fue|era|éramos) (?:en|de|un|una|a|mucho|muy tarde|por|noche|con)',
  '(?:et |mais |car |parce que )*(?:c ?était|on était|nous étions|j ?étais|il faisait|il pleuvait|on avait|j ?avais) (?:dans|en|au|à|un|une|la|le|juste|nuit|chez|sur)',
  '(?:und |aber |denn |weil )*(?:da |es |ich |wir |er |sie |das |der |die )?(?:war|waren|wars|regnete|hatten?) (?:da |dort |ja |halt |nur |in |im |auf |bei |am |an |an einem |ein |eine |schon |abends |nachts )',
  '(?:e |ma |perché )*(?:ero|eravamo|era|c ?era|faceva|pioveva) (?:in|a|al|alla|nel|nella|un|una|di|notte|sera|solo)',
  '(?:e |mas |é que |porque )*(?:eu |a gente )?(?:estava|estávamos|estavamos|tava|távamos|tavamos|era|éramos|fazia|chovia) (?:em|no|na|num|numa|de|um|uma|com|à|só)',
);

/** What is planned, owed or supposed: "soll für Kleinanzeigen sein". */
const PLANNED = anyOf(
  '(?:and |cause |because )*(?:i |we )?(?:just )?(?:want|wanna|would like|d like|need|have|gotta) (?:to )?(?:see|know|check|find out|tell|show|compare) (?:how|what|if|whether)',
  '(?:i|we) (?:will|ll|m going to|am going to|m gonna|are going to|re going to|gonna) (?:mention|post|send|print|frame|sell|use|upload|list|show|put it|hang|tell|explain|write)',
  '(?:and |cause |because )*(?:its|(?:it|this|that)(?: s| is)?) supposed to be (?:an?|the|for|my|our) ',
  '(?:it|this) (?:has|needs) to be \\p{L}+ for ',
  '(?:i |we )?need an? (?:favicon|icon|avatar|banner|header|thumbnail|logo|listing|header image) (?:from|of|for|out of) ',
  '(?:etsy|ebay|amazon|vinted|depop|airbnb|facebook|instagram|the (?:\\p{L}+ )?(?:site|shop|portal|form|office|embassy|printer)) (?:has |just |always )?(?:rejected|rejects|refused|refuses|declined|wants|needs|requires|complains|complained)',
  '(?:das |es |die |sie )?(?:soll|ist|wäre|wird) (?:für|fürs) (?:\\p{L}+ ){1,4}(?:sein|werden|gedacht)',
  '(?:voglio|vorrei|quiero|quisiera|quero|queria|je veux|je voudrais|j ?aimerais) (?:solo |sólo |só |juste )?(?:vedere|ver|voir) (?:come|cómo|como|comment|se|si)',
  '(?:will|möchte|wollen|möchten) (?:mal |nur |ich |wir )*(?:sehen|schauen|gucken|wissen) (?:wie|ob)|(?:ich |wir )?(?:will|möchte|wollen|möchten) (?:mal |nur )*(?:sehen|schauen|gucken|wissen) wie',
  '(?:(?:my|the|your) )?last (?:one|time|try|attempt|edit|app|tool|ai|editor|website|site|program) ',
  '(?:(?:die|das|der) )?letzte[rs]? (?:app|mal|tool|versuch|programm|ki) |(?:la |el )?últim[oa] (?:app|vez|programa|intento) |(?:la |le )?derni(?:ère|er) (?:appli|fois|outil|logiciel|essai) |(?:o |a |na )?últim[oa] (?:app|aplicativo|vez|programa) |(?:l |la )?ultim[oa] (?:app|volta|programma|tentativo) ',
  '(?:the |my |our )?(?:listing|ad|advert|auction|post|shop|store|site|website|page) (?:goes|is going|will go|has to go|needs to go|starts|opens|ends|launches) ',
  '(?:die |das |der |meine? |unsere? )?(?:anzeige|auktion|inserat|shop|seite|website) (?:geht|startet|kommt|endet|läuft|soll) ',
  '(?:el |la |mi |nuestr[oa] )?(?:anuncio|tienda|página|web|subasta) (?:sale|se publica|empieza|abre|termina) ',
  '(?:l |la |le |mon |ma |notre )?(?:annonce|site|boutique|vente) (?:sort|part|passe|commence|est mise? en ligne|sera en ligne) ',
  '(?:o |a |meu |minha )?(?:anúncio|loja|site|leilão) (?:sai|entra|vai ao ar|começa) ',
  '(?:l |il |la |mio |mia )?(?:annuncio|sito|negozio|asta) (?:esce|va online|parte|inizia) ',
  '(?:viewing|wedding|party|interview|deadline|exam|funeral|birthday)s? (?:is |s )?(?:today|tomorrow|tonight|this|next|on|in)',
);

/** Words that belong to a wish and request nothing: "if that helps", "dw", "nada más porfa". */
const BESIDE =
  /^(?:(?:only )?if (?:that|this|it) (?:helps|matters|works|is ok(?:ay)?|s ok(?:ay)?)|if (?:you|u) (?:can|could|do not mind|don t mind)|if (?:at all )?possible|si se puede|si es posible|si puedes|si puede ser|si (?:c est )?possible|si (?:tu peux|vous pouvez)|se (?:for )?(?:possível|possivel)|se (?:der|puder|dá|da)|se possibile|se (?:puoi|riesci|si può)|wenn (?:es )?(?:geht|möglich)|wenns (?:geht|möglich ist)|falls möglich|don t worry|dw|no worries|no rush|no hurry|nada (?:más|mas)(?: por favor| porfa)?|y (?:ya|ya está|nada más)|das (?:ist|wär|wäre) alles|mehr nicht|c est tout|rien d autre|rien de plus|só isso|so isso|e só|mais nada|è tutto|e basta|solo questo|nient altro|nothing else|that s (?:it|all)|thats (?:it|all))$/iu;

/** What the picture is and whom it shows, without any wish: "photo through plane window", "es la única foto que tenemos". */
const KIND =
  '(?:photos?|fotos?|fotografías?|fotografia|fotografie|pics?|pictures?|selfies?|screenshots?|snapshots?|polaroids?|portraits?|portrait|scans?|bild|bilder|aufnahme|dia|imagen|imagem|immagine|diapo|diapositiva|retrato|ritratto|slides?|headshots?)';
const IS_PICTURE = anyOf(
  `(?:an? |the |my |our |old |very old |una? |uma |la |mi |une |die |das |ein |altes |alte |vieille |vecchia |velha |vieja )*${KIND} (?:of|from|through|out of|at|in|with|by|von|vom|aus|durch|mit|der|des|meiner|meines|unserer|de|del|des|d|du|da|do|dos|das|di|della|dei|dal|dans|en|em|para|pra|pour|per|for|für) `,
  `(?:it |this |that |es |esta |é |essa |è |das |dies |c )?(?:is|s|es|é|est|è|ist|war) (?:the|an?|my|our|la|una?|mi|a|uma|minha|une|ma|l|das|ein|die|mein) (?:only |única |unica |seule |einzige |old |alte )?${KIND}`,
  `(?:the |a |la |die |das |il |le |this |that |it )?(?:${KIND} )?(?:is|es|é|est|è|ist|war|s) (?:from|de|des|dos|do|da|del|degli|aus|von) (?=\\p{L}* ?\\p{L}* ?\\d\\d)`,
  `(?:old|vieja|vieille|velha|vecchia|alte|altes|antigua|antiga|ancienne) ${KIND}$`,
  `(?:\\p{L}+ ){1,2}(?:pic|pics|photo|photos|picture|headshot|selfie|foto|bild|portrait)$`,
);
/** "This is the only photo of my late husband smiling": whatever it shows. */
const ONLY_ONE = anyOf(
  `(?:it |this |that |es |esta |é |essa |è |das |dies |c )?(?:is|s|es|é|est|è|ist|war) (?:the|la|a|une|l|die|das) (?:only|last|best|única|unica|última|ultima|seule|dernière|einzige|letzte) ${KIND} (?:of|that|we|i|von|das|de|que|où|d|di|che|dove|onde|in) `,
);
/** Phrases such as "old polaroid", which the lexicons know as a look. */
const OLD_PICTURE = new RegExp(
  `^(?:an? |the |my |our |una? |uma |la |mi |une |die |das |ein )*(?:old|vieja|vieille|velha|vecchia|alte|altes|antigua|antiga|ancienne) ${KIND}`,
  'iu',
);
/** "Photo of the 80s style": a look is wanted. */
const LIKE =
  /(?<!\p{L})(?:style|look|effect|filter|vibes?|stil|effekt|optik|estilo|efecto|efeito|filtro|effet|filtre|stile|effetto)(?!\p{L})/iu;
/** A year or decade in which the picture was taken: "1967", "los años 40". */
const WHEN =
  /^(?:(?:from |von |aus |de |del |da |do |di |in |en |um |circa |ca |about |the |los |les |die |den |dem |gli |os |vers )*)(?:1[89]\d\d|20[0-2]\d|(?:años|anos|années|anni|jahre[n]?) \d\d|\d\d(?:er|s))(?: jahren?)?$/iu;
const YEARS =
  /(?<!\p{L})(?:from|aus|von|de|des|del|dos|da|do|di|in|en|dans|degli|negli) (?:the |den |dem |los |les |las )?(?:años |anos |années |anni )?(?:1[89]\d\d|\d\d)(?:er|s)?(?: jahren?)?(?!\p{L})/iu;

/** What is fine already: "she's perfect", "der Rest passt". */
const FINE =
  /(?<!\p{L})(?:(?:is|are|s|re|looks?) (?:all )?(?:fine|ok|okay|good|great|perfect|alright)(?: as (?:is|it is|they are))?|(?:ist|sind|passt|sieht) (?:schon |so |doch )*(?:gut|ok|okay|super|in ordnung|perfekt)(?: so| aus)?|passt(?: so| schon)?|(?:está|están|quedó) (?:bien|perfect[oa]s?)(?: así)?|(?:est|sont) (?:très )?(?:bien|parfaite?s?|nickel)(?: comme ça)?|(?:está|estão|tá|ficou|ficaram) (?:bom|boa|bons|boas|ótim[oa]s?|perfeit[oa]s?|bem)(?: assim)?|(?:va|vanno|sta) bene(?: così)?|(?:è|sono) (?:perfett[oaie]|ok|a posto))(?: so (?:just|only) \p{L}+(?: please| pls)?)?$/iu;

/** Words for faults of a picture, and for more or less of something. A text with one of them may be a wish. */
const FAULTY: readonly Concept[] = [...FAULTS, 'vivid', 'excess', 'more', 'less', 'lacking'];
const asks = (word: Word): boolean =>
  word.measure !== null ||
  word.quote !== null ||
  says(word, ...VERBS) ||
  [...word.concepts].some((concept) => /^(?:op|color|beyond|style|format|ratio|gradient):/.test(concept));
/** A size, a color or a look, which says how the result should be. */
const isDefinite = (word: Word): boolean =>
  ['pixels', 'dimensions', 'ratio', 'print', 'bytes', 'color'].includes(word.measure?.kind ?? '') ||
  [...word.concepts].some((concept) => /^(?:op|color|style|gradient):/.test(concept));
const mayBeFault = (word: Word): boolean =>
  says(word, ...FAULTY) || [...word.concepts].some((concept) => concept.startsWith('op:'));

/** Verbs of a purpose, after which nothing is requested: "foto do bolo pra colocar no iFood". */
const PURPOSE = /(?<!\p{L})(?:pra|para|pour|per|um|to|zum|for|für|fürs|pros?) .*$/iu;

/** True for words that only say what the picture is, whom it shows and when it was taken. */
export const namesPicture = (text: string): boolean => {
  const words = plain(text);
  if (ONLY_ONE.test(words) && !wordsOf(words).words.some(mayBeFault)) return true;
  if (WHEN.test(words)) return true;
  if (!IS_PICTURE.test(words)) return false;
  const rest = words.replace(OLD_PICTURE, '').replace(PURPOSE, '').replace(YEARS, '');
  return (
    !LIKE.test(words) &&
    !wordsOf(rest).words.some(
      (word) =>
        word.measure === null && (asks(word) || mayBeFault(word) || says(word, 'without', 'background')),
    )
  );
};

/** True for words that only say that something is good as it is. */
export const callsFine = (text: string): boolean => FINE.test(plain(text));

/** True for words about what was or what somebody did. Some of them describe a fault. */
export const tellsOfPast = (text: string): boolean =>
  WAS.test(plain(text)) ||
  /^(?:because |as |and )*there (?:is|s|was) no (?:more )?(?:room|space) /u.test(plain(text)) ||
  /^(?:his|her|their) \p{L}+ (?:was|were) /u.test(plain(text));

/** True for words that tell how the picture came about or what it is for, whatever they name. */
export const tellsCircumstance = (text: string): boolean => {
  const words = plain(text);
  if (TAKEN.test(words) || BESIDE.test(words) || tellsOccasion(text)) return true;
  if (PLANNED.test(words) && !wordsOf(words).words.some(isDefinite)) return true;
  return WAS.test(words) && !wordsOf(words).words.some((word) => mayBeFault(word) || says(word, 'color'));
};
