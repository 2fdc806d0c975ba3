import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “His face is in the shade, lighten a bit”: the face becomes lighter, and not the whole picture. And “only the left
 * half is too bright, darken it”: the complaint says where.
 */

interface Language {
  readonly face: string;
  readonly dark: string;
  /** The wish that follows the complaint. `SOME` stands for words such as “a bit”. */
  readonly lighten: string;
  readonly little: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    face: "(?:the|my|his|her|our|their|(?:my|the) \\p{L}+['’]?s) faces?",
    dark: "(?:is|are|['’]s|looks?|came out) (?:(?:a bit|way|too|so|very|quite|really|all) )*(?:dark|in (?:the )?(?:shade|shadow|dark))",
    lighten:
      '(?:(?:and|so|can you|could you|please|just) )*(?:brighten|lighten)(?: (?:it|them|that))?(?: up)?',
    little: 'a (?:bit|little|touch)|slightly',
    plainer: 'brighten',
  },
  {
    face: '(?:das|mein|sein|ihr|unser) gesicht(?: (?:meine[rs]|unsere[rs]|von meine[rm]|der|des|vom?) \\p{L}+)?',
    dark: '(?:ist|liegt|wirkt|sieht) (?:(?:etwas|viel|zu|so|sehr|ziemlich|ganz|leider) )*(?:dunkel(?: aus)?|im (?:schatten|dunkeln))',
    lighten:
      '(?:(?:und|also|kannst du|bitte|mal|das|es) )*(?:(?:SOME )?aufhellen|hell(?:e)? (?:es |das )?(?:bitte )?(?:SOME )?auf|mach (?:es|das) (?:bitte )?(?:SOME )?heller)',
    little: 'etwas|ein (?:bisschen|wenig)|leicht',
    plainer: 'aufhellen:',
  },
  {
    face: '(?:la|mi|su) cara(?: de (?:mi|la|el|su) \\p{L}+)?|(?:el|mi|su) rostro(?: de (?:mi|la|el|su) \\p{L}+)?',
    dark: '(?:está|quedó|salió|se ve|queda) (?:(?:un poco|muy|demasiado|tan) )*(?:oscur[oa]|en (?:la )?sombra|a la sombra)',
    lighten:
      '(?:(?:y|así que|puedes|por favor) )*(?:acl[aá]r(?:a|alas?|alos?|amel[ao]|ar)|ilum[ií]na(?:l[ao]|r)?)',
    little: 'un poco|un poquito',
    plainer: 'aclara',
  },
  {
    face: '(?:le|mon|son) visage(?: de (?:ma|mon|la|sa) \\p{L}+)?',
    dark: "(?:est|paraît|reste) (?:(?:un peu|trop|très|bien) )*(?:sombre|dans l['’]ombre|à l['’]ombre)",
    lighten: '(?:(?:et|donc|tu peux|peux-tu|stp) )*éclairci(?:s|r)(?:[- ]l[ea])?',
    little: 'un (?:petit )?peu',
    plainer: 'éclaircis',
  },
  {
    face: '(?:o|meu|seu) rosto(?: d[aeo] (?:minha |meu )?\\p{L}+| dela| dele)?|(?:a|minha) cara(?: d[aeo] (?:minha |meu )?\\p{L}+)?',
    dark: '(?:está|tá|ficou|saiu) (?:(?:um pouco|muito|bem|tão) )*(?:escur[oa]|na sombra)',
    lighten: '(?:(?:e|então|dá pra|pode|por favor) )*clare(?:ia|ar|ie)(?:-[oa])?',
    little: 'um (?:pouco|pouquinho)',
    plainer: 'clareia',
  },
  {
    face: '(?:il (?:mio|suo )?|mio |suo )?(?:viso|volto)(?: di (?:mi[ao] |su[ao] )?\\p{L}+| della \\p{L}+)?',
    dark: "(?:è|sembra|resta|rimane) (?:(?:un po['’]|troppo|molto|tutto) )*(?:scuro|in ombra|al buio|all['’]ombra)",
    lighten: '(?:(?:e|puoi|per favore) )*schiari(?:sci(?:l[oa])?|re|rlo)',
    little: "un po['’]|un poc(?:o|hino)",
    plainer: 'schiarisci',
  },
];

const FACES: readonly Rewording[] = LANGUAGES.map(({ face, dark, lighten, little, plainer }) => [
  new RegExp(
    `(?<!\\p{L})(?<face>${face}) ${dark}[,;.]? (?<wish>${lighten.replaceAll('SOME', `(?:${little})`)}(?: (?:${little}))?)${END}`,
    'giu',
  ),
  (...found) => {
    const { face: said = '', wish = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const [some] = new RegExp(`(?<!\\p{L})(?:${little})(?!\\p{L})`, 'iu').exec(wish) ?? [];
    const amount = some === undefined ? '' : ` ${some}`;
    // A German verb stands at the end.
    return plainer.endsWith(':') ? `${said}${amount} ${plainer.slice(0, -1)}` : `${plainer} ${said}${amount}`;
  },
]);

export const DARK_FACES_LIT: readonly Rewording[] = [
  ...FACES,
  [
    /(?<=^\s*)(?:only|just) (?<what>the (?:\p{L}+ ){1,3}(?:is|are|looks?) (?:too|so|very) \p{L}+[,;.]? (?:and )?(?:please )?(?:darken|brighten|lighten|sharpen|fix))/giu,
    '$<what>',
  ],
];
