import { COLOR_WORD } from '../words/color-words.ts';

/*
 * Shapes that shall cover faces: “cover the faces with black rectangles”, “schwarze Balken über die Gesichter”. They are
 * blurred or pixelated, and nothing is drawn over them.
 */

export const COVER_HINT = 'Faces are blurred or pixelated, and nothing else is put over them.';

/** The words of a language. */
interface Language {
  /** Shapes, and those that mean squares of a pixelated face if no color is said. */
  readonly shapes: string;
  readonly squares: string;
  readonly isColorBehind: boolean;
  readonly with: string;
  /** What asks for a shape over something: before the shape, between both, and the plainer verb. */
  readonly over: readonly [put: string, on: string, plainer: string];
  readonly faces: string;
}

const LANGUAGES: readonly Language[] = [
  {
    shapes: 'rectangles?|bars?|box(?:es)?|circles?|strips?|stripes?|dots?',
    squares: 'squares?|blocks?',
    isColorBehind: false,
    with: '(?:with|behind|under|by|using) (?:an? |some |the )?',
    over: [
      '(?:put|place|add|draw|lay|stick) (?:an? |some )?',
      '(?:over|across|on top of|on|in front of)',
      'cover',
    ],
    faces: "(?:the |all |all the |their |his |her |my |our |those )(?:\\p{L}+(?:[’']s)? ){0,2}faces?",
  },
  {
    shapes:
      '\\p{L}*rechtecke?n?|\\p{L}*balken|\\p{L}*kästen|\\p{L}*kasten|kreise?n?|streifen|punkte?n?|flächen?',
    squares: 'quadrate?n?|vierecke?n?|blöcken?',
    isColorBehind: false,
    with: '(?:mit|hinter|durch) (?:eine[mnr] )?',
    over: [
      '(?:(?:leg|setz|mach|pack|klatsch|tu|pappe?)e? )?(?:(?:einen?|ein) )?',
      '(?:über|auf|vor)',
      'verdecke',
    ],
    faces: '(?:die |das |alle |mein |ihr |sein |unsere |ihre )(?:\\p{L}+ )?gesicht(?:er)?',
  },
  {
    shapes: 'rectángulos?|barras?|franjas?|círculos?|recuadros?|tiras?|puntos?|bandas?',
    squares: 'cuadrad(?:it)?os?|bloques?|cuadros?',
    isColorBehind: true,
    with: '(?:con|detrás de|tras) (?:una?s? )?',
    over: ['(?:pon|ponles?|coloca|añade|dibuja|poner) (?:una?s? )?', '(?:sobre|en|encima de)', 'tapa'],
    faces: '(?:las?|los|el|mi|su|sus|tod[oa]s l[oa]s) (?:caras?|rostros?)',
  },
  {
    shapes: 'rectangles?|barres?|bandes?|bandeaux?|ronds?|cercles?|traits?|points?',
    squares: 'carrés?|blocs?',
    isColorBehind: true,
    with: '(?:avec|par|derrière) (?:une? |des |de la )?',
    over: ['(?:mets|mettre|pose|ajoute|place|dessine) (?:une? |des )?', '(?:sur|devant)', 'cache'],
    faces: '(?:les?|tous les|mon|son|leurs|nos) visages?',
  },
  {
    shapes: 'retângulos?|barras?|tarjas?|faixas?|círculos?|caixas?|tiras?|pontos?',
    squares: 'quadrad(?:inh)?os?|blocos?',
    isColorBehind: true,
    with: '(?:com|atrás de|por) (?:uma?s? )?',
    over: [
      '(?:põe|coloca|coloque|bota|adiciona|desenha|pôr|colocar) (?:uma?s? )?',
      '(?:sobre|em cima de)',
      'cobre',
    ],
    faces: '(?:os?|as?|todos os|meu|seu|nossos) (?:rostos?|caras?)',
  },
  {
    shapes: 'rettangol[oi]|barr[ae]|strisc(?:ia|e)|cerch[io]+|riquadr[oi]|bande?a?|punt[oi]',
    squares: 'quadrat(?:in)?[oi]|blocch[io]+',
    isColorBehind: true,
    with: '(?:con|dietro) (?:un[ao]? |dei |delle )?',
    over: [
      '(?:metti|mettere|aggiungi|disegna|poni) (?:un[ao]? |dei |delle |le |i )?',
      '(?:sopra|davanti a)',
      'copri',
    ],
    faces: '(?:il|i|la|le|tutti i|mio|suo) (?:volt[oi]|vis[oi]|facc(?:ia|e))',
  },
];

/** “Nos rostos”, “sui volti”: the place and its article in one word. */
const JOINED: readonly (readonly [joined: RegExp, apart: string])[] = [
  [/(?<= )n(?=[oa]s? (?:rosto|cara)s?(?!\p{L}))/giu, 'sobre '],
  [/(?<= )sui (?=volti|visi)/giu, 'sopra i '],
  [/(?<= )sul (?=volto|viso)/giu, 'sopra il '],
  [/(?<= )sull(?=[ae] facc(?:ia|e))/giu, 'sopra l'],
];

const MORE =
  '(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e|so|please|bitte|damit|verdecken|abdecken|überdecken|verstecken|zensieren|unkenntlich)(?!\\p{L}))';
const FORMS = LANGUAGES.map(
  ({ shapes, squares, isColorBehind, with: by, over: [put, on, plainer], faces }) => {
    const dark = `(?:(?:big|small|solid|große[nr]?|kleine[nr]?) )?`;
    const shape = isColorBehind
      ? `(?:(?:${shapes})(?: ${COLOR_WORD})?|(?:${squares}) (?:${COLOR_WORD}))`
      : `(?:${dark}(?:${COLOR_WORD}(?:e[nrs]?)? )?(?:${shapes})|${dark}${COLOR_WORD}(?:e[nrs]?)? (?:${squares}))`;
    return {
      covered: new RegExp(
        `(?<!\\p{L})(?<faces>${faces})(?<of> [^,.;!?]{1,40}?)?(?<said> ${by}${shape})${MORE}`,
        'iu',
      ),
      over: new RegExp(
        `(?:(?<!\\p{L})${put}|(?<=(?:^|[.,;:!?])\\s*))(?<said>${shape}) ${on} (?=${faces}(?!\\p{L}))`,
        'iu',
      ),
      plainer,
    };
  },
);

/** The shape with which a prompt wants to cover faces, and the prompt without it. Null if there is none. */
export const coveredWith = (prompt: string): { readonly rest: string; readonly said: string } | null => {
  const apart = JOINED.reduce((text, [joined, plain]) => text.replace(joined, plain), prompt);
  for (const { covered, over, plainer } of FORMS) {
    const behind = covered.exec(prompt)?.groups?.['said'];
    if (behind !== undefined) return { rest: prompt.replace(behind, ''), said: behind.trim() };
    const said = over.exec(apart)?.groups?.['said'];
    if (said !== undefined) return { rest: apart.replace(over, `${plainer} `), said };
  }
  return null;
};
