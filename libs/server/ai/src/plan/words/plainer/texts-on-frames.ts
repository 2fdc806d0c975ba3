import type { Rewording } from './rewording.ts';

/*
 * "Cornice bianca con scritto Ponza 2018": a frame, and a text on it that is a wish of its own. Without its own verb it
 * would be lost, and the color of the frame would be that of the letters.
 */

const FRAME =
  '(?:frames?|borders?|rahmen|rand|polaroid-?\\p{L}*|polaro[iï]ds?|marcos?|bordes?|cadres?|bordures?|molduras?|bordas?|cornic[ei]|bord[oi])';
const TEXT = '(?<text>[\\p{Lu}\\d][^,.;!?\\n"“”«»]{1,45}?)';
const END =
  '(?=\\s*(?:[,.;!?\\n]|$)| (?:in basso|sotto|in alto|sopra|unten|oben|drunter|abajo|arriba|en bas|en haut|dessous|embaixo|em cima|below|underneath|at the (?:bottom|top)|on it|drauf|drunter)(?!\\p{L}))';
const LINK = '[^.;!?\\n"“”«»]{0,60}?';

const LANGUAGES: readonly (readonly [saying: string, plainer: string])[] = [
  [
    '(?:(?:that|which) (?:says|reads)|saying|reading|with (?:the )?(?:text|words|caption|title))',
    'add the text',
  ],
  [
    '(?:(?:wo |auf dem |)(?:drauf|darauf|drunter|darunter) steht|mit (?:der )?(?:aufschrift|beschriftung))',
    'füge den Text hinzu:',
  ],
  ['(?:con (?:lo )?escrito|que (?:diga|ponga)|escrito|y escrito|con la (?:frase|leyenda))', 'añade el texto'],
  [
    "(?:avec (?:(?:dessus )?écrit|marqué|inscrit)|avec l['’]inscription|qui dise?|et écrit)",
    'ajoute le texte',
  ],
  ['(?:com (?:o )?escrito|escrito|com a frase|que diga|que diz|onde se lê)', 'adiciona o texto'],
  ['(?:con (?:su |sopra )?scritto|e scritto|con la (?:dicitura|scritta)|che dica)', 'aggiungi il testo'],
];

export const TEXTS_ON_FRAMES: readonly Rewording[] = LANGUAGES.map(([saying, plainer]) => [
  new RegExp(
    `(?<frame>(?<!\\p{L})${FRAME}(?!\\p{L})${LINK}),? ${saying}(?: (?:sopra|dessus|encima|en él|drauf|in it|on it|em cima|in basso|sotto|unten|abajo|en bas|embaixo))?:? ${TEXT}${END}`,
    'iu',
  ),
  `$<frame>, ${plainer} "$<text>"`,
]);

/** The prompt whose text for a frame is a wish of its own. Unchanged if it has quotation marks. */
export const withTextsOnFrames = (prompt: string): string =>
  /["“”„«»]/u.test(prompt)
    ? prompt
    : TEXTS_ON_FRAMES.reduce(
        (text, [said, plainer]) =>
          text.replace(said, (...found) => {
            const { text: written = '' } = found.at(-1) as Record<string, string>;
            return /^[\p{Lu}\d]/u.test(written) ? found[0].replace(said, plainer) : found[0];
          }),
        prompt,
      );
