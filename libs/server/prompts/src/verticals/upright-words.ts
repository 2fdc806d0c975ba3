/*
 * Words of wishes for upright verticals in six languages, as alternatives of regular expressions over bare words:
 * in lower case and divided by single spaces. Apostrophes divide words.
 */

/** What stands upright by nature: walls, buildings, and parts of rooms. */
export const STANDING: readonly string[] = [
  '(?:shop|store|house|building) ?fronts?|walls?|houses?|buildings?|towers?|steeples?|spires?|belfry|church(?:es)?|cathedrals?|skyscrapers?|high ?rises?|facades?|castles?|hotels?|chimneys?|columns?|pillars?|door ?frames?|door ?ways?|doors?|window ?frames?|windows?|rooms?|kitchen|bathroom|bedroom|living ?room|hallway|corridor|lighthouse|architecture|cabinets?|shel(?:f|ves)|book ?cases?|book ?shel(?:f|ves)|wardrobe',
  '(?!leinwand)\\p{L}*(?:wand|wände|wänden|mauern?|haus|häuser|häusern|gebäude|gebäuden|turm|türme|türmen|fassaden?|(?:tür|fenster)(?:rahmen|stock|zargen?)|zimmer|türen|tür|säulen?|kirche|küche|schränke|schrank|regale?|fenster|schornstein)|dom|burg|raum|räume',
  'pared(?:es)?|muros?|casas?|edificios?|torres?|campanarios?|iglesias?|catedral|rascacielos|fachadas?|castillos?|columnas?|pilares|marcos? de (?:las? |los? )?(?:puertas?|ventanas?)|puertas?|ventanas?|habitaci(?:ón|ones)|cuartos?|cocina|baño|salón|dormitorio|armarios?',
  'murs?|maisons?|immeubles?|bâtiments?|tours?|clochers?|églises?|cathédrales?|gratte ciel|châteaux?|colonnes?|piliers?|encadrements? de (?:la |les )?(?:portes?|fenêtres?)|portes?|fenêtres?|chambranles?|pièces?|chambres?|cuisine|salle de bains?|salon|cheminée|phare',
  'mur[oi]|mura|paret[ei]|edifici[o]?|palazz[oi]|torr[ei]|campanil[ei]|chies[ae]|cattedrale|grattacieli?o?|facciat[ae]|castell[oi]|colonn[ae]|pilastr[oi]|port[ae]|finestr[ae]|infissi|stipit[ei]|stanz[ae]|camera da letto|cucina|bagno|salotto|armadi[o]?|telai[o]?',
  'prédios?|edifícios?|igrejas?|arranha céus?|castelos?|colunas?|portas?|janelas?|batentes?|quartos?|cozinha|banheiro|armários?',
];

/** How something stands that is not upright. */
export const LEANING: readonly string[] = [
  '(?:lean(?:s|ing|ed)?|tilt(?:s|ed|ing)?|tip(?:s|ping)|slant(?:s|ed|ing)?|slop(?:es|ing)|skew(?:ed)?|crooked|wonky|lopsided|askew|distorted|converg(?:e|es|ed|ing)|taper(?:s|ed|ing)?|clos(?:e|es|ing) in)(?: over| backwards?| back| inwards?| forwards?| away| down| in)*|(?:fall(?:s|ing)?|keels?|toppl(?:e|es|ing)|tumbling)(?: over| backwards?| back| inwards?| forwards?| away| down)+|(?:not|isn t|aren t) (?:\\p{L}+ )?(?:straight|upright|vertical|parallel)',
  'schiefe?[nrsm]?|schräge?[nrsm]?|krumm|windschief|gekippt|kipp(?:t|en)(?: (?:\\p{L}+ )?nach (?:hinten|vorne|innen|links|rechts|außen))?(?: weg| um)?|geneigt|stürz(?:t|en)|(?:fällt|fallen)(?: \\p{L}+)? (?:nach (?:hinten|vorne|innen)|um)|(?:nach (?:hinten|vorne|innen)|um) ?(?:fällt|fallen|kippt|kippen)|umfallen|umkippen|umkippt|umfällt|lauf(?:en|t) (?:\\p{L}+ )?zusammen|neigung|schieflage|neig(?:t|en) sich|nicht (?:\\p{L}+ )?(?:gerade|senkrecht|lotrecht|parallel)|(?:nach hinten|nach innen) (?:ge)?neig(?:t|en)',
  'inclinad[oa]s?|se inclinan?|torcid[oa]s?|chuec[oa]s?|ladead[oa]s?|(?:caen?|caer|cayendo|cayéndose|caerse)(?: (?:hacia|para) (?:atrás|adentro|delante))?|convergen|inclinación|no (?:\\p{L}+ )?(?:rect[oa]s?|derech[oa]s?|verticales)',
  '(?:penchent|penche|penchée?s?|inclinée?s?)(?: (?:en|vers l) arrière)?|de travers|tordue?s?|bascule(?:nt)?|(?:tombe|tombent|tomber)(?: (?:en|vers l) arrière)?|convergent|part(?:ent)? (?:en|vers l) arrière|fuient|fuyantes?|inclinaison|pas (?:\\p{L}+ )?droite?s?|pas (?:\\p{L}+ )?verticaux',
  'stort[oaie]|pend(?:e|ono|ente|enti)(?: all indietro)?|inclinat[oaie]|sbilench[ei]|sbilenc[oa]|(?:cad(?:e|ono|ere)|casca(?:no)?)(?: all indietro)?|convergono|inclinazione|pendenza|non (?:\\p{L}+ )?(?:dritt|diritt|vertical)[oaie]',
  'inclinam?|tort[oa]s?|tombad[oa]s?|(?:cair|caindo)(?: para trás| pra trás)?|convergem|convergindo|inclina|inclinação|não (?:\\p{L}+ )?(?:ret[oa]s?|direit[oa]s?|verticais)',
];

/** How verticals should stand, or a verb that makes them so. */
export const STRAIGHT: readonly string[] = [
  'stra(?:ight|igth|it)en(?:ing|ed)?(?: up| out)?|level|straight(?:er)?|stand(?: it)? up|upright|vertical|plumb|parallel',
  'gerade(?:r|n|rücken|richten|stellen|ziehen|biegen)?|grade(?:rücken|richten|stellen|ziehen|biegen| (?:mach\\p{L}*|rücken|richten|stellen|ziehen|biegen|steh\\p{L}*))|begradig\\p{L}*|geradegerückt|aufricht\\p{L}*|aufrecht|senkrechte?|lotrechte?|vertikal|entzerr\\p{L}*|parallel',
  'enderez\\p{L}*|enderec\\p{L}*|rect[oa]s?|verticales|paralel[oa]s|alinea\\p{L}*|aplom\\p{L}*',
  'redress\\p{L}*|droits|droites|verticaux|parallèles',
  'raddrizz\\p{L}*|dritt[oaie]|diritt[oaie]|verticali|parallel[ei]|a piombo',
  'endireit\\p{L}*|ret[oa]s?|verticais|aprum\\p{L}*',
];

/** Verbs for something that is wrong. */
export const MENDED: readonly string[] = [
  'fix(?:ed|ing)?|correct(?:ed|ing|ion|ions)?|repair|adjust(?:ed|ment)?|sort(?: \\p{L}+)?(?: out)?|undo',
  'korrigier\\p{L}*|korrektur|richte[nt]?|beheb\\p{L}*|ausgleich\\p{L}*|reparier\\p{L}*|richtig',
  'corrig\\p{L}*|corregi\\p{L}*|corrij\\p{L}*|correc\\p{L}*|arregl\\p{L}*|rectific\\p{L}*|ajust\\p{L}*',
  'rectifi\\p{L}*|répar\\p{L}*|rattrap\\p{L}*',
  'corregg\\p{L}*|correzion\\p{L}*|sistem\\p{L}*|aggiust\\p{L}*',
  'correç\\p{L}*|arrum\\p{L}*|consert\\p{L}*|acert\\p{L}*',
];

/** Verbs that take something away. */
export const REMOVED =
  'get rid of|remove|removing|delete|erase|entfern\\p{L}*|weg|raus|lösch\\p{L}*|quita\\p{L}*|elimina\\p{L}*|borra\\p{L}*|enlève\\p{L}*|supprime\\p{L}*|efface\\p{L}*|togli\\p{L}*|rimuovi|cancella\\p{L}*|tira|tire|remov\\p{L}*|apaga\\p{L}*';

/** Words that surely mean verticals which lean or converge. */
export const SURELY: readonly string[] = [
  'keyston(?:e|ing|ed)|converging (?:verticals?|lines?|walls?|buildings?)|(?:straight|upright|leaning|the|my|all) verticals|verticals (?:are|look|lean\\p{L}*|straight|upright|converg\\p{L}*)|perspective (?:correct(?:ion|ed)?|control)|architectural correction',
  'stürzende[nr]? (?:linien|kanten)|linien stürzen|perspektiv(?:korrektur|en ?korrektur)|trapez(?:korrektur|verzerrung|entzerrung)|(?:die|den|alle) (?:vertikalen|senkrechten)(?! (?:streifen|strich))',
  'las verticales|verticales (?:rectas|caídas)|líneas (?:verticales )?convergentes|corrección de (?:la )?perspectiva|trapezoidal',
  '(?:les|des) (?:verticales|fuyantes)|verticales (?:droites|à)|lignes (?:fuyantes|convergentes)|correction de (?:la )?perspective',
  'le verticali|verticali dritte|linee (?:cadenti|convergenti)|correzione (?:della )?prospettic?a|distorsione trapezoidale',
  'as verticais|linhas convergentes|correção d[ae] perspec?tiva|verticais (?:retas|tortas)',
];

/** Words that mean verticals beside a word for what is wrong with them, or for how they should be. */
export const PERHAPS: readonly string[] = [
  'verticals|verticles|vertical (?:lines|edges)|perspective',
  '(?:senkrechte|vertikale)n? (?:linien|kanten)|vertikalen|senkrechten|perspektive',
  'líneas verticales|perspectiva',
  'lignes verticales|perspective',
  'linee verticali|prospettiva',
  'linhas verticais|perspec?tiva',
];
/** What is wrong with a perspective. */
export const WRONG: readonly string[] = [
  '(?:is|looks|seems)(?: (?:a bit|so|all|totally|really|very))? (?:off|wrong|weird|bad|strange|skewed)|distortion',
  '(?:stimmt|passt) nicht|verzerrt|falsch',
  '(?:está|sale|se ve) (?:mal|rara|distorsionada|deformada)',
  'est (?:fausse|mauvaise|déformée|bizarre)',
  'è (?:sbagliata|storta|strana|distorta)',
  '(?:está|ficou) (?:errada|estranha|distorcida)',
];

/** What stands between a thing and how it stands, besides function words. */
export const BETWEEN: readonly string[] = [
  'the|a|an|get|of|in|at|to|all|both|every|each|about|like|looking|appearing|slightly|very|inwards?|outwards?|backwards?|together|left|right|shot|make|makes|my|our|your|this|these|end|up|stand|stands|standing|bit|little|please|how|i|m|s|t|isn|aren|them|him|her|it|its|sides',
  'der|die|das|den|dem|des|ein|eine|im|in|auf|am|von|vom|zu|zur|sieht|sehen|aus|wirkt|wirken|würde|würden|stehen?|steht|nach|innen|hinten|außen|oben|unten|bisschen|etwas|leicht|sehr|echt|total|mach|mache|macht|machen|stell|stelle|stellen|bitte|alle|so|ihn|sie|es|alles|jetzt|wohnzimmer|meine?|unsere?',
  'el|la|los|las|un|una|de|del|en|al|está|están|parecen?|ven?|salen?|salgan?|queden?|quedan?|quedaron|como|muy|poco|poquito|pelín|algo|hacia|atrás|pon|pon(?:er)?l[oa]s?|d[ée]jal[oa]s?|deja|dejar|por|favor|todas?|todos?|mi|mis|esta|estas|este|estos|lado|va|a|si|todo|hace|iglesia|dormitorio',
  'le|la|les|l|un|une|de|du|des|dans|au|aux|en|sont|semblent?|paraissent?|paraît|air|ont|a|très|peu|trop|vers|arrière|mets|mettre|remets|remettre|rends|svp|plaît|tous|toutes|tout|dirait|mes|mon|ma|ces|ce|cette|bien|chambre|église|salon|cuisine',
  'il|lo|la|i|gli|le|l|un|una|di|del|della|nel|nella|in|sono|sembrano?|vengono|viene|paiono|un|po|molto|troppo|verso|indietro|all|fai|fare|rendi|metti|favore|tutt[eio]|soggiorno|salotto|mi[eo]|quest[eiao]|che|casa|camera|cucina|stanza',
  'o|a|os|as|um|uma|de|do|da|no|na|em|está|estão|parecem?|ficaram|ficou|fica|ficam|saíram|saiu|muito|pouco|pouquinho|tiquinho|meio|para|pra|trás|deixa|deixar|vai|vão|tod[oa]s|tudo|meus?|minhas?|ess[ea]s?|est[ea]s?|quarto|igreja|sala',
];

/** Words for the picture itself, which turns as a whole. */
export const PICTURE =
  'pictures?|photos?|photographs?|images?|pics?|snaps?|bild|bilder|foto|fotos|aufnahme|imagen|photographie|clichés?|immagine|immagini|scatto|imagem';

/** Words before a thing at which something else is: "the bike on the wall". "In the kitchen the picture hangs crooked". */
export const AT: readonly string[] = [
  'of|on|at|against|near|behind|beside|inside|outside|in front of|in|over|above|next to|by|from|with|through|than',
  'an|am|auf|vor|hinter|neben|bei|beim|gegen|über|in|im|mit|von|vom|zwischen',
  'en|contra|sobre|junto a|frente a|delante de|detrás de|con|desde|de|del|en el|al lado de|apoyad[oa]s? en|por',
  'sur|au|contre|devant|derrière|dans|avec|du|de|des|près de|à côté de',
  'alla|alle|al|ai|contro|sul|sulla|sulle|sui|davanti a|davanti alla|dietro|nel|nella|nelle|nei|in|con|del|della|dello|dei|delle|di|da|dal|dalla',
  'na|no|nas|nos|em|contra|com|da|do|pela|pelo|atrás d[ao]|em frente [àa]o?|perto d[ao]|sobre',
];
/** Parts of a thing that lean as it does: "the front of the house". */
export const PARTS: readonly string[] = [
  '(?:sides?|fronts?|edges?|lines?|corners?|walls?|verticals) of',
  '(?:seiten|kanten|linien|front) (?:von|vom)',
  '(?:lados?|líneas|bordes?|esquinas?|laterales) del?',
  '(?:lignes|côtés|bords) d[eu]s?',
  '(?:lati|linee|bordi|spigoli) del(?:la|le|lo)?|(?:linee|lati) de[il]',
  '(?:lados?|linhas|bordas?) d[ao]s?',
];

/** A shape of the picture, which may be vertical too. */
export const SHAPED =
  'crop|format|portrait|hochformat|recorta\\p{L}*|recadre\\p{L}*|ritaglia\\p{L}*|corta\\p{L}*';

/** What a perspective or a line may belong to that is flat or no building, and what people remove or describe. */
export const OTHERS =
  'pages?|paper|documents?|receipts?|invoices?|whiteboards?|blackboards?|paintings?|drawings?|artwork|posters?|screens?|scans?|scanned|cards?|letters?|books?|sheets?|notes?|teeth|tooth|hair|blatt|seite|dokument|beleg|rechnung|gemälde|bild an|leinwand|plakat|papier|página|hoja|documento|recibo|factura|pizarra|cuadro|lienzo|libro|feuille|tableau|reçu|facture|affiche|foglio|pagina|scontrino|fattura|quadro|lavagna|folha|papel|nota|tela|lousa|pintura|cartaz|streifen|scratches|kratzer';

/** A perspective of another place. */
export const ANOTHER =
  'another|other|different|new|change|andere[rn]?|neue|ändern?|ändere|otra|cambia\\p{L}*|autre|change[rz]?|altra|outra|muda\\p{L}*|mude|point|punto';

/** Verbs that leave something as it is, and negations of a correction. */
export const KEPT =
  '(?:leave|keep|lass|lassen|behalte?|deja|dejar|mantén|mantener|laisse|garde|lascia|mantieni|deixe|mantenha)(?: \\p{L}+){1,6} (?:as they are|as it is|alone|so|wie sie sind|unverändert|como (?:está|están|estão)|así|tel(?:le)?s? quel(?:le)?s?|comme (?:ça|elles sont)|così|come sono|assim)|(?:don t|do not|dont|never|without|nicht|ohne|no|sin|ne|sans|non|senza|não|sem) (?:\\p{L}+ ){0,2}(?:touch|correct|fix|straighten|change|korrigieren|begradigen|entzerren|corrijas|corregir|endereces|toques|corriger|corrige|redresser|redresse|touche|correggere|raddrizzare|toccare|corrija|corrigir|mexa|endireite)';

/** Why verticals lean, such as a camera that looked up, and what for they shall be upright. */
export const WHY =
  '(?:from|von|desde|d|da|dal|de|du) (?:\\p{L}+ )?(?:below|ground|street|sidewalk|pavement|road|floor|unten|abajo|en bas|basso|baixo)(?: (?:fotografiert|geknipst|aufgenommen|gemacht|hab|habe))*|(?:shot|took|photographed|looked|looking)(?: it| this)? up(?:wards?)?|(?:point|pointed|pointing|tilted|angled|held|aimed) (?:\\p{L}+ ){0,2}(?:camera|phone|lens)|(?:kamera|handy|weitwinkel|wide ?angle|gran angular|grand angle|grandangolo|grande angular|cámara|appareil|fotocamera|câmera)|estate agent|real estate|realtor|airbnb|listing|immobilien\\p{L}*|inserat|exposé|immoscout|annonce|immobili[eè]re?|immobiliare|annuncio|anuncio|anúncio|inmobiliari[ao]';
