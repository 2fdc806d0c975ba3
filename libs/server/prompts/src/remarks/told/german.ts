const RELATIVE_DE =
  '(?:mama|mutter|papa|vater|oma|opa|großvater|großmutter|eltern|frau|mann|freund(?:in)?|schwester|bruder|sohn|tochter|kinder|tante|onkel|cousin(?:e)?|nachbar(?:in)?|chef(?:in)?|kolleg(?:e|in)|kunde|kundin|lehrer(?:in)?|vermieter(?:in)?)';
const TIME_DE =
  '(?:gestern|heute|neulich|damals|vorgestern|(?:im|seit) (?:sommer|winter|herbst|frühling|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|letzte[snr]? \\p{L}+|am (?:mon|diens|donners|frei|sams|sonn)tag|(?:19|20)\\d\\d|vor (?:\\d+|einem|einer|zwei|drei|vielen) (?:tag|tagen|woche|wochen|monat|monaten|jahr|jahren))';
const PLACE_DE =
  '(?:(?:im|am|in|auf|bei|beim)(?: der| dem| den| einer?| einem| unserer?| meiner?)? (?:zoo|strand|park|urlaub|hochzeit|geburtstag|party|feier|italien|dachboden|keller|see|meer|bergen|garten|wanderung|ausflug))';
/** German sentences that ask for nothing. */
export const GERMAN = [
  // What is good already shall not become stronger.
  '(?:die |der )?(?:schärfe|kontrast|belichtung|helligkeit|weißabgleich|sättigung|bildausschnitt|klarheit)(?: ist| sind| passt)? (?:(?:schon|total|sehr) )*(?:gut|ok(?:ay)?|perfekt|super|passt|in ordnung|prima)',
  // People stress that they mean it.
  '(?:das ist )?kein (?:scherz|witz)|ohne witz|im ernst|ehrlich|(?:ich )?schwöre?|glaub(?:t)? (?:mir|es mir)',
  '(?:ich )?(?:kenne?|kenn) mich (?:damit |mit sowas |da |mit (?:bildbearbeitung|photoshop|computern) )?(?:leider )?(?:nicht|gar nicht|überhaupt nicht|null)(?: (?:so )?(?:gut))? aus',
  `(?:das|dieses)(?: (?:foto|bild))? hat (?:mein|meine|unser|unsere) ${RELATIVE_DE}(?: (?:${TIME_DE}|${PLACE_DE}))* (?:gemacht|aufgenommen|geschossen|fotografiert|gefunden|geknipst)`,
  `(?:(?:das|dieses)(?: (?:foto|bild))? )?(?:(?:hab|habe) ich |ist |wurde )?(?:(?:${TIME_DE}|${PLACE_DE}|mit (?:dem|meinem) (?:alten )?(?:handy|iphone|smartphone)) )+(?:gemacht|aufgenommen|geschossen|entstanden|fotografiert|geknipst)(?: worden)?`,
  `(?:mein|meine|unser|unsere) ${RELATIVE_DE} (?:nervt|drängt|fragt|quengelt)(?: (?:mich|uns|schon|dauernd|ständig|immer|damit|danach|deswegen))*`,
  `(?:mein|meine|unser|unsere) ${RELATIVE_DE} (?:will|braucht|hätte|möchte|wollte) (?:das|es)(?: (?:so|gern|gerne|haben|unbedingt))*`,
  `(?:die|unsere|meine) (?:hochzeit|feier|party|taufe|reise) (?:war|ist) ${TIME_DE}`,
  '(?:das|dieses) (?:foto|bild) (?:bedeutet|ist) (?:mir|uns) (?:sehr |wirklich |echt |so )?(?:viel|wichtig|alles)',
  '(?:das )?(?:wäre|ist) (?:mir|uns) (?:sehr|echt|wirklich|super|total) wichtig',
  '(?:ich )?(?:bin |hab )?(?:schon )?(?:total |echt |völlig )?(?:verzweifelt|gespannt|alles (?:probiert|versucht))',
  'nichts (?:besonderes|wildes|großes|dramatisches)',
  '(?:ich )?(?:bin )?(?:ein )?(?:totaler |absoluter )?(?:anfänger(?:in)?|laie)',
  '(?:ich bin|bin) (?:neu|zum ersten mal) hier',
  '(?:meine?|unsere?) \\p{L}+ (?:liebt|mag|hasst) (?:das|dieses|dies) (?:foto|bild)(?: (?:so|sehr|total))*',
  '(?:ich )?(?:brauche|brauch) (?:das|es|das (?:foto|bild)) (?:für (?:die|meine) (?:arbeit|schule|firma)|bis (?:morgen|\\p{L}+tag)|morgen|dringend)',
  '(?:das|dies|es) ist (?:mein|unser|das) (?:lieblings(?:foto|bild)|(?:einziges?|letztes?|bestes?) (?:foto|bild))(?: (?:von (?:ihm|ihr|uns)|das (?:ich|wir)(?: von (?:ihm|ihr|uns))? (?:habe|haben)))?',
  '(?:wir )?(?:haben|heiraten) (?:letzte[sn]?|nächste[sn]?|am) \\p{L}+(?: geheiratet)?',
  '(?:ich )?(?:bin (?:schon )?(?:so )?gespannt|freue? mich(?: schon)?(?: drauf| darauf)?)(?: (?:wie es wird|auf das ergebnis))?',
  '(?:das|es) würde (?:mir|uns) (?:sehr|wirklich|echt|total) helfen',
  '(?:ich )?(?:hab|habe) (?:leider )?(?:keine|gar keine|null) ahnung(?:,? (?:wie(?: (?:das|es|man das))?|davon|von sowas))?(?: (?:geht|macht|mache))?',
  '(?:ich )?(?:weiß|kann) (?:leider )?(?:nicht,? wie|es nicht|das nicht)(?: (?:das|es|man das))?(?: (?:geht|macht|selber|selbst))?',
  '(?:es|das) (?:sieht|schaut) (?:so |gerade |echt |total )*(?:komisch|blöd|seltsam|doof|schlecht|furchtbar|schrecklich) aus',
  '(?:das |es )?(?:nervt|stört) (?:mich|uns)(?: (?:total|so|echt|sehr))?',
  'meine?(?: \\p{L}+){1,2}? (?:wird|werden) (?:es|das|sich) (?:lieben|freuen|toll finden)',
  '(?:es|das) ist (?:mir |uns )?(?:sehr |echt |wirklich )?(?:wichtig|dringend|eilig)',
  '(?:das |es )?ist (?:das|mein|unser) (?:logo|firmenlogo|vereinslogo)(?: (?:von|für) (?:(?:meine[mnr]?|unsere[mnr]?|der|dem|einem?) )?(?:\\p{L}+ )?(?:\\p{L}*(?:laden|geschäft|bäckerei|café|firma|verein|band|schule|salon|restaurant|studio|marke|shop)))?',
  '(?:danke,? )?(?:(?:das|es) )?ist (?:echt |richtig )?(?:super|toll|klasse|top|spitze|prima) (?:geworden|so)',
  'nur das',
  // People tell what there was to see, and what the weather was like.,
  '(?:(?:hinter|vor|über) (?:uns|ihm|ihr|mir|dem haus) (?:war|gab es|hatten wir)|(?:da|dort|es) (?:war|gab)(?: es)?) (?:(?:ein(?:en?)?|der|so ein(?:en)?) )?(?:\\p{L}+ )?(?:sonnenuntergang|sonnenaufgang|regenbogen|gewitter|schnee|regen|feuerwerk|vollmond)(?: (?:hinter|vor|über) (?:uns|ihm|ihr|mir))?',
  'es (?:hat (?:an dem tag |da |leider )*(?:geregnet|geschneit|gestürmt)|war (?:an dem tag |da |leider |sehr |ziemlich )*(?:regnerisch|bewölkt|windig|stürmisch|neblig|sonnig|eiskalt|heiß))',
  '(?:(?:mein|unser|der|die)e? \\p{L}+|er|sie|es) (?:ist|wird|wurde) (?:gerade |heute |jetzt |bald )*(?:ein|zwei|drei|vier|fünf|\\d+) jahre? alt(?: geworden)?',
  '(?:(?:das|es) ist )?(?:ein )?scan (?:von|aus) (?:einem|einer) (?:alten )?(?:dia|negativ|zeitung|zeitschrift|buch)',
  // People tell what somebody wears, how many people there were, and whom the picture shows.,
  '(?:sie|er) (?:trägt|trug) (?:ein|eine|einen) \\p{L}+ \\p{L}+|(?:sie|er) hat(?:te)? (?:ein|eine|einen) \\p{L}+ \\p{L}+ an',
  '(?:es|da) (?:waren|gab es) (?:(?:ungefähr|etwa|so|über|fast|rund) )*(?:\\d+|hunderte|dutzende) (?:leute|gäste|personen|kinder|besucher)(?: (?:da|dort))?',
  '(?:das|es) ist (?:ein|das) (?:foto|bild) (?:von|mit) (?:meine[rmn]?|unsere[rmn]?) \\p{L}+',
  // People tell what happened before or after, what they sell, how large a thing is, and what is written on it.,
  '(?!.*(?:soll\\p{L}*|muss|bitte|kann|könnte|möchte|will|mach\\p{L}*|entfern\\p{L}*)(?!\\p{L}))(?:(?:der|die|das|mein|meine|unser|unsere) \\p{L}+|er|sie|es|wir|ich) [^,.;:!?]{3,45} (?:danach|kurz darauf|später|hinterher|davor)',
  'ich verkaufe (?:auch )?[^,.;:!?]{2,40}|wir verkaufen (?:auch )?[^,.;:!?]{2,40}',
  '(?:der|die|das|mein|meine|unser|unsere) (?!(?:foto|bild|abzug|datei|poster|rahmen|rand|text)(?!\\p{L}))\\p{L}+ (?:ist|war|wiegt|wog|misst) (?:etwa |ungefähr |rund )?\\d+(?:[.,]\\d+)? ?(?:m|cm|mm|kg|g|meter|jahre)(?: (?:groß|hoch|lang|breit|schwer|tief|alt))?',
  '(?:das|es) war (?:(?:kurz|direkt|lange) )?(?:vor|nach) (?:der|dem|unserer|unserem|meiner|meinem) \\p{L}+',
  'auf (?:dem|der|meinem|meiner) \\p{L}+ steht [^,.;:!?"]{2,40}',
];
