/*
 * A picture that shall be enlarged without being smoothed: "upscale 4x, nearest neighbor, pixel art". Enlarging always
 * smooths, and pixel art is what the picture is and no look to give it.
 */

const ENLARGES =
  /(?<!\p{L})(?:upscal\p{L}*|enlarg\p{L}*|scale (?:it |this )?up|bigger|larger|4k|8k|\d ?x(?! ?\d)|(?<!\d ?)x ?\d|hochskalier\p{L}*|vergrößer\p{L}*|vergroesser\p{L}*|skalier\p{L}*|größer|ampl[ií]a\p{L}*|agrand\p{L}*|aument\p{L}*(?= (?:(?:la|a|o|il|el) )?(?:foto|imagen|imagem|immagine|pixel|tamaño|tamanho|resolu|\d))|ingrandi\p{L}*)(?!\p{L})/iu;
/** Skin does not follow: to smooth it is another wish. */
const SKIN =
  '(?! (?:(?:the|my|her|his|die|der|la|el|le|a|o) )?(?:skin|faces?|haut|gesichter?|piel|caras?|peau|visages?|pele|rostos?|pelle|visi|viso)(?!\\p{L}))';
const UNSMOOTHED = new RegExp(
  `(?<!\\p{L})(?:${[
    'nearest[- ]neighbou?r',
    "(?:no|without(?: any)?|don[’']?t) (?:smooth(?:ing)?|interpolation|interpolate|anti[- ]?alias(?:ing)?)",
    '(?:ohne|keine?) (?:glättung|kantenglättung|interpolation|weichzeichnung)',
    'sin (?:suavizar(?:la|lo)?|suavizado|interpolación|interpolar)',
    'sans (?:lissage|lisser|interpolation)',
    'sem (?:suavizar|suavização|interpolação)',
    'senza (?:smussare|sfumare|interpolazione|antialiasing)',
    "(?:it[’']?s|it is|this is|of|my|the|this|ist|eine?|meine?|es|mi|este|c[’']est|du|mon|é|meu|esta?|è|mio|la) pixel[- ]?art",
    '(?:upscale|enlarge|vergrößere|amplía|agrandis|aumenta|ingrandisci) pixel[- ]?art',
  ].join('|')})(?!\\p{L})${SKIN}`,
  'iu',
);

/** True for a wish to enlarge a picture whose pixels shall stay as they are. */
export const keepsPixels = (prompt: string): boolean => ENLARGES.test(prompt) && UNSMOOTHED.test(prompt);
