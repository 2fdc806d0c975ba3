/*
 * A picture that shall be enlarged without being smoothed: "upscale 4x, nearest neighbor, pixel art". Enlarging always
 * smooths, and pixel art is what the picture is and no look to give it.
 */

const ENLARGES =
  /(?<!\p{L})(?:upscal\p{L}*|enlarg\p{L}*|resiz\p{L}*|scale\p{L}*|bigger|larger|4k|8k|\d ?x|x ?\d|hochskalier\p{L}*|vergrößer\p{L}*|vergroesser\p{L}*|skalier\p{L}*|größer|ampl[ií]a\p{L}*|agrand\p{L}*|escala\p{L}*|aument\p{L}*|redimens\p{L}*|ingrandi\p{L}*|ridimension\p{L}*)(?!\p{L})/iu;
const UNSMOOTHED = new RegExp(
  `(?<!\\p{L})(?:${[
    'nearest[- ]neighbou?r',
    "(?:no|without(?: any)?|don[’']?t) (?:smooth(?:ing)?|interpolation|interpolate|anti[- ]?alias(?:ing)?)(?! (?:the|my|her|his|skin|over))",
    '(?:ohne|keine?) (?:glättung|kantenglättung|interpolation|weichzeichnung)',
    'sin (?:suavizar(?:la|lo)?|suavizado|interpolación|interpolar)',
    'sans (?:lissage|lisser|interpolation)',
    'sem (?:suavizar|suavização|interpolação)',
    'senza (?:smussare|sfumare|interpolazione|antialiasing)',
    "(?:it[’']?s|it is|this is|of|my|the|this|ist|eine?|meine?|es|mi|este|c[’']est|du|mon|é|meu|esta?|è|mio|la) pixel[- ]?art",
    '(?:upscale|enlarge|vergrößere|amplía|agrandis|aumenta|ingrandisci) pixel[- ]?art',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** True for a wish to enlarge a picture whose pixels shall stay as they are. */
export const keepsPixels = (prompt: string): boolean => ENLARGES.test(prompt) && UNSMOOTHED.test(prompt);
