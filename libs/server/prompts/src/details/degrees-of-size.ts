/** Words in six languages for a narrow border or thin letters. */
export const THIN =
  /^(?:thin\p{L}*|fine|finer|slim\p{L}*|slender|narrow\p{L}*|small\p{L}*|hairline|skinny|delicate|dünn\p{L}*|schmal\p{L}*|fein\p{L}*|zart\p{L}*|klein\p{L}*|fin[aoe]?s?|finit[oa]|fininh[oa]|delgad\p{L}*|estrech\p{L}*|minces?|étroit\p{L}*|petite?s?|estreit\p{L}*|sottil\p{L}*|strett\p{L}*|piccol\p{L}*|pequeñ\p{L}*|pequen\p{L}*)$/iu;
/** Words in six languages for a wide border. */
export const THICK =
  /^(?:thick\p{L}*|wide|wider|broad\p{L}*|fat|fatter|big\p{L}*|large\p{L}*|heavy|heavier|chunky|bold|dick\p{L}*|breit\p{L}*|fett\p{L}*|groß\p{L}*|größer\p{L}*|grues\p{L}*|anch[oa]s?|ampli[oa]s?|grandes?|gros|grosses?|épais\p{L}*|epais\p{L}*|larges?|gross[oa]s?|grossinh[oa]|larg[oa]s?|spess\p{L}*|larghi?|larghe)$/iu;
/** Words in six languages for big letters. */
export const BIG =
  /^(?:big\p{L}*|large\p{L}*|huge|giant|massive|enormous|groß\p{L}*|riesig\p{L}*|riesen\p{L}*|grand[ei]?s?|grandes?|grandón|grandona|grandot[ea]s?|grandão|grandões|grandonas?|enorme?\p{L}*|énorme\p{L}*|gigant\p{L}*|gros|gross(?:e[nrms]?)?|grosses?)$/iu;
/** Words in six languages for small letters. */
export const SMALL =
  /^(?:small\p{L}*|tiny|little|klein\p{L}*|winzig\p{L}*|pequeñ\p{L}*|chiquit\p{L}*|petite?s?|pequen\p{L}*|piccol\p{L}*|minuscol\p{L}*)$/iu;
