/** Words of six languages, between characters that are no letters. */
const words = (...forms: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

/** Nouns for redness of the skin, which need no other word beside them. */
export const REDNESS = words(
  'redness|rosacea|rosacia|couperose|flushing|blushing|blotchiness',
  'hautrötung\\p{L}*|(?:gesichts)?rötung\\p{L}*|rosazea|kupferrose',
  'rougeurs?|érythrose',
  'roje(?:z|ces)|enrojecimientos?|rubor|rubores|cuperosis|rosácea',
  'arrossament[oi]|rossor[ei]',
  'vermelhid(?:ão|ao|ões)',
);
export const SUNBURN = words(
  'sunburn(?:t|ed|s|ts)?|sun ?burns?|sun ?burnt',
  'sonnenbr[aä]nd\\p{L}*|(?:von der sonne )?(?:sonnen)?verbrannt(?:e[nrs]?)? (?:haut|gesicht|nase|stirn|wangen)|sonnenverbrannt\\p{L}*',
  'coups? de soleil',
  'quemaduras? (?:de|del|por el) sol|quemad[oa]s? (?:de|del|por el|con el) sol|quem(?:é|e|ó|amos) (?:con|en) el sol|insolad[oa]',
  'scottatur[ae]|scottat[oaie]|(?:bruciat[oaie]|ustionat[oaie]) (?:dal|al|col) sole|eritema(?: solare)?',
  'queimaduras? (?:de|do) sol|queimei (?:o|a) (?:rosto|cara|nariz|testa)|queimad[oa]s? (?:de|do|pelo) sol',
);
/** Words for a rash. They mean a face only beside a part of it. */
export const RASH = words(
  'rash(?:es)?|blush|eczema|blotch(?:es|y)?|irritation|irritated|ruddy|flushed',
  '(?:haut)?ausschlag|ekzem\\p{L}*|fleckig\\p{L}*|verbrannt\\p{L}*|gereizt\\p{L}*',
  'plaques|eczéma|éruption|marbrures?|irritée?s?',
  'sarpullido|erupción|irritad[oa]s?',
  'sfogo|eruzione|chiazz[ae]|irritat[oaie]',
  'alergia|erupção|assaduras?',
);
export const RED = words(
  'red|reds|reddish|reddened|crimson|pinkish|(?:too|so) pink',
  'rot|rote[nrs]?|rotstich|knallrot\\p{L}*|feuerrot\\p{L}*|hochrot\\p{L}*|krebsrot\\p{L}*|rötlich\\p{L}*|gerötet\\p{L}*|rotfleckig\\p{L}*',
  'rouges?|roujes?|rougie?s?|rougeaude?s?',
  'roj[oa]s?|rojiz[oa]s?|enrojecid[oa]s?|colorad[oa]s?|sonrojad[oa]s?',
  'ross[oaie]|arrossat[oaie]|rossicci[oa]|paonazz[oa]',
  'vermelh[oa]s?|avermelhad[oa]s?',
);
/** "Like a lobster": what a face is likened to. */
export const LIKE_TOMATO = words(
  'like a (?:tomato|lobster|beetroot|beet|crab)|red as a \\p{L}+|lobster',
  'wie (?:eine?n? )?(?:tomate|krebs|hummer)',
  'comme une (?:tomate|écrevisse)',
  '(?:como|que) un[oa]? (?:tomate|cangrejo|camarón|gamba|langosta)',
  "come un[oa]?(?: |’|')?(?:pomodoro|aragosta|peperone|gambero|peperoncino)",
  '(?:como|igual|que nem) (?:a )?uma? (?:tomate|pimentão|camarão|lagosta)',
  'come (?:dei )?(?:peperoni|pomodori|gamberi)|wie (?:tomaten|krebse)|like (?:tomatoes|lobsters)',
);
/** Somebody in red clothes. */
export const DRESSED =
  /(?<!\p{L})(?:(?:in|wearing) (?:the )?red|in rot|en rouge|de rojo|in rosso|(?:vestit[oa] )?di rosso|de vermelho)(?! (?:in|on|im|auf|sur|en|na|no|sul)(?!\p{L}))(?!\p{L})/iu;
const CLOTHES =
  '(?:cap|hat|beanie|(?:t-?)?shirt|hoodie|jacket|coat|dress|sweater|jumper|scarf|tie|mütze|kappe|cap|hut|hemd|t-?shirt|pulli|pullover|jacke|kleid|schal|krawatte|casquette|bonnet|chapeau|chemise|veste|manteau|robe|pull|écharpe|cravate|gorr[oa]|sombrero|camis(?:et)?a|chaqueta|abrigo|vestido|jersey|suéter|bufanda|corbata|boné|gorro|chapéu|casaco|blusa|cachecol|gravata|berretto|cappell(?:o|ino)|maglia|maglietta|felpa|giacca|cappotto|vestito|sciarpa|cravatta)';
/** Red clothes, by which somebody is told from others: "except my son in the red cap". */
export const RED_CLOTHES = new RegExp(
  `(?<!\\p{L})(?:(?:red|rote[nrms]?) ${CLOTHES}|${CLOTHES} (?:roj[oa]|rouge|vermelh[oa]|ross[oa]))(?!\\p{L})`,
  'giu',
);
/** The parts of a face that show skin. */
export const FACE = words(
  'faces?|cheeks?|nose|noses|forehead|chin|cheekbones?|complexion',
  'gesicht(?:er|s|ern)?|wangen?|backen|bäckchen|nase|nasen|nasenspitze|stirn|kinn|teint',
  'visages?|joues?|nez|(?:le|mon|son|ton|leur) front|menton|pommettes?|teint',
  'caras?|rostros?|mejillas?|cachetes?|pómulos?|nariz|(?:mi|su|tu|la) frente(?! de)|mentón|barbilla|cutis',
  'visi|viso|facci[ae]|facce|guanci?[ae]|naso|nasi|(?:la|mia|sua|tua|sulla) fronte|mento|zigomi',
  'rostos?|bochechas?|(?:minha|na|da|a) testa|queixo|maçãs do rosto',
);
export const SKIN = words('skin', 'haut', 'peau', 'piel|tez', 'pelle|carnagione|incarnato', 'pele');
/** Tones of the skin in a photo are a matter of its light. */
export const SKIN_TONES = words(
  'skin ?tones?',
  'haut(?:töne?n?|farben?)',
  'tons? (?:de|des) peaux?|tonos? de (?:la )?piel|tonalit\\p{L}+ della pelle|toni della pelle|tons? (?:de|da) pele',
);
export const ELSEWHERE = words(
  'arms?|forearms?|legs?|shoulders?|(?:my|her|his|the) back|hands?|chest|décolleté|belly|stomach|feet|foot|knees?|elbows?|thighs?|fingers?|neck|ears?|tattoos?',
  'arm|arme[ns]?|unterarm\\p{L}*|beine?n?|schultern?|rücken|hände?n?|brust|bauch|füße?n?|knie|hals|nacken|ohren?|tattoos?',
  'bras|jambes?|épaules?|dos|mains?|torse|poitrine|ventre|pieds?|genoux?|cou|oreilles?|tatouages?',
  'brazos?|piernas?|hombros?|espalda|manos?|pecho|barriga|pies?|rodillas?|cuello|orejas?|tatuajes?',
  'bracci[oa]|gamb[ae]|spall[ae]|schiena|man[oi]|petto|pancia|pied[ei]|ginocchi[ao]?|collo|orecchi[eo]?|tatuaggi[o]?',
  'braços?|pernas?|ombros?|costas|mãos?|peito|pés?|joelhos?|pescoço|orelhas?|tatuagens?|tatuagem',
);
export const EYES = words(
  'eyes?|pupils?|augen?|pupillen?|yeux|œil|oeil|pupilles?|ojos?|pupilas?|occhi|occhio|pupill[ea]|olhos?',
);
/** What else may be red, beside which a red belongs to the nearer one: lips, hair, clothes, what is behind. */
export const THINGS = words(
  'lips?|hair|beard|letters?|text|dress|shirt|jacket|hoodie|sweater|scarf|glasses|background|wall|sky|car|flowers?|tie|nails?',
  'lippen?|haare?n?|bart|buchstaben|schrift|kleid|hemd|jacke|pulli|pullover|hut|mütze|schal|brille|hintergrund|wand|himmel|auto|blumen?|krawatte',
  'lèvres?|cheveux|barbe|lettres?|texte|robe|chemise|veste|chapeau|écharpe|lunettes|fond|mur|ciel|voiture|fleurs?|cravate',
  'labios?|pelo|cabello|barba|letras?|texto|vestido|camisa|chaqueta|sombrero|bufanda|gafas|fondo|pared|cielo|coche|carro|flores?|corbata',
  'labbra|capelli|lettere|scritta|vestito|camicia|giacca|cappello|sciarpa|occhiali|sfondo|muro|cielo|macchina|auto|fiori?|cravatta',
  'lábios?|cabelos?|jaqueta|chapéu|cachecol|óculos|fundo|parede|céu|gravata',
);
/** Faces that are no people's, and red that was put on a face. */
export const NO_SKIN = words(
  'clowns?|rudolph|santa|reindeers?|dogs?|pupp(?:y|ies)|cats?|stains?|ketchup|lipstick|face ?paint|nail polish',
  'hund\\p{L}*|katzen?|kater|welpe|rentier|lippenstift',
  'chiens?|chats?|renne|rouge à lèvres',
  'perr[oa]s?|gat[oa]s?|payas[oa]|reno|pintalabios|lápiz labial',
  'can[ei]|gatt[oi]|pagliaccio|renna|rossetto',
  'cachorr[oa]s?|palhaç[oa]|rena|batom',
);
export const PICTURE = words(
  'pictures?|photos?|pics?|images?|shot|filter|light|lights|lighting|everything|all over|bild|bilde?s|bilder|fotos?|aufnahme|licht|imagen|foto|luz|lumière|immagine|luce|imagem',
);
/** A cast of color, which is one of the whole picture. */
export const CAST = words(
  'cast|tint|hue|white balance|wb|filter',
  '(?:rot|farb)stich|stich|weißabgleich|weissabgleich',
  'dominante|teinte|balance des blancs',
  'dominante|tinte|balance de blancos',
  'bilanciamento(?: del bianco)?|tonalità',
  'balanço de branco',
);
/** Words that ask for less. */
export const LESS = words(
  'less|reduce|reducing|remove|removed|removing|take|taken|tone|toned|calm|calmed|soothe|fix|fixed|lower|lessen|soften|minimi[sz]e|cut|kill|tame|correct|correction|neutrali[sz]e|get rid|rid|gone|away|out|off|hide|cover|lose|fade|ease|dial|bring|turn down|clean|clear|clean up|even|smooth|edit|help|mute|knock|diminish|decrease|erase|retouch|not so|without|no more|no',
  'weniger|nicht so|reduzier\\p{L}*|entfern\\p{L}*|mild\\p{L}*|abmilder\\p{L}*|abschwäch\\p{L}*|abgeschwächt|schwäch\\p{L}*|weg|runter|herunter|zurück\\p{L}*|wegmachen|wegretuschier\\p{L}*|raus|rausnehmen|nimm|nehmt|ohne|beruhig\\p{L}*|korrigier\\p{L}*|verringer\\p{L}*|minder\\p{L}*|retuschier\\p{L}*|ausgleich\\p{L}*|normal|blasser|dämpf\\p{L}*|kein\\p{L}*|glätt\\p{L}*|beheb\\p{L}*|neutralisier\\p{L}*|kaschier\\p{L}*|abdeck\\p{L}*',
  'moins|atténu\\p{L}*|attenu\\p{L}*|enl[eè]v\\p{L}*|rédui\\p{L}*|redui\\p{L}*|diminu\\p{L}*|supprim\\p{L}*|retir\\p{L}*|corrig\\p{L}*|calm\\p{L}*|apais\\p{L}*|effac\\p{L}*|estomp\\p{L}*|gomm\\p{L}*|adouci\\p{L}*|vir(?:er|e|ez)|sans|pas si|neutralis\\p{L}*|normalis\\p{L}*|liss\\p{L}*|camoufl\\p{L}*|baiss\\p{L}*',
  'menos|quit\\p{L}*|reduc\\p{L}*|reduzc\\p{L}*|elimin\\p{L}*|baj(?:a|ar|e|ale|arle)|atenú\\p{L}*|atenu\\p{L}*|suaviz\\p{L}*|disminu\\p{L}*|corrig\\p{L}*|corregir|calm\\p{L}*|arregl\\p{L}*|sin|no tan|borr\\p{L}*|disimul\\p{L}*|sac(?:a|ar|ame|ale)|neutraliz\\p{L}*',
  'meno|togl\\p{L}*|riduc\\p{L}*|ridurre|elimin\\p{L}*|attenu\\p{L}*|diminui\\p{L}*|lev(?:a|are|ami|i)|rimuov\\p{L}*|corregg\\p{L}*|sistem\\p{L}*|calm\\p{L}*|senza|non così|ammorbid\\p{L}*|abbass\\p{L}*|nascond\\p{L}*|copri\\p{L}*|uniform\\p{L}*|smorz\\p{L}*',
  'menos|tir(?:a|ar|e|em)|reduz\\p{L}*|remov\\p{L}*|elimin\\p{L}*|diminu\\p{L}*|atenu\\p{L}*|suaviz\\p{L}*|disfarç\\p{L}*|corrij\\p{L}*|corrig\\p{L}*|arrum\\p{L}*|acalm\\p{L}*|sem|não tão|baix\\p{L}*|ameniz\\p{L}*|apag\\p{L}*|sumir',
);
/** Words of complaints: the face is as it should not be. */
export const STATE = words(
  'is|s|are|re|was|were|looks?|looked|looking|came|turned|got|gets|has|have|too|so|very|really|all|bit|super|way|pretty|quite|extremely|always',
  'ist|sind|war|waren|sieht|sehen|wirkt|wirken|hat|habe|hab|haben|zu|so|sehr|ganz|total|völlig|bin|viel|richtig|etwas',
  'est|sont|était|étaient|ai|a|as|ont|trop|si|très|tout|toute|toutes|tous|bien|suis|sort|vraiment|super',
  'está|están|esta|estan|estaba|tengo|tiene|tienen|tan|muy|demasiado|toda|todo|salgo|sale|salió|quedó|estoy|se ve|veo|super|bastante',
  'è|e|sono|era|erano|ho|ha|abbiamo|troppo|così|molto|tutt[oaie]|sembra|esce|viene|venut[oa]|davvero',
  'está|estão|tá|tão|ta|tenho|tem|têm|estava|ficou|ficaram|muito|tão|demais|tod[oa]|saiu|saí|estou|tô|super|bem',
);
export const LITTLE_RED = words(
  'not so|less|nicht so|weniger|pas si|moins|no tan|menos|non così|meno|não tão',
);
/** Words that ask for a redder face or for red paint, and those of praise. */
export const REDDENS = words(
  'love|cute|beautiful|lovely|adorable|liebe|süße?|schöne|hübsche|j adore|jolies?|belles?|me encantan?|lind[oa]s|bonit[oa]s|adoro|bellissim\\p{L}*',
  'redder|rosier|rosy|more|add|adding|apply|paint|draw|give|put|increase|boost|keep|leave|stays?|wear|wears|wearing|blur|pixelate|crop|person|with the|with a',
  'röter\\p{L}*|mehr|hinzu\\p{L}*|schmink\\p{L}*|mal(?:en|e)?|färb\\p{L}*|behalt\\p{L}*|lass(?:en|t)? (?:die|das|den|mir|meine?)|bleib\\p{L}*|mit (?:dem|der|einem|einer|roter|rotem)|verpixel\\p{L}*',
  'plus de rouge|plus rouges?|ajout\\p{L}*|peins|peindre|mets|mettre|gard\\p{L}*|laiss\\p{L}*|avec (?:le|la|un|une)',
  'más roj\\p{L}+|añad\\p{L}*|agreg\\p{L}*|pint\\p{L}*|ponle|pon|poner|dej\\p{L}*|mantén|mantener|con (?:la|el|una|un)',
  'più ross\\p{L}+|aggiung\\p{L}*|dipin\\p{L}*|mett\\p{L}*|lasci\\p{L}*|mantieni|tieni|con (?:il|la|una|un)',
  'mais vermelh\\p{L}+|adicion\\p{L}*|pint\\p{L}*|põe|pôr|colo(?:ca|que|car)|deix\\p{L}*|mant\\p{L}*|com (?:o|a|um|uma)',
);
/** "Make my face red", but not "make my red face pale". */
export const MAKES_RED =
  /(?<!\p{L})(?:make|makes|turn|colou?r|dye|mach|mache|macht|färbe?|rends?|rendre|fais|haz|hazme|rendi|fai|faz|faça)(?!\p{L}).*(?<!\p{L})(?:red|rot|rouges?|roj[oa]s?|ross[oaie]|vermelh[oa]s?)(?: please| bitte| machen| por favor| per favore| stp| svp)?$|(?<!\p{L})rot (?:machen|färben|anmalen|schminken)(?!\p{L})/iu;
/** "Don't touch the redness". */
export const UNTOUCHED =
  /(?<!\p{L})(?:do not|don ?'?t|dont|never|nicht|no|ne|não|nao|non)(?: \p{L}+)? (?:remove|touch|change|reduce|edit|fix|entfern\p{L}*|anfass\p{L}*|quit\p{L}*|toqu\p{L}*|touch\p{L}*|enl[eè]v\p{L}*|tir\p{L}*|mex\p{L}*|toglier\p{L}*|toccar\p{L}*)(?!\p{L})/iu;
/** Spots that are smoothed as well as their color calmed. */
export const BLEMISH = words(
  'pimples?|spots?|acne|bumps?|zits?|blemish(?:es)?|marks?|wrinkles?|breakouts?|pores|scars?',
  'pickeln?|akne|unreinheiten|pusteln?|mitesser|falten|narben?',
  'boutons?|acné|imperfections?|rides?|cernes?|cicatrices?',
  'granos?|granitos?|espinillas?|arrugas|ojeras|cicatriz',
  'brufol[oi]|brufoletti|foruncol[oi]|imperfezioni|rughe|occhiaie|cicatric[ei]',
  'espinhas?|cravos?|rugas|olheiras|imperfeições',
);
/** "Red patches on the nose": nobody names them to get them. */
export const PATCHES = words(
  'patch(?:es)?|blotch(?:es)?|spots?|dots?|marks?|areas?|flecken?|flecke|stellen?|taches?|plaques?|manchas?|ronchas?|macchie|chiazz[ae]',
);
/** "The light makes us look sunburnt": a cast of the picture. */
export const LOOKS = words(
  'looks?|looking|looked|like',
  'aus|wirk\\p{L}*|wie',
  'l air|semble\\p{L}*|dirait|comme',
  'parec\\p{L}*|como',
  'sembr\\p{L}*|come',
);
export const NATURAL = words(
  'it|that|this|them|please|pls|normal|natural|naturally|look|back|down|calmer|paler|a|bit|little|to|again|can|could|you|my|the|just|help|but|not|keep|looking',
  'es|das|bitte|normal\\p{L}*|natürlich\\p{L}*|wieder|etwas|bisschen|mach|mal|ein|kannst|du|aus|aber|lassen|wirken|aussehen',
  'le|la|ça|ca|les|stp|svp|normale?|naturel\\p{L}*|un|peu|plus|peux|tu|mais',
  'lo|la|los|las|eso|por|favor|normal|natural|un|poco|puedes|me|pero',
  'lo|per|favore|normale|naturale|un|po|puoi|mi|ma',
  'isso|por|favor|normal|natural|um|pouco|pode|me|pra|mim|aí|mas',
);

/** Somebody who says to be as red as a lobster, or far too red. */
export const SOMEBODY =
  /(?<!\p{L})(?:i|im|i m|she|he|ich|je|j|yo|eu|io|estoy|estou|tô|to|sono|soy|salgo|salí|saí|parezco|pareço|sembro|bébé|baby|bebé|bebê)(?!\p{L})/iu;
export const FAR_TOO_RED = words(
  'make (?:me|him|her|us|them|everyone) (?:look |appear )?less red',
  'mach(?:e)? (?:mich|ihn|sie|uns) weniger rot',
  'rends (?:moi|le|la|nous) moins rouges?',
  'haz(?:me|lo|la|nos) menos roj[oa]s?',
  'fammi meno ross[oa]',
  'me deixa menos vermelh[oa]',
  '(?:i|i m|im|i am|she is|she s|he is|he s|(?:the|my|our) (?:baby|son|daughter|kid|husband|wife|mom|dad) is) (?:(?:so|too|way too|very|really|super|all|completely|bright|beet) )+red(?: here| in (?:this|it|the photo).*| from .*)?',
  '(?:ich bin|ich seh) (?:(?:so|ganz|total|viel|zu|völlig|knall) ?)+rot(?: aus| hier| im bild| auf dem (?:bild|foto))?',
  '(?:je suis|j suis|elle est|il est) (?:(?:trop|toute?|si|très|super) )+rouge(?: ici| sur la photo| dessus)?',
  '(?:estoy|salgo|salí|me veo) (?:(?:muy|tan|tod[oa]|demasiado) )+roj[oa](?: aquí| en la foto)?',
  '(?:sono|io sono|sono venut[oa]) (?:(?:troppo|tutt[oa]|così|molto) )+ross[oa](?: qui| in foto| nella foto)?',
  '(?:estou|tô|saí|fiquei) (?:(?:muito|tão|tod[oa]|bem) )+vermelh[oa](?: aqui| na foto)?',
);
export const PINK = words('pink', 'rosig\\p{L}*|rosa', 'roses?', 'rosad[oa]s?');
/** Why a face is red: "a red nose from the cold". */
export const CAUSE = words(
  'because|from|after|due|vom|wegen|nach|durch|à cause|après|par|por|tras|después|per|dopo|a causa|depois',
);
/** Somebody who is pointed at by a red face. */
export const WITH = words('with|mit|avec|con|col|colla|com');

/** Marks that belong to the skin and stay. */
export const FRECKLES = words(
  'freckles?|moles?|sommersprossen|muttermal\\p{L}*|taches? de rousseur|grains? de beauté|pecas?|lunar(?:es)?|lentiggini|ne[oi]|sardas?|pintas?',
);
export const SMOOTHS =
  /smooth|soft|retouch|beaut|airbrush|glätt|glatt|weich|eben|retusch|liss|douc|retouche|suav|alis|levig|lisci|ritocc|retoc/iu;
