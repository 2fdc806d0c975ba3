/** Words for shapes whose two sides are equally long, so that one number is the size of both. */
const EQUAL =
  'squared?|quadratisch\\p{L}*|quadrat|cuadrad[oa]|carrée?|quadrad[oa]|quadrat[oa]|round|circle|circular|rund\\p{L}*|redond[oa]|ronde?|rotond[oa]|tond[oa]';
/** A side in pixels without its unit, and not a year. */
const SIDE = '(?!19\\d\\d|20(?!00|48)\\d\\d)(\\d{3,4})(?: ?(?:px|pixels?))?';
const END = '(?=\\s*(?:$|[,.;!?\\n]|please|pls|bitte|por favor|svp|per favore))';
const AFTER_SHAPE = new RegExp(
  `(?<!\\p{L})(${EQUAL}),? (?:(?:of|at|in|de|a|à|von|mit|di|con|com) )?${SIDE}${END}`,
  'iu',
);
const BEFORE_SHAPE = new RegExp(
  `(?<![\\p{L}\\d.,:x×] ?)${SIDE} (${EQUAL})(?!\\p{L}| (?:feet|foot|met|miles?|inch))`,
  'iu',
);

/** "Square, 1080" and "1080 square" with both sides: "square, 1080x1080". */
const withBothSides = (prompt: string): string =>
  prompt.replace(AFTER_SHAPE, '$1, $2x$2').replace(BEFORE_SHAPE, '$1x$1 $2');

const SHEETS: Readonly<Record<string, string>> = {
  2: '420x594 mm',
  3: '297x420 mm',
  4: '210x297 mm',
  5: '148x210 mm',
  6: '105x148 mm',
};
/** "Crop to A5", "auf A4 zuschneiden": the sheet is the wanted shape, and not a size for printing. */
const TO_SHEET =
  /(?<!\p{L})(?:(?:crop|cut|trim|convert|resize|format)(?: (?:it|this|the (?:photo|picture|image)))? (?:to|as|into|for)|(?:recorta\p{L}*|recórta\p{L}*|ajusta\p{L}*|recadre\p{L}*|corta\p{L}*|corte|ritaglia\p{L}*|taglia\p{L}*|rogne\p{L}*)(?: (?:la foto|a foto|la photo|il))? (?:a|al|en|em|au|in|para|pour)) (?:(?:din|formato|format|size|tamaño|tamanho) )*a([2-6])(?![\p{L}\d])|(?<!\p{L})(?:auf|in|im) (?:(?:din|format) ?-?)*a([2-6])(?:-format)? (?:zuschneiden|beschneiden|croppen|umwandeln|bringen)(?!\p{L})/iu;
const toShape = (prompt: string): string =>
  prompt.replace(TO_SHEET, (all, one?: string, other?: string) => {
    const size = SHEETS[one ?? other ?? ''];
    return size === undefined ? all : `crop to ${size}`;
  });

/** Words for a file in six languages. */
const FILE = /(?<!\p{L})(file|datei|archivo|fichier|arquivo|ficheiro)(?!\p{L}| ?size| ?gr)/iu;
const FRACTION =
  /(?<!\p{L})(?:a third|one third|a quarter|half|ein drittel|ein viertel|die hälfte|un tiers|un quart|la moitié|un tercio|un cuarto|la mitad|um terço|um quarto|a metade|metade|un terzo|un quarto|la metà|\d{1,2} ?%)(?!\p{L})/iu;
const REDUCES = /r[eé]du|shrink|compr|kompr|verklein|schrumpf|diminu|baja|rimpicciol|ridu|rétréci|encolh/iu;
/** "Reduce the file to a third": a share of the bytes, and not of the pixels. */
const ofBytes = (prompt: string): string =>
  FRACTION.test(prompt) && REDUCES.test(prompt) && !/pixel|px/i.test(prompt)
    ? prompt.replace(FILE, 'file size')
    : prompt;

/** A sentence that says how large the picture is, without words for a wish. */
const OWN_SIZE =
  /(?<=^|[.!?;\n]\s*)((?:this|it|that|the original|the scan|the photo|my photo|das ist|es ist|dies ist|das bild|die datei|das original|esto|esta|la foto|el original|c'est|l'original|cette photo|isto|esta foto|a foto|o original|questa|è|la foto|l'originale)(?:'s| is| was| has| ist| hat| es| está| mide| tiene| est| a| fait| mesure| é| tem| mede| è| misura| ha)?(?: [^.!?;\n]*?)?)[,]? ?(?:(?:only|just|about|around|roughly|nur|etwa|ca|solo|unos|environ|seulement|apenas|uns|circa) )*(\d{2,4}) ?(?:px|pixels?|píxeles|pixel)(?: (?:wide|across|tall|high|breit|hoch|de ancho|de alto|de large|de haut|de largura|de altura|di larghezza|di altezza))?(?=\s*(?:[.!?;,\n]|$))/giu;
const WISHING =
  /(?<!\p{L})(?:for|to|make|should|must|need\p{L}*|want|please|resize|crop|für|soll|muss|bitte|brauch\p{L}*|para|debe|quiero|haz|pour|doit|faut|deve|quero|per|voglio|serve)(?!\p{L})/iu;
/** "Make it 1200": the wanted number, after the present size of the picture. */
const NEW_SIZE = /(?<!\p{L})(make it|get it to|auf|to|a|à|en|para|su) (\d{3,4})(?=\s*(?:$|[.,;!?]))/giu;
const withoutOwnSize = (prompt: string): string => {
  const without = prompt.replace(OWN_SIZE, (all, before: string) => (WISHING.test(before) ? all : before));
  return without === prompt ? prompt : without.replace(NEW_SIZE, '$1 $2 px wide');
};

/**
 * The prompt with sizes written out: both sides of a square, the shape of a sheet, and bytes for a share of a file. The
 * present size of the picture is left out.
 */
export const withUsualSizes = (prompt: string): string =>
  ofBytes(toShape(withBothSides(withoutOwnSize(prompt))));
