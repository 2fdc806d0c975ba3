/** Hints for prompts about the result of a previous edit, which the reader does not know. */
const AMOUNT_HINT =
  'Each prompt is read by itself. Say what should be weaker or stronger, such as: less contrast. An earlier version of the image can be restored from its history.';
const EARLIER_HINT = 'An earlier version of the image can be restored from its history.';
const OTHER_HINT =
  'Each prompt is read by itself, without the edits before it. Restore the earlier version of the image from its history, paint over what you mean, and ask again.';

const pattern = (...phrases: readonly string[]): RegExp => new RegExp(`^(?:${phrases.join('|')})$`, 'iu');

/** Phrases that do not say what shall be changed. */
const EMPTY = pattern(
  '(?:please|pls|plz|thanks|thx|thank you|now|just|ok|okay|hmm+|no|nope|nah|hey|sorry|again|i mean|nice but|good but|bitte|danke|nein|nee|hm+|jetzt|nochmal|noch mal|s il te plaît|merci|non|encore|por favor|gracias|otra vez|obrigad[oa]|não|de novo|per favore|grazie|di nuovo|ancora|try again|do it again|softer|sanfter|más suave|mais suave|that s not (?:what i (?:asked(?: for)?|wanted|meant)|it)|not what i (?:asked for|wanted|meant))',
);
const HOW_MUCH =
  '(?:a (?:bit|little|lot|tad|touch)|etwas|ein bisschen|ein wenig|un peu|beaucoup|un poco|un poquito|mucho|um pouco|um pouquinho|bem|muito|un po|un pochino|molto|much|way|far|viel|half|halb)';
const LESS = pattern(
  `(?:(?:it s|its|this is|that s|that is|thats|das ist|es ist|ist|c est|es|está|é|tá|ficou|quedó|è|still) )?(?:${HOW_MUCH} )?(?:(?:way |much |far )?too (?:much|strong|intense|heavy|weak|subtle)|zu (?:viel|stark|heftig|krass|schwach)|trop(?: fort| intense| faible)?|demasiado(?: fuerte)?|muy fuerte|forte demais|demais|troppo(?: forte| intenso| debole)?)`,
  `(?:make it |do it |mach es |fais le |hazlo |faz |fallo )?(?:again |nochmal |same again |the same |encore |otra vez |de novo )?(?:but |aber |mais |pero |mas |ma )?(?:${HOW_MUCH} )?(?:less|more|stronger|weaker|subtler|milder|weniger|mehr|stärker|schwächer|dezenter|moins|plus|plus fort|moins fort|menos|más|más fuerte|menos fuerte|mais|mais forte|mais fraco|meno|più|più forte|più leggero)(?: ${HOW_MUCH})?(?: please| bitte)?`,
  '(?:just |only |do |like |about |around |roughly |maybe )*half(?: of)?(?: (?:that|it|this|the effect|as much|as strong))?(?: only)?(?: please)?|(?:(?:nur|ungefähr|etwa|circa|so) )*(?:die hälfte|halb so (?:viel|stark))(?: davon)?|(?:(?:solo|más o menos|como) )*la mitad(?: de eso)?|(?:(?:seulement|environ|à peu près) )*la moitié(?: seulement| de ça)?|(?:(?:só|uns|mais ou menos) )*(?:a )?metade(?: disso)?|(?:(?:solo|circa|più o meno) )*(?:la )?metà',
  '(?:it s |it was |es ist |das ist |está |quedó |c est |é |ficou |è )?(?:(?:a bit |way |too |etwas |muy |un peu |muito |un po ))?(?:over ?done|exaggerated|übertrieben|exagerad[oa]|exagéré|esagerat[oa])',
  `(?:tone|dial|turn) (?:it|that|this) down(?: ${HOW_MUCH})?`,
  `(?:atténue|baisse|diminue|réduis)(?: (?:le|la|ça))?(?: un peu)?`,
  '(?:bájale|bájalo|rebájalo)(?: un poco)?|diminui(?: um pouco)?|abbassa(?:lo)?(?: un po)?|schwäch es ab|same again|the same again',
);
const UNDO = pattern(
  '(?:please |can you |bitte )?(?:undo|revert|reset)(?: (?:it|that|this|everything|all|the last (?:one|edit|change|step)|last))?',
  '(?:please )?go back(?: to (?:the )?(?:previous|original|last|first|old)(?: (?:one|version|picture|photo|image))?)?|back to (?:the )?original',
  '(?:mach |bitte )?(?:das |es |alles )?(?:wieder )?rückgängig(?: machen)?|zurück zum original|zurück zur (?:vorigen|alten|letzten) version',
  '(?:please )?(?:restore|bring back|give me back|i want|get) the original(?: (?:picture|photo|image|one))?(?: back)?',
  '(?:bitte )?(?:das )?original(?:bild|foto)? (?:wiederherstellen|zurück)|stell(?:e)? das original(?:bild)? wieder her',
  'annule[rz]?(?: (?:ça|tout|la dernière modification))?|revien[sz]?t? (?:à|a) (?:la version d avant|l original|la précédente|la (?:photo|image) originale)|retour à (?:l original|la (?:photo|image) originale)|reme(?:ts|ttre|ttez) (?:l original|l originale|la (?:photo|image) originale)',
  '(?:deshaz|deshacer|revierte)(?: (?:eso|esto|todo|lo último))?|(?:vuelve|volver|regresa|regresar) (?:a la anterior|al original|a la (?:(?:foto|imagen|versión) )?original)',
  '(?:desfaz|desfazer|desfaça|reverte)(?: (?:isso|tudo|a última))?|(?:volta|voltar|volte|retorna) (?:pra anterior|para a anterior|ao original|pro original|(?:pra |para )?a (?:(?:foto|imagem|versão) )?original|pra (?:(?:foto|imagem|versão) )?original|à (?:(?:foto|imagem|versão) )?original)',
  'put (?:the )?(?:old |previous )?(?:colors?|colours?|light|background|text|border) back(?: (?:from|as) before)?|(?:die |das |den )?(?:alten? )?(?:farben|licht|hintergrund) (?:von vorher|wie vorher)(?: wieder)?(?: zurück)?',
  '(?:vuelve a poner|pon otra vez|devuelve) (?:los colores|el color|la luz|el fondo) (?:de antes|como antes)|reme(?:ts|ttre|ttez) (?:les couleurs|la couleur|la lumière|le fond) (?:d avant|comme avant)',
  '(?:volta|devolve|bota de volta) (?:as cores|a cor|a luz|o fundo) (?:de antes|como (?:era|estava) antes)|(?:rimetti|ridammi|riporta) (?:i colori|il colore|la luce|lo sfondo) (?:di prima|com era prima)',
  // What was better before.
  '(?:i (?:liked|preferred) )?(?:the |your )?(?:last|previous|earlier|old|other|first)(?: (?:one|version|picture|photo|image|edit|result|try))?(?: (?:was|looked)(?: (?:much|way|a lot|so much))? better| better)|(?:it |this |that )?(?:was|looked) (?:much |way |a lot )?better before',
  '(?:das|die|der) (?:vorige|vorherige|letzte|alte|erste|andere)(?: (?:bild|version|foto|fassung))? (?:war|sah) (?:viel )?besser(?: aus)?|(?:vorher|davor|zuvor) (?:war|sah) (?:es|das|s) (?:viel )?besser(?: aus)?|(?:es|das) (?:war|sah) (?:vorher|davor) (?:viel )?besser(?: aus)?|(?:doch )?lieber (?:wieder )?(?:das )?original(?: nochmal| wieder| zurück)?',
  '(?:antes|la (?:foto )?(?:anterior|de antes|primera|última)) (?:estaba|quedaba|era|se veía|quedó) (?:mucho )?mejor|(?:estaba|se veía|quedaba) (?:mucho )?mejor antes',
  '(?:c était|elle était) (?:bien )?mieux avant|(?:la (?:version )?(?:précédente|d avant|première)|l autre|l ancienne) était (?:bien )?mieux',
  '(?:antes|a (?:foto )?(?:anterior|de antes|primeira|última)) (?:estava|tava|era|ficou|ficava|tinha ficado) (?:muito |bem )?melhor|(?:estava|tava|era) (?:muito |bem )?melhor antes',
  '(?:prima|quella (?:di prima|precedente)|la (?:versione )?precedente) (?:era|stava) (?:molto )?meglio|(?:era|stava) (?:molto )?meglio prima',
  'annulla(?: (?:tutto|l ultima|questo))?|(?:torna|tornare) (?:a quella di prima|all originale|indietro|alla versione precedente|alla (?:foto|versione) originale|all immagine originale)|rimetti (?:l originale|la foto originale)',
);
const SOMEBODY =
  '(?:one|guy|man|woman|girl|boy|person|people|lady|kid|side|dog|car|eine[nrs]?|mann|frau|typ|person|seite|type|mec|homme|femme|fille|garçon|personne|côté|chico|hombre|chica|mujer|persona|lado|cara|homem|moça|mulher|pessoa|ragazzo|uomo|donna|ragazza|tipo|lato)s?';
const ANOTHER = pattern(
  `(?:no |nein |nee |not that one |not this one |sorry )?(?:i (?:meant|mean|wanted) |ich meinte |ich meine )?(?:the other|den anderen|die andere|das andere|der andere)(?: ${SOMEBODY})?(?: meinte ich)?`,
  `(?:non |pas celui là |pas celle là |je parlais de |je voulais dire )?(?:de )?l autre(?: ${SOMEBODY})?`,
  `(?:no |ese no |esa no |me refería (?:a|al) |quería decir )?(?:al |el |la |a la |a el )?otr[oa](?: ${SOMEBODY})?`,
  `(?:não |esse não |essa não |eu quis dizer )?[oa] outr[oa](?: ${SOMEBODY})?`,
  `(?:no |non quello |non quella |intendevo )?l altr[oa](?: ${SOMEBODY})?`,
  `(?:no |that s |thats |you |you ve |it |it s )*(?:removed |deleted |erased |cropped |blurred |took out |took |changed |the )*the wrong ${SOMEBODY}`,
  'not (?:that|this) one|das war (?:der|die|das) falsche|du hast (?:den|die|das) falsche[n]? .{0,20}|ce n est pas (?:le bon|la bonne)|no era (?:ese|esa)|pas celui là|pas celle là|non quello|non quella|esse não|ese no|era l altr[oa]',
);

const KINDS = [
  [LESS, AMOUNT_HINT],
  [UNDO, EARLIER_HINT],
  [ANOTHER, OTHER_HINT],
] as const;

const INTERJECTIONS = /^(?:(?:hm+|mm+|oh|ah|eh|ok|okay|naja|na|bueno|bof|poxa|boh) )+/iu;

const PIECE = /[,.;:!?…\n()]+|\s(?:and|but|und|aber|et|mais|y|pero|e|mas|ma)\s/iu;

/**
 * The hint for a prompt that is only about a previous edit: "way too strong, tone it down", "undo that", "no I meant the
 * other guy". Null for any other prompt.
 */
export const followUpHint = (prompt: string): string | null => {
  const pieces = prompt
    .split(PIECE)
    .map((piece) =>
      piece
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .replace(INTERJECTIONS, ''),
    )
    .filter((piece) => piece !== '');
  const found = pieces
    .filter((piece) => !EMPTY.test(piece))
    .map((piece) => KINDS.find(([kind]) => kind.test(piece))?.[1] ?? null);
  const [hint] = found;
  return hint === undefined || found.includes(null) ? null : hint;
};
