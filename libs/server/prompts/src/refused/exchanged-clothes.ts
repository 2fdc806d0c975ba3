/*
 * Clothes to put on instead of others: "change my t-shirt to a white shirt". Nothing dresses anybody, and the readers would give the
 * old ones the color of the new ones.
 */

const GARMENTS: readonly string[] = [
  't-?shirt|tee|shirt|blouse|sweater|hoodie|jumper|jacket|blazer|suit|tuxedo|dress|gown|coat|tie|top|tank top|polo|uniform',
  't-?shirt|hemd|bluse|pullover|pulli|hoodie|jacke|sakko|blazer|anzug|kleid|mantel|krawatte|top|polohemd|uniform',
  'camiseta|playera|remera|camisa|blusa|su[ée]ter|sudadera|jersey|chaqueta|chamarra|saco|blazer|traje|vestido|abrigo|corbata|polo|uniforme',
  't-?shirt|tee-?shirt|chemise|chemisier|pull|sweat|veste|blazer|costume|robe|manteau|cravate|polo|uniforme',
  'camiseta|camisa|blusa|suéter|moletom|jaqueta|casaco|blazer|paletó|terno|fato|vestido|gravata|polo|uniforme',
  'maglietta|t-?shirt|camicia|camicetta|maglione|felpa|giacca|blazer|vestito|abito|cappotto|cravatta|polo|divisa',
];
const EXCHANGE: readonly (readonly [verb: string, own: string, forA: string])[] = [
  [
    'change|swap|replace|exchange|turn',
    "(?:my|his|her|the|our|their|this|that)(?: \\p{L}+['’]s)?",
    '(?:to|with|for|into) an?',
  ],
  [
    'tausch|tausche|ersetz|ersetze|wechsle|mach aus',
    'mein(?:e|en|em)?|d(?:as|en|ie|em)|sein(?:e|en)?|ihr(?:e|en)?',
    '(?:gegen|durch|in|mit)? ?ein(?:e|en)?',
  ],
  ['c[aá]mbia(?:me|le)?|cambiar|sustituye|reemplaza|ponme en vez de', 'la|el|mi|su', '(?:por|en|con) una?'],
  ['remplace[rz]?|change[rz]?|échange[rz]?', 'mon|ma|le|la|son|sa', '(?:par|contre|en) une?'],
  [
    'troca[r]?|troque|substitu[aí]|muda[r]?',
    '(?:[ao] )?(?:meu|minha|seu|sua)|[ao]',
    '(?:por|para|pra|em) uma?',
  ],
  [
    'sostituisci|cambia|scambia',
    "(?:la |il )?(?:mia|mio|sua|suo)|la |il |l['’]",
    "(?:con|in|per) (?:una?|un[o’'])",
  ],
];

const PATTERNS = EXCHANGE.map(([verb, own, forA], at) => {
  const garments = GARMENTS[at] ?? '';
  return new RegExp(
    `(?<!\\p{L})(?:${verb}) (?:${own}) ?(?:\\p{L}+ ){0,2}?(?<worn>${garments})(?: \\p{L}+)?,? ${forA} (?:\\p{L}+ ){0,2}?(?<put>${garments})(?!\\p{L})`,
    'iu',
  );
});

/** True for a wish to wear something else than what somebody wears in the picture; "a red shirt" for a shirt is a color. */
export const exchangesClothes = (prompt: string): boolean =>
  PATTERNS.some((pattern) => {
    const { worn, put } = pattern.exec(prompt)?.groups ?? {};
    return worn !== undefined && worn.toLowerCase() !== put?.toLowerCase();
  });
