/*
 * "Blur the background, less on the left": a change that shall be weaker or stronger somewhere. It is as strong everywhere,
 * or only in one part.
 */

const LANGUAGES: readonly (readonly [less: string, more: string, where: string])[] = [
  [
    '(?:(?:a bit |a little |much |way )?less|not (?:so|as) (?:much|strong(?:ly)?))(?: (?:strong|strongly|so|of it))?',
    '(?:(?:a bit |a little |much |way )?(?:more|stronger))',
    '(?:on|at|in|near|towards) (?:the )?(?:far )?(?:left|right|top|bottom|middle|cent(?:re|er)|edges?|sides?|corners?)(?:[- ]hand)?(?: (?:side|half|part|edge|corner))?',
  ],
  [
    '(?:(?:etwas |viel )?weniger|nicht so (?:stark|viel|sehr))(?: (?:stark|davon))?',
    '(?:(?:etwas |viel )?(?:mehr|stärker))',
    '(?:links|rechts|oben|unten|in der mitte|am rand|an den rändern|in den ecken|auf der (?:linken|rechten) seite)',
  ],
  [
    '(?:(?:un poco |mucho )?menos|no tanto)(?: fuerte)?',
    '(?:(?:un poco |mucho )?más)(?: fuerte)?',
    '(?:a la (?:izquierda|derecha)|en la (?:izquierda|derecha)|arriba|abajo|en el (?:centro|medio)|en los (?:bordes|lados)|en las esquinas|en la parte (?:de arriba|de abajo|izquierda|derecha))',
  ],
  [
    '(?:(?:un peu |beaucoup )?moins|pas autant)(?: fort)?',
    '(?:(?:un peu |beaucoup )?plus)(?: fort)?',
    '(?:à (?:gauche|droite)|en (?:haut|bas)|au (?:centre|milieu)|sur les (?:bords|côtés)|dans les coins)',
  ],
  [
    '(?:(?:um pouco |bem |muito )?menos|não tanto)(?: forte)?',
    '(?:(?:um pouco |bem |muito )?mais)(?: forte)?',
    '(?:(?:na|à|da) (?:esquerda|direita)|em cima|em ?baixo|no (?:centro|meio|topo)|n(?:as bordas|os lados|os cantos))',
  ],
  [
    "(?:(?:un po['’] |molto )?meno|non così tanto)(?: forte)?",
    "(?:(?:un po['’] |molto )?più)(?: forte)?",
    '(?:a (?:sinistra|destra)|in (?:alto|basso)|sopra|sotto|al centro|ai (?:bordi|lati)|negli angoli)',
  ],
];

/** "A bit more on the left" behind a wish: words for less or more, a place, and nothing else. */
const UNEVEN = new RegExp(
  `(?<=\\p{L}{3}[^.!?]*?)(?:\\s*[,;]+\\s*|\\s+)(?:(?:but|and|aber|und|pero|y|mais|et|mas|e|ma)\\s+|(?<=[,;]\\s*))(?:please |bitte )?(?:${LANGUAGES.map(([less, more, where]) => `(?:${less}|${more}) ${where}|${where} (?:${less}|${more})`).join('|')})\\s*(?:[,.;!?]|$)`,
  'iu',
);
/** What may be more or less at a side by itself: what is cut off there, room or a text, and a vignette. */
const PLACED =
  /(?<!\p{L})(?:crop|cut|trim|rotate|turn|mov\p{L}*|shift|space|room|zuschn\p{L}*|schneid\p{L}*|dreh\p{L}*|platz|recort\p{L}*|gira\p{L}*|espacio|recadr\p{L}*|coupe\p{L}*|tourne\p{L}*|place|cort\p{L}*|espaço|ritagl\p{L}*|taglia\p{L}*|ruota\p{L}*|spazio|text|caption|write|schrift|texto|texte|testo|vignett\p{L}*|viñet\p{L}*|vinhet\p{L}*)(?!\p{L})/iu;

/** True for a wish for a change that shall be weaker or stronger at one side. */
export const isUneven = (prompt: string): boolean => {
  const found = UNEVEN.exec(prompt);
  const before =
    prompt
      .slice(0, found?.index)
      .split(/[,.;!?]/u)
      .at(-1) ?? '';
  return found !== null && !PLACED.test(before);
};
