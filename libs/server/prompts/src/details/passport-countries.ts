/** Two inches, the side of the square photos that the offices of the United States require. */
const AMERICAN = { widthMm: 51, heightMm: 51 };

/** The United States, in six languages. In small letters "us" is a pronoun, unless a word for the photo follows. */
const UNITED_STATES =
  /(?<![\p{L}.])(?:USA|U\.S\.(?:A\.)?|US(?!\p{L}))|(?<!\p{L})(?:(?<!(?:make|give|get|do|take|send|of|for|let) )us(?=[- ](?:size|sized|passport|visa|format|standard|style|id(?!\p{L})))|usa|united states|(?<!(?:south|latin|central|sud|sul)[- ])americ[ao]n[ao]?s?|estados unidos|ee\.? ?uu\.?|eeuu|eua|estadounidenses?|états[- ]unis|etats[- ]unis|améric\p{L}+|stati uniti|statunitens[ei]|amerikanisch\p{L}*|us-\p{L}+|vereinigte\p{L}* staaten)(?!\p{L})/u;
/** A journey is no office: "passport photo for our trip to the US". */
const JOURNEY =
  /(?<!\p{L})(?:trip|travel\p{L}*|holidays?|vacation|flight|fly|flying|reise|urlaub|viaje|vacaciones|voyage|vacances|viagem|férias|viaggio|vacanza)(?!\p{L})/iu;

/** The size of passport photos in the country that a prompt names, if it is not the usual one. */
export const countrySizeIn = (prompt: string): typeof AMERICAN | null =>
  (UNITED_STATES.test(prompt) ||
    UNITED_STATES.test(prompt.toLowerCase().replace(/(?<!\p{L})us(?!\p{L})/gu, ''))) &&
  !JOURNEY.test(prompt)
    ? AMERICAN
    : null;
