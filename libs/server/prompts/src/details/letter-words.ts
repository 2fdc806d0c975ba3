import { CLEAR, FAINT as FAINT_WORDS, OPAQUE } from './opacity-words.ts';

/** Words in six languages for letters that stand in the middle of a picture: "write SOLD across it". */
export const ACROSS =
  /^(?:across|over|overlaid|drüber|darüber|quer|über|überm|drauf|encima|por encima|por cima|por toda|dessus|par dessus|en travers|travers|traverso|di traverso|attraverso|sopra)$/iu;
/** Words of those above that the lexicons read as "at the top". */
export const ACROSS_NOT_TOP =
  /^(?:encima|por encima|por cima|dessus|par dessus|au dessus|sopra|over|drüber)$/iu;
export const CORNER = /^(?:corner|ecke|esquina|rincón|coin|canto|cantinho|angolo|angolino)$/iu;
export const LOWER =
  /^(?:bottom|lower|unten|unteren?|inferior|abajo|bas|inférieur|embaixo|baixo|basso|inferiore)$/iu;

/** A line around letters. */
export const OUTLINE =
  /^(?:outlines?|outlined|contours?|strokes?|umrandung|umrandet|umriss\p{L}*|kontur\p{L}*|contornos?|contornato|liseré|bordure)$/iu;
/** An edge of letters, where a text and no border is wanted. */
export const EDGE = /^(?:edges?|borders?|bordered|rand|bordes?|bords?|borda|bordas|bordo|bordi)$/iu;
/** The look of memes: white letters with a black line around them. */
export const MEME = /^(?:meme|memes)$/iu;

export const VERTICAL =
  /^(?:vertical(?:ly|e|mente|ement)?|vertikal\p{L}*|senkrecht\p{L}*|hochkant|verticale?)$/iu;
export const DIAGONAL = /^(?:diagonal\p{L}*|biais|sbieco|bies)$/iu;
export const TILTED =
  /^(?:tilt\p{L}*|slant\p{L}*|angled|askew|slanting|schräg\p{L}*|schief\p{L}*|geneigt\p{L}*|gekippt\p{L}*|inclinad\p{L}*|ladead\p{L}*|torcid\p{L}*|penché\p{L}*|incliné\p{L}*|oblique\p{L}*|inclinat\p{L}*|obliqu\p{L}*|stort\p{L}*|tort[ao]s?)$/iu;
export const ROTATE =
  /^(?:rotat\p{L}*|turn|drehe?|dreh\p{L}*|gira\p{L}*|rota|tourne\p{L}*|pivote\p{L}*|ruota\p{L}*)$/iu;

/** Letters along an arc. */
export const CURVED =
  /^(?:curved|curving|arched|bent|gebogen\p{L}*|gewölbt\p{L}*|curv[oa]s?|curvad[oa]s?|arquead[oa]s?|courbée?s?|arquée?s?|incurvée?s?|curvat[oa]|arcuat[oa])$/iu;
/** Letters along an arc whose ends are higher than its middle. */
export const HANGING =
  /(?<!\p{L})(?:down(?:ward)?s?|like an? smile|upside[- ]down|nach unten|wie ein lächeln|hacia abajo|como una sonrisa|vers le bas|comme un sourire|para baixo|como um sorriso|verso il basso|come un sorriso)(?!\p{L})/iu;

const PERCENT = '(?:%|percent|prozent|por ?ciento|por ?cento|pour ?cent|per ?cento)';
const amountOf = (noun: string): RegExp =>
  new RegExp(
    String.raw`(\d{1,3}) ?${PERCENT}? ?(?:(?:of|de|di|d) ?['’]?)?(?:${noun})(?!\p{L})|(?<!\p{L})(?:${noun})(?: (?:of|von|de|del|à|a|al|at|auf|bei|um|em|di))? ?[:=]? ?(\d{1,3})`,
    'iu',
  );
export const OPACITY = amountOf(OPAQUE);
export const TRANSPARENCY = amountOf(CLEAR);
export const SEMI =
  /(?:semi|half|halb|demi|meio|mezzo|medio)[- ]?(?:transparen|trasparen|opa[qc]|durchsichtig)|semitra|translu[cz]|see[- ]?through|durchscheinend|(?:slightly|leicht|ligeramente|légèrement|levemente|un po'?) (?:transparen|durchsichtig|trasparen)/iu;
export const SEE_THROUGH = new RegExp(`^(?:${CLEAR})$`, 'iu');
export const FAINT = new RegExp(
  `^(?:${FAINT_WORDS}|discreet|light|lightly|zart\\p{L}*|discret\\p{L}*|clarinh\\p{L}*|delicat\\p{L}*)$`,
  'iu',
);

export const FONT =
  /^(?:fonts?|typeface|type|letters?|lettering|handwriting|schrift|schriftart|buchstaben|fuente|tipografía|tipografia|letras?|police|écriture|lettres?|fontes?|carattere|caratteri|lettere|scritta|style|stil|estilo|stile)$/iu;
export const ELEGANT =
  /^(?:elegan\p{L}*|élégan\p{L}*|classy|stylish|edle\p{L}*|edel|raffinat\p{L}*|chic|schick\p{L}*|romantic\p{L}*|romantisch\p{L}*|romántic\p{L}*|romantique|italics?|kursiv\p{L}*|cursivas?|cursives|italique|itálico|corsiv\p{L}*|curly|swirly|loopy|flowing|geschwungen\p{L}*|verschnörkelt\p{L}*|rizad\p{L}*|ondulad\p{L}*|bouclée?s?|arrondies?|svolazz\p{L}*)$/iu;
/** Adjectives that describe nothing but letters: "white, italic". */
export const ITALIC_ALONE =
  /^(?:italics?|kursiv\p{L}*|italiques?|itálic[oa]s?|italic[oa]|corsiv[oi]|cursivas?)$/iu;
export const SERIF =
  /^(?:serif\p{L}*|serifen\p{L}*|classic\p{L}*|klassisch\p{L}*|clásic\p{L}*|classique|clássic\p{L}*|times|georgia)$/iu;
/** A word that names nothing but letters. */
export const SERIF_ALONE = /^serif(?:en)?\p{L}*$/iu;
/** Shadows of letters. Letters that an edit writes always have one. */
export const SHADOW = /^(?:shadow\p{L}*|schatten|sombr\p{L}*|ombr\p{L}*)$/iu;
/** Words for a text that can be read well. */
export const READABLE =
  /^(?:readab\p{L}*|legib\p{L}*|lesbar|lesen|lea|leer|lisible\p{L}*|lise|leggibil\p{L}*|legga|leggere|legível|leia|ler)$/iu;
/** Fonts that are not installed. */
export const OTHER_FONT =
  /^(?:handwrit\p{L}*|hand|script|cursive|calligraph\p{L}*|brush|handschrift\p{L}*|handgeschrieben\p{L}*|schreibschrift|kalligra\p{L}*|manuscrit\p{L}*|caligr\p{L}*|calligra\p{L}*|mano|main|mão|comic|comicschrift|papyrus|courier|gothic|gótic\p{L}*|gotic\p{L}*|gothique|typewriter|schreibmaschine\p{L}*|graffiti|playful|verspielt\p{L}*|retro|futura|impact|bubble|fancy|pixel|stencil|monospace)$/iu;
/** Plain letters, which are the usual ones. */
export const PLAIN =
  /^(?:simples?|plain|basic|schlicht\p{L}*|einfach\p{L}*|normale?[nrs]?|sencill[oa]s?|sobri[oa]s?|sobre|semplic[ei])$/iu;
/** Nouns for what a text names: "the price $45", "the date 12.06.". */
export const NAMED =
  /^(?:price|date|name|number|phone|preis|datum|nummer|telefonnummer|precio|fecha|nombre|número|teléfono|telefono|prix|nom|numéro|téléphone|preço|nome|telefone|prezzo|data|numero)$/iu;
export const THIN_FONT =
  /^(?:thin|light|fine|dünn\p{L}*|fein\p{L}*|schmal\p{L}*|fin[ao]s?|finas?|fines?|delgad\p{L}*|sottil\p{L}*|leve|regular|normal)$/iu;
/** Names of fonts and of kinds of handwriting, which need no noun beside them. */
export const NAMED_FONT =
  /(?<!\p{L})(?:comic sans|papyrus|arial|helvetica|times new roman|courier new|impact font|(?:hand|schreib|zier)schrift|handwriting|handwritten|calligraphy|in cursive|en cursive|em cursivo)(?!\p{L})/iu;
export const AROUND =
  /^(?:around|of|on|um|der|alrededor|de|autour|des|redor|das|attorno|intorno|alle|delle)$/iu;
