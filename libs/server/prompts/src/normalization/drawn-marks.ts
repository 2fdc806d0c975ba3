import { onlyNames, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { piecesOf } from '../pieces.ts';
import { type PromptReading, quote, withUndone } from '../prompt-reading.ts';
import { isTold } from '../remarks/remarks.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { normalized } from '../words/normalized.ts';
import { QUOTATION } from '../words/quotations.ts';
import { wordsOf } from '../words/words.ts';

/*
 * Circles, arrows and lines that somebody wants around or beside a thing of the picture, to point it out. No operation
 * draws them, and the readers would take their colors and shapes for other wishes: "circle the car in red".
 */

export const MARKS_HINT =
  'Nothing can be drawn to point something out, such as a circle, an arrow or a line; text and frames can be added.';

const COLOR =
  '(?:red|yellow|green|blue|black|white|orange|pink|rot|gelb|grün|blau|schwarz|weiß|rojo|amarillo|verde|azul|negro|blanco|naranja|rouge|jaune|vert|bleu|noir|blanc|vermelho|amarelo|preto|branco|laranja|rosso|giallo|blu|nero|bianco)';
const MARK_COLOR = `(?:\\p{L}+ )?${COLOR}(?:e[nrsm]?)?`;

/** For each language, the words of a wish to point something out. What stands after them says what is marked. */
const MARKS: readonly string[] = [
  // English
  '(?<!(?:^|\\s)(?:an?|the|in|into|one|this|perfect|round) )(?:en)?circle (?=(?:the|my|our|his|her|their|this|that|these|those|all|every|each|both|any|me|him|us|them|every(?:one|body)|where|it in)(?!\\p{L}))(?!(?:the|this|my|our|whole) (?:whole )?(?:photo|picture|pic|image|shot)(?!\\p{L}))',
  'circle it (?=(?:too|as well|also|in)(?!\\p{L}))',
  '(?:underline|underscore) ',
  `mark (?!up).*(?:(?:with|by|using) (?:an? |the )?(?:\\p{L}+ )?(?:circle|arrow|cross|x|line|box|ring|dot|tick)|(?:in|with) ${MARK_COLOR})`,
  `highlight (?:the |that |this |my )?(?:words?|text|line|sentence|paragraph|price|name|date|total|number)(?!\\p{L}).* (?:in|with) ${MARK_COLOR}`,
  '(?:draw|paint|sketch) (?:an? |some |the )?(?:\\p{L}+ )?(?:arrows?|circles?|lines?|box|rectangle|ring|cross)(?!\\p{L})',
  '(?:add|put|place|insert|make|want|need|use|get) (?:me )?(?:an? |some |the )?(?:\\p{L}+ ){0,2}arrows?(?!\\p{L})',
  '(?:add|put|place|insert) (?:an? |some |the )?(?:\\p{L}+ ){0,2}(?:circle|ring|box|rectangle|oval)s? (?:a?round|on) (?!(?:the |this |my )?(?:whole )?(?:photo|picture|pic|image|shot|it|edges?)(?!\\p{L}))',
  // German
  'kreise? (?:(?:bitte|mir|mal|doch) )*(?:den|die|das|alle|ihn|sie|es|mein\\p{L}*|unser\\p{L}*|diese?\\p{L}*) .*(?<= )ein(?!\\p{L})',
  '(?:ein|um)(?:zu)?(?:kreis|kringel|kringl)(?:en|e|t|n)?(?!\\p{L})',
  'unter(?:zu)?streich(?:en?|t)?(?!\\p{L})',
  'markier(?:en?|t)? (?:(?:bitte|mir|mal) )*(?:den|die|das|alle|ihn|sie|es|mein\\p{L}*|unser\\p{L}*|diese?\\p{L}*)(?!\\p{L})',
  '(?:zeichn|mal|füg|setz|mach|pack|leg|platzier)\\p{L}* (?:\\p{L}+ ){0,4}(?:pfeile?|kringel)(?!\\p{L})',
  '(?<=^ ?(?:(?:ein|einen|nen|mit|bitte) )*(?:\\p{L}+ )?)pfeile? (?:auf|zu|zur|zum|neben|richtung)(?!\\p{L})',
  '(?:kreis|kringel|ring|kasten|rechteck|oval) (?:rund )?um (?!(?:das |dieses |mein )?(?:ganze )?(?:bild|foto|ganze)(?!\\p{L}))(?!.*(?:schneid|rand|rahmen))',
  // Spanish
  `rode(?:a|ar|e) .*(?:círculo|${MARK_COLOR})`,
  'enc(?:ierra|errar|ierre) .*(?:círculo)|encírcul\\p{L}+|subray(?:a|ar|e|en)(?!\\p{L})',
  '(?:pon|poner|ponle|pone|añade|añadir|agrega|agregar|dibuja|dibujar|haz|coloca|mete|pinta) (?:\\p{L}+ ){0,3}flechas?(?!\\p{L})',
  '(?:haz|hazle|pon|dibuja|dibújale|pinta|añade) (?:un |una )?(?:\\p{L}+ )?(?:círculo|redondel|recuadro) (?:\\p{L}+ )?(?:alrededor|en torno|sobre) (?!de la (?:foto|imagen)|de tod)',
  `(?:marca|marcar|marque|señala|señalar) (?!de agua).*(?:con (?:una? )?(?:\\p{L}+ )?(?:flecha|círculo|cruz|x|línea)|(?:en|de|con) ${MARK_COLOR})`,
  // French
  "entour(?:e|er|ez) (?:le |la |les |l['’] ?|mon |ma |mes |ce |cette |cet |ces |moi )(?!(?:photo|image)(?!\\p{L}))(?!.*(?:halo|lueur|néon|ombre|contour|liseré|bordure))",
  'encercl(?:e|er|ez)(?!\\p{L})|surlign(?:e|er|ez)(?!\\p{L})',
  `soulign(?:e|er|ez) (?:(?:le|la|les|l['’]|mon|ce|cette) ?(?:titre|mot|texte|nom|date|phrase|prix|adresse|numéro|ligne)|.* en ${MARK_COLOR})`,
  '(?:mets?|mettre|mettez|ajoute[rz]?|rajoute[rz]?|dessine[rz]?|fais|faire|place[rz]?|trace[rz]?) (?:\\p{L}+ ){0,3}flèches?(?!\\p{L})',
  '(?:mets?|mettre|ajoute[rz]?|dessine[rz]?|fais|faire|trace[rz]?) (?:un |une )?(?:\\p{L}+ )?(?:cercle|rond|rectangle|carré) (?:\\p{L}+ )?autour (?!de (?:la |l |cette )?(?:photo|image))',
  `(?:marque[rz]?|indique[rz]?) .*(?:(?:avec|par|d['’]) ?(?:une? )?(?:flèche|croix|cercle|rond)|en ${MARK_COLOR})`,
  // Portuguese
  'circul(?:a|ar|e) (?:o|a|os|as|meu|minha|este|esta|esse|essa) (?!(?:foto|imagem)(?!\\p{L}))',
  'sublinh(?:a|ar|e)(?!\\p{L})',
  '(?:põe|poe|ponha|pôr|coloca|coloque|colocar|adiciona|adicione|desenha|desenhe|faz|faça|mete|bota|bote) (?:\\p{L}+ ){0,3}setas?(?!\\p{L})',
  '(?:põe|coloca|coloque|desenha|desenhe|faz|faça|bota|adiciona) (?:um |uma )?(?:\\p{L}+ )?(?:círculo|retângulo|quadrado) (?:\\p{L}+ )?(?:à volta|em volta|ao redor|em torno) (?!d[ae] (?:foto|imagem))',
  `(?:marca|marcar|marque|assinala|assinalar|assinale) (?!d['’]?e? ?água).*(?:com (?:uma? )?(?:\\p{L}+ )?(?:seta|círculo|cruz|x|linha)|(?:a|em|de|com) ${MARK_COLOR})`,
  // Italian
  'cerchi(?:a|are|ate)(?: |l)(?!(?:la )?foto(?!\\p{L}))|sottoline(?:a|are|ate)(?!\\p{L})',
  '(?:metti|mettere|mettici|aggiungi|aggiungere|disegna|disegnare|fai|inserisci|inserire) (?:\\p{L}+ ){0,3}frecc(?:ia|e)(?!\\p{L})',
  '(?:metti|aggiungi|disegna|disegnare|fai|fare) (?:un |uno |una )?(?:\\p{L}+ )?(?:cerchio|riquadro|rettangolo) (?:\\p{L}+ )?(?:intorno|attorno) (?!all[ae] ?(?:foto|immagine))',
  `(?:evidenzia|evidenziare|segna|segnare|indica) .*(?:con (?:una? |un )?(?:\\p{L}+ )?(?:freccia|cerchio|croce|x|linea)|(?:in|di|con) ${MARK_COLOR})`,
];

/** What is framed if no thing of the picture is. */
const PICTURE =
  '(?:it|es|photos?|pictures?|pics?|images?|shots?|portrait|(?:\\p{L}*)(?:bild|foto)|porträt|imagen|retrato|imagem|immagine|ritratto)';
const NOT_PICTURE = `(?!(?:\\p{L}+['’ ]){0,2}${PICTURE}(?!\\p{L}))`;
const FRAME =
  '(?:frame|enmarc(?:a|ar|ad)|encuadr(?:a|ar)|recuadr(?:a|ar)|encadre[rz]?|enquadr(?:a|ar|e)|emoldur(?:a|ar|e)|incornici(?:a|are))';
const RECTANGLE =
  '(?:rectangles?|box(?:es)?|rechtecken?|kästen|kasten|kästchen|vierecken?|recuadros?|rectángulos?|retângulos?|rettangol[oi]|riquadr[oi])';
/** A square must have a color. To frame something in a square may be to crop to it. */
const SQUARE = `(?:${RECTANGLE}|squares?|quadraten?|cuadrados?|carrés?|quadrados?|quadrat[oi])`;
const COLOR_OF_FRAME = `${COLOR}\\p{L}{0,2}`;
const IN_BOXES = `(?:(?:\\p{L}+ ){0,2}${RECTANGLE}|(?:\\p{L}+ ){0,2}${COLOR_OF_FRAME} ${SQUARE}|(?:\\p{L}+ ){0,2}${SQUARE} ${COLOR_OF_FRAME})(?!\\p{L})`;
const FACES =
  '(?:(?:all|alle|tod[oa]s|tous|toutes|tutt[ei]) )?(?:the |every |each |his |her |their |my |die |das |alle |jedes |las? |los |el |les? |ces |os? |as? |i |il )?(?:faces?|heads?|people|gesichter|gesicht|köpfe|kopf|leute|caras?|rostros?|cabezas?|visages?|têtes?|rostos?|cabeças?|volt[oi]|facc(?:e|ia)|vis[oi]|teste)';
/** “Frame the faces with red rectangles”, “Gesichter rot einrahmen”. */
const FRAMED_THINGS = [
  `${FRAME} ${NOT_PICTURE}[^.,;!?]{2,40} (?:with|in|by|con|en|avec|dans|par|com|em|da) ${IN_BOXES}`,
  `${FRAME} ${FACES} (?:(?:in|with|en|de|con|a|em|di) )?${COLOR_OF_FRAME}(?!\\p{L})`,
  `(?:rahme? )?${NOT_PICTURE}[^.,;!?]{2,40} (?:mit|in) ${IN_BOXES} (?:ein|um)(?:zu)?(?:rahmen)?(?!\\p{L})`,
  `rahme? ${FACES} ${COLOR_OF_FRAME} ein(?!\\p{L})`,
  `${FACES} (?:bitte )?${COLOR_OF_FRAME} (?:ein|um)(?:zu)?rahmen`,
];
/** “Black bars over the eyes”. */
const BARS_OVER_EYES =
  '(?:(?:put|place|add|draw|leg|setz|mach|pon|coloca|mets|ajoute|põe|metti|aggiungi)\\p{L}* (?:\\p{L}+ ){0,2}?)?(?:black (?:bars?|box(?:es)?|strips?|rectangles?)|schwarze[rn]? (?:balken|streifen|rechtecke?)|(?:barras?|franjas?|tiras?|bandas?|tarjas?|faixas?) (?:negras?|pretas?)|(?:barres?|bandes?|bandeaux?) noire?s?|(?:barr[ae]|band[ae]|strisc(?:ia|e)) ner[ae]) (?:over|across|on|in front of|über|vor|auf|sobre|en|encima de|sur|devant|nos?|em cima d[eo]s?|su|sugli|sopra|davanti a?) ?(?:the |my |his |her |their |our |die |ihre |seine |meine |los |sus |mis |les |ses |mes |leurs |os |gli )?(?:eyes|augen|ojos|yeux|olhos|occhi)';
const MARK = new RegExp(`(?<!\\p{L})(?:${[...MARKS, ...FRAMED_THINGS, BARS_OVER_EYES].join('|')})`, 'iu');

const SHAPE =
  '(?:circle|ring|box|square|rectangle|oval|arrow|kreis|kasten|kästchen|rechteck|pfeil|círculo|recuadro|cuadrado|rectángulo|flecha|cercle|rond|carré|flèche|quadrado|retângulo|seta|cerchio|riquadro|rettangolo|freccia)s?';
const AT =
  "(?:around|round|on|at|over|beside|next to|pointing (?:at|to)|rund um|um|auf|neben|alrededor del?|en torno al?|sobre|en|junto a|autour d[eu']|sur|à côté d[eu]|em volta d[aeo]|à volta d[aeo]|ao redor d[aeo]|n[ao]|intorno a(?:l|lla|llo)?|attorno a(?:l|lla|llo)?|su(?:l|lla|llo)?|accanto a(?:l|lla)?)";
const ALL_OF_IT =
  '(?:(?:the|my|this|das|dem|mein|la|el|le|toda|tout[e]?|a|o|il|whole|ganze|entire) )*(?:it|photo|picture|pic|image|edges?|border|bild|foto|rand|imagen|bordes?|imagem|immagine|bordo|bords?)(?!\\p{L})';
/** A mark that is only named: “red circle around the dent”. */
const NAMED_MARK = new RegExp(
  `^\\s*(?:(?:an?|ein(?:en)?|una?|uno|une|uma?) )?(?:(?:thin|thick|small|big) )?(?:${MARK_COLOR} ${SHAPE}|${SHAPE} ${MARK_COLOR}) ${AT}(?! ${ALL_OF_IT})(?!\\p{L})`,
  'iu',
);
/** An arrow needs no color: “and an arrow pointing at the chest”. */
const NAMED_ARROW = new RegExp(
  `^\\s*(?:(?:and|with|und|mit|y|con|et|avec|e|com) )?(?:an?|ein(?:en)?|una|une|uma) (?:\\p{L}+ )?(?:arrow|pfeil|flecha|flèche|seta|freccia) (?:\\p{L}+ )?${AT}(?!\\p{L})`,
  'iu',
);
/** How a mark shall look: “thin line”. */
const STROKE =
  /^\s*(?:(?:with |mit )?(?:an? |einer )?(?:thin|thick|fine|bold|dashed|dotted|dünne[rn]?|dicke[rn]?|gestrichelte[rn]?) (?:lines?|strokes?|linien?|striche?)|(?:con |com )?(?:una |uma )?(?:línea|linea|linha) (?:fina|gruesa|grossa|sottile|spessa|discontinua)|trait (?:fin|épais))\s*[.!]*$/iu;

/** Words before a mark with which it is not wished for: "remove the circle around", "nicht einkreisen". */
const NOT_WISHED =
  /(?<!\p{L})(?:remove|erase|delete|get rid|without|no|\p{L}*schneid\p{L}*|not|don['’]?t|never|someone|somebody|crop|cut|entfern\p{L}*|lösch\p{L}*|ohne|nicht|kein\p{L}*|weg|quita\p{L}*|borra\p{L}*|elimina\p{L}*|sin|enlève\p{L}*|supprim\p{L}*|efface\p{L}*|sans|ne|pas|recort\p{L}*|découp\p{L}*|tira\p{L}*|apaga\p{L}*|remov\p{L}*|sem|não|nao|togli\p{L}*|rimuov\p{L}*|cancell\p{L}*|senza|non|ritagli\p{L}*)(?!\p{L})/iu;

/** True for a part of a prompt that asks to draw a mark. */
const asksForMark = (piece: string): boolean => {
  const said = piece.replace(QUOTATION, '""');
  if (NAMED_MARK.test(said) || NAMED_ARROW.test(said)) return true;
  const found = MARK.exec(said);
  return found !== null && !NOT_WISHED.test(said.slice(0, found.index));
};
/** True for a prompt that asks for nothing else than to draw a mark. */
export const asksOnlyForMarks = (prompt: string): boolean =>
  piecesOf(withQuotedText(normalized(prompt))).every((piece) => asksForMark(piece) || isTold(piece));

/** True for what else is marked, in which color or how: "and the cat in red" after "circle the dog". */
const isMarkedToo = (piece: string): boolean => {
  if (STROKE.test(piece)) return true;
  const { words } = wordsOf(piece);
  return words.every(
    (word) =>
      onlyNames(word) ||
      (word.concepts.size === 0 && word.measure === null) ||
      says(word, 'and') ||
      valueIn(word, 'color') !== null,
  );
};

/**
 * The reading of a prompt, of which marks that are to be drawn are told as not done, and everything else is read by `read`.
 */
export const withMarksUndone = (prompt: string, read: (rest: string) => PromptReading): PromptReading => {
  const pieces = piecesOf(withQuotedText(normalized(prompt)));
  const isMark = pieces.map(asksForMark);
  if (!isMark.includes(true)) return read(prompt);
  for (const at of pieces.keys()) if (isMark[at - 1] && isMarkedToo(pieces[at] ?? '')) isMark[at] = true;
  const rest = pieces.filter((_, at) => !isMark[at]).map((piece) => piece.trim());
  const marks = pieces.filter((_, at) => isMark[at]).map((piece) => piece.trim());
  if (rest.every(isTold)) return { steps: [], notPossible: [quote(marks.join(', '))], hints: [MARKS_HINT] };
  return withUndone(read(rest.join(', ')), marks, MARKS_HINT);
};
