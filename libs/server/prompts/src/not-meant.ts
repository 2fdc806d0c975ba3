import type { OperationId } from '@safelight/operations';
import { isColorWord, says } from './clauses/clauses.ts';
import { includedInTurn } from './framing/edges.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { RECOGNISABLE } from './rules/faces-spared.ts';
import { isLikened } from './remarks/complaints.ts';
import { tellsKind } from './remarks/pointed.ts';
import { wordsOf } from './words/words.ts';

/** The operations that a piece of a prompt names after a negation ("but don't sharpen") or as a fault ("looks like a painting"). */
const negatedIn = (piece: string): readonly OperationId[] => {
  const { words } = wordsOf(piece);
  if (isLikened(words) || tellsKind(piece)) {
    const looks = words.filter((word) => [...word.concepts].some((concept) => concept.startsWith('op:')));
    return readByRules(looks.map(({ text }) => text).join(' ')).steps.map(({ operation }) => operation);
  }
  const at = words.findIndex((word) => says(word, 'not', 'without'));
  if (at < 0) return [];
  const after = words.slice(at + 1).map(({ text }) => text);
  return readByRules(after.join(' ')).steps.map(({ operation }) => operation);
};

/** Eyes, and what is in them, in six languages. */
const EYES = /eye|aug|pupil|yeux|oeil|œil|ojo|olho|occhi|demon|démon|devil|teuf|vampir|diab|diav/iu;
/** What the flash made red, and not the flash itself. */
const RED_BY_FLASH =
  /(?<!\p{L})(?:red|rot|roj|rouge|vermelh|ross)\p{L}*(?!\p{L}).*(?:blitz|flash)|(?:blitz|flash).*(?<!\p{L})(?:red|rot|roj|rouge|vermelh|ross)/iu;
/** "The red bucket": red eyes are meant only where eyes, or what the flash made red, are named. */
const withoutEyes = (prompt: string): readonly OperationId[] =>
  EYES.test(prompt) || RED_BY_FLASH.test(prompt) ? [] : ['red-eye'];

/** "Exposure -0.5": the sign decides the direction, and the classifier may not reverse it. */
const opposites = (prompt: string, read: readonly OperationId[]): readonly OperationId[] => {
  if (!wordsOf(prompt).words.some(({ measure }) => measure?.kind === 'change')) return [];
  const isDarker = read.includes('darken') && !read.includes('brighten');
  return isDarker ? ['brighten'] : read.includes('brighten') && !read.includes('darken') ? ['darken'] : [];
};

/** "As if it was taken at noon": the light of the day, which no operation gives. */
const AT_NOON =
  /(?<!\p{L})(?:noon|midday|mid day|mittags?|zwölf uhr mittags|midi|mediod[ií]a|meio dia|meio-dia|mezzogiorno)(?!\p{L})/iu;
const LIGHTS: readonly OperationId[] = ['sunset', 'night', 'warm-tones'];
const notOfNoon = (prompt: string, read: readonly OperationId[]): readonly OperationId[] =>
  AT_NOON.test(prompt) && !wordsOf(prompt).words.some((word) => says(word, 'op:sunset', 'op:night'))
    ? LIGHTS.filter((operation) => operation !== 'warm-tones' || !read.includes(operation))
    : [];

const SHAPES = /^(?:circles?|ovals?|kreise?|c[ií]rculos?|cercles?|cerchi[oa]?)$/iu;
/** Verbs with particles that mean a removal, and that the lexicons do not know as one. */
const TAKEN_OFF = /(?<!\p{L})(?:take|get|wipe|rub)\p{L}* (?:\p{L}+ ){0,3}(?:off|away|out)(?!\p{L})/iu;
/** "The circle someone drew, take it off": the circle shall be removed, and is not a shape for the picture. */
const removedShape = (prompt: string): readonly OperationId[] => {
  const { words } = wordsOf(prompt);
  const isRemoved =
    words.some((word) => says(word, 'remove') && !says(word, 'crop', 'background', 'without')) ||
    TAKEN_OFF.test(prompt);
  const isCut = words.some((word) => says(word, 'crop', 'cut', 'make', 'background', 'round-corners'));
  return isRemoved && !isCut && words.some(({ text }) => SHAPES.test(text)) ? ['round-corners'] : [];
};

/** "Too much noise in the shadows": "shadows" says where the noise is, and does not complain of the light. */
const whereNoisy = (prompt: string, read: readonly OperationId[]): readonly OperationId[] =>
  read.includes('denoise') && wordsOf(prompt).words.some((word) => says(word, 'noise'))
    ? ['low-light', 'brighten']
    : [];

const NOBODY =
  /(?<!\p{L})(?:not|n['’]?t|no|nobody|no one|less|hardly|nicht|nichts|kein\p{L}*|niemand|kaum|nadie|ne|pas|personne|não|nao|ninguém|non|nessuno|sin|sans|sem|senza|ohne|without)(?!\p{L})/iu;
/** "The faces must stay recognisable": they shall not be hidden. */
const staysRecognisable = (prompt: string, read: readonly OperationId[]): readonly OperationId[] =>
  RECOGNISABLE.test(prompt) && !NOBODY.test(prompt) && !read.includes('hide-faces') ? ['hide-faces'] : [];

/** "Letters in white with a black border": the border is the outline of the letters. */
const OUTLINED =
  /(?:text|letter|caption|title|subtit|subtít|titul|títul|titel|schrift|buchstaben|scritta|testo|lettres|légende|letras|legenda)\p{L}* .{0,30}(?:with|con|mit|avec|com) (?:an? )?(?:\p{L}+ )?(?:border|borde|rand|umrandung|bordure|contour|borda|contorno|bordo)(?!\p{L})/iu;
const OUTLINE: readonly OperationId[] = ['border'];

/** "Turn the roses yellow": the color of a part that nothing finds is not that of the background. */
const coloredPart = (pieces: readonly string[]): readonly OperationId[] => {
  const isOfPart = pieces.some((piece) => {
    const { words } = wordsOf(piece);
    return (
      words.some((word) => says(word, 'part')) &&
      words.some((word) => says(word, 'make', 'recolor')) &&
      words.some(isColorWord)
    );
  });
  const isBehind = pieces.some((piece) =>
    wordsOf(piece).words.some((word) => says(word, 'background', 'place:behind', 'studio', 'gradient')),
  );
  return isOfPart && !isBehind ? ['replace-background'] : [];
};

/** "A photo of my document": a document that the picture shows, whatever the classifier takes it for. */
const SHOWN_DOCUMENT =
  /(?<!\p{L})(?:photo|picture|pic|image|scan|foto|bild|aufnahme|imagen|imagem|immagine) (?:\p{L}+ ){1,2}(?:document|dokument|hoja|folha|foglio)(?!\p{L})/iu;
/** "Remove the names": they shall be gone, and to hide all text is something else. */
const removedNames = (prompt: string, read: readonly OperationId[]): readonly OperationId[] => {
  const { words } = wordsOf(prompt);
  const isHidden = words.some((word) => says(word, 'anonymize', 'op:blur', 'op:pixelate', 'blurry'));
  const isRemoved = words.some((word) => says(word, 'remove'));
  return isRemoved && !isHidden && words.some((word) => says(word, 'region:private text'))
    ? (['blur', 'pixelate'] as const).filter((operation) => !read.includes(operation))
    : [];
};
const PASTEL = /(?<!\p{L})pastel\p{L}*/iu;
const DRAWN =
  /draw|paint|sketch|chalk|crayon|brush|water|aqua|kreide|mal[et]|gemäld|zeichn|dibuj|pint|tiza|dessin|peint|craie|lavis|desenh|giz|disegn|dipint|gess|acquer/iu;
/** "A soft pastel look": light colors, and nothing that is painted. */
const ofPastelColors = (prompt: string): readonly OperationId[] =>
  PASTEL.test(prompt) && !DRAWN.test(prompt) ? ['watercolor'] : [];
/** "A Christmas look": decoration, of which sparks are none. */
const OF_OCCASION =
  /(?<!\p{L})(?:christmas|xmas|weihnacht\p{L}*|navid\p{L}*|noël|natal\p{L}*|halloween|easter|oster\p{L}*) ?(?:looks?|style|stil|vibes?|theme)(?!\p{L})/iu;
const SPARKS: readonly OperationId[] = ['magical-effects'];
const PASSPORT: readonly OperationId[] = ['passport-photo'];

/** "Keep the background", and nothing more: it neither goes nor becomes another one. */
const KEPT_BACKGROUND =
  /^\s*(?:please |bitte )?(?:(?:keep|leave) the background(?: (?:in|there))?|(?:(?:behalte?|lass) (?:den )?hintergrund(?: (?:da|drin|so))?|(?:den )?hintergrund (?:behalten|lassen))|(?:mantén|mantener|deja|conserva) el fondo|(?:gard|laiss|conserv)(?:e|er|ez) (?:le fond|l['’]arrière-plan)|(?:mantém|mantenha|deixa) o fundo|(?:tieni|mantieni|lascia) lo sfondo)(?: (?:please|pls|bitte|por favor|svp|per favore))?[\s.!]*$/iu;
const BACKGROUNDS: readonly OperationId[] = ['remove-background', 'replace-background', 'blur-background'];

/** “No gradient” asks for no other steps of colors. */
const NO_GRADIENT =
  /(?<!\p{L})(?:no|without|ohne|kein(?:en)?|sin|sans|pas de|sem|senza|niente) (?:any |a )?(?:colou?r )?(?:gradients?|fades?|verl[aä]uf\p{L}*|degradad[oa]s?|dégradés?|gradientes?|degradês?|sfumatur[ae]|gradient[ei])(?!\p{L})/iu;
const POSTERIZED: readonly OperationId[] = ['posterize'];

/** “Lines at 45 degrees”: the angle of a pattern, by which the picture is not turned. */
const PATTERN_AT_ANGLE =
  /(?<!\p{L})(?:lines?|stripes?|dots?|halftone|hatching|gradients?|linien|streifen|punkte|raster|schraffur|verlauf|líneas|rayas|puntos|trama|degradado|lignes|rayures|points|trame|dégradé|linhas|listras|pontos|linee|righe|punti|retino|sfumatura)(?!\p{L})[^.!?]*\d ?(?:°|deg|grad)/iu;
const TURNED: readonly OperationId[] = ['rotate'];

/** The operations that a prompt rejects, or that its words only seem to mean. `read` are those that the rules read. */
export const notMeantIn = (
  prompt: string,
  pieces: readonly string[],
  read: readonly OperationId[],
): readonly OperationId[] => [
  ...pieces.flatMap(negatedIn).filter((operation) => !read.includes(operation)),
  ...includedInTurn(prompt, read),
  ...opposites(prompt, read),
  ...removedShape(prompt),
  ...staysRecognisable(prompt, read),
  ...notOfNoon(prompt, read),
  ...coloredPart(pieces).filter((operation) => !read.includes(operation)),
  ...whereNoisy(prompt, read).filter((operation) => !read.includes(operation)),
  ...(read.includes('red-eye') ? [] : withoutEyes(prompt)),
  ...removedNames(prompt, read),
  ...ofPastelColors(prompt),
  ...(OF_OCCASION.test(prompt) && !read.includes('magical-effects') ? SPARKS : []),
  ...(NO_GRADIENT.test(prompt) && !read.includes('posterize') ? POSTERIZED : []),
  ...(PATTERN_AT_ANGLE.test(prompt) ? TURNED : []),
  ...(KEPT_BACKGROUND.test(prompt) ? BACKGROUNDS : []),
  ...(SHOWN_DOCUMENT.test(prompt) && !read.includes('passport-photo') ? PASSPORT : []),
  ...(read.includes('add-text') && !read.includes('border') && OUTLINED.test(prompt) ? OUTLINE : []),
];
