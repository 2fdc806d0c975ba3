import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { wordsOf } from '../words/words.ts';

/** Where pictures are shown and sold. */
const PLATFORM =
  '(?:insta(?:gram)?|ig|fb|facebook|whatsapp|whats|tiktok|tik tok|reddit|twitter|linkedin|tinder|bumble|hinge|etsy|ebay|vinted|depop|airbnb|(?:facebook )?marketplace|kleinanzeigen|willhaben|leboncoin|le bon coin|wallapop|milanuncios|mercado ?li[bv]re|olx|subito|shopify|pinterest|youtube|snapchat|snap|telegram|immoscout|idealista|zillow|gumtree|poshmark|discord|slack|my (?:blog|website|shop|store)|the (?:blog|website|newsletter|shop|store))';
const FOR =
  '(?:(?:for|für|fürs|para|pra|pro|pour|per|on|to|auf|bei|in|en|em|su|sur|no|na|mi|my|our|the|it s|its|is|ist|es|é|è|c est|das|this) )*';
/** The platform alone: "insta", "for vinted", "annonce vinted". */
const ON_PLATFORM = new RegExp(
  `^${FOR}(?:(?:ad|listing|anzeige|inserat|annonce|anuncio|anúncio|annuncio) )?${PLATFORM}(?: (?:ad|listing|anzeige|shop|page|group))?(?: (?:please|pls|bitte|thx|thanks|lol))*$`,
  'iu',
);
/** "Selling my grandmother's lamp on Facebook", "posting this on reddit". */
const POSTING = new RegExp(
  `^(?:(?:i m|im|i am|we re|we are|am|are|just) )*(?:selling|posting|listing|uploading|sharing|putting)(?! (?:the|a) (?:text|frame)) (?:\\p{L}+ ){1,5}?(?:on|to|in|up on|up for sale|for sale)(?: ${FOR}${PLATFORM}| ?$)`,
  'iu',
);
/** An advertisement alone: "used truck ad", "listing for my bike". */
const AD =
  /^(?:an? |my |our |the )?(?:used |old |new )?(?:\p{L}+ )?(?:ad|listing|advert)$|^(?:an? |my |our |the )?(?:ad|listing|advert) for (?:an? |my |our |the )?(?:\p{L}+ )?\p{L}+$/iu;

/** Somebody who is here for the first time, or who was sent here. */
const NEW_HERE =
  /^(?:(?:i|we) (?:just )?(?:found|discovered|heard (?:of|about)) (?:this|you|your)(?: (?:site|app|page|tool|website|editor))?|(?:i m|im|i am|we re|sorry i m) (?:completely |totally |quite )?new (?:here|to this)(?: \p{L}+)?|(?:this is )?my first (?:time|try|attempt)(?: (?:here|using|on) .*)?|first time(?: (?:here|user|using .*|trying .*))?|(?:i ve |i have |i )?never (?:used|done|tried) (?:this|anything like this|one of these|such an? \p{L}+)(?: before)?|i (?:do not|don t|dont) know (?:how|much about) .*|(?:ich bin|bin|wir sind) (?:hier )?(?:ganz |total )?neu(?: hier)?|(?:ich )?(?:probiere|nutze|benutze|teste) (?:das|es|die seite) (?:hier )?(?:gerade )?zum ersten mal|(?:ich )?(?:kenne|kenn) mich (?:damit )?(?:nicht|gar nicht|kaum) aus|(?:es )?(?:la|mi) primera vez(?: .*)?|es mi primera vez(?: .*)?|soy nuev[oa](?: .*)?|no (?:sé|se|entiendo) (?:usar|mucho|nada|cómo) .*|c est (?:la|ma) première fois(?: .*)?|première fois(?: .*)?|je (?:suis nouve(?:au|lle)|débute|n y connais rien|découvre)(?: .*)?|(?:é )?(?:a )?(?:minha )?primeira vez(?: .*)?|sou nov[oa](?: .*)?|não entendo (?:nada|muito) .*|(?:è )?(?:la )?(?:mia )?prima volta(?: .*)?|provo per la prima volta|sono nuov[oa](?: .*)?|non (?:sono|me ne intendo|capisco) (?:pratic[oa]|molto|niente).*)$/iu;

/** A greeting alone. */
const GREETING =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|hallo|moin|servus|guten (?:tag|morgen|abend)|hola|buen[oa]s(?: (?:días|tardes|noches))?|bonjour|bonsoir|salut|coucou|oi|olá|ola|bom dia|boa (?:tarde|noite)|ciao|salve|buon ?(?:giorno|a ?sera)|there|everyone|team|all|zusammen|a todos|à tous|a tutti) ?)+$/iu;

/** What the person feels about it, without saying what it is: "annoying", "que horror". */
const FEELING =
  /^(?:(?:so|really|very|super|how|it s|its|is|that s|thats|this is|echt|total|que|qué|muy|quel|quelle|c est|trop|che|è|molto|tão|muito) )*(?:annoying|ugly|awful|horrible|terrible|embarrassing|a (?:real )?shame|gross|disgusting|nasty|yikes|ugh|argh|oops|haha+|hihi|lol|omg|idk|help|please help|sadly|unfortunately|cheap lens|nervig|ekelhaft|eklig|hässlich|peinlich|schrecklich|furchtbar|schade|leider|hilfe|bitte helfen|horror|horrible|feo|fea|asqueroso|qué asco|un asco|molesto|pena|lástima|vergüenza|ayuda|moche|dégueu|dégueulasse|horrible|nul|dommage|la honte|au secours|brutto|brutta|che schifo|uno schifo|orribile|peccato|vergogna|aiuto|feio|feia|nojento|que nojo|horrível|chato|pena|vergonha|socorro|ajuda)(?: (?:please|pls|bitte|porfa|stp|svp|lol))?$/iu;

/** "Found in a shoebox", "trovata in soffitta": where the print comes from. */
const FOUND =
  /^(?:(?:i|we|ich|wir|je|j ai|nous|on l a|l ho|l abbiamo|la|lo|hab|habe|haben) )*(?:found|gefunden|encontrad[oa]|encontrei|encontré|trouvée?|achad[oa]|trovat[oa])(?: (?:it|this|these|one))? (?:in|at|on|among|under|while|when|im|beim|auf|unter|en|entre|dans|au|chez|em|no|na|dentro|nel|nella|tra|fra|da) |^(?:im|in|auf|beim|unter) (?:\p{L}+ ){1,4}gefunden$/iu;
/** "There's patient data on there". */
const PRIVATE =
  /^(?:and |because )?(?:there s|there is|it has|it shows|da (?:ist|sind|stehen)|hay|il y a|tem|ci sono|c è) (?:some |all )?(?:\p{L}+ )?(?:(?:personal|private|sensitive|confidential|patient|client|customer) (?:data|info|information|details|stuff)|private daten|persönliche daten|datos (?:personales|privados)|des (?:données|infos) (?:personnelles|privées)|dados (?:pessoais|privados)|dati (?:personali|privati))(?: (?:on|in|there|here|drauf|ahí|dessus|aí|nela|sopra)(?: .*)?)?$/iu;

/** True for words about the person who writes, where the picture goes and where it comes from. Expects plain words. */
export const tellsOfVisitor = (words: string): boolean =>
  [ON_PLATFORM, POSTING, AD, NEW_HERE, GREETING, FEELING, PRIVATE].some((pattern) => pattern.test(words)) ||
  (FOUND.test(words) &&
    !wordsOf(words).words.some(
      (word) => says(word, ...VERBS) || [...word.concepts].some((one) => /^(?:op|color|beyond):/.test(one)),
    ));
