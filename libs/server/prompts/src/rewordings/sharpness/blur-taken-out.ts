import type { Rewording } from '../rewording.ts';

/*
 * A blur that shall be taken out of something, which shall become sharp: "take the blur out of the text" is "sharpen
 * the text". The words would ask to blur it, or to remove it.
 */

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:take|get|remove) (?:(?:all|out|away) )*(?:the|that|this) (?:blur|blurriness|fuzziness) (?:out of|out from|from|on|of|in) (?<what>(?:the|my|our|his|her|their|this) \\p{L}+)',
    'sharpen $<what>',
  ],
  [
    '(?:nimm|hol|mach|entfern)e? (?:die )?unschärfe (?:aus|von|vom|im|am|in) (?<what>(?:(?:dem|der|den|mein\\p{L}*|unser\\p{L}*) )?\\p{L}+)(?: (?:raus|heraus|weg))?',
    'schärfe $<what>',
  ],
  [
    '(?:quita(?:le|r(?:le)?)?|quítale|saca(?:le|r(?:le)?)?|sácale|elimina(?:r)?) (?:lo borroso|el desenfoque|la borrosidad) (?:al|a|de|del|en) (?<what>(?:(?:la|el|los|las|mi|mis|su) )?\\p{L}+)',
    'más nitidez en $<what>',
  ],
  [
    "(?:enlève|enlever|retire|retirer|supprime|vire) (?:le )?flou (?:du|de|des|sur|dans|au) (?<what>(?:(?:le|la|les|mon|ma|mes|l['’]) ?)?\\p{L}+)",
    'rends plus net $<what>',
  ],
  [
    '(?:tira|tirar|tire|remove|remover) o (?:desfoque|borrado|embaçado) (?:do|da|de|dos|das|no|na) (?<what>(?:(?:meu|minha) )?\\p{L}+)',
    'deixa mais nítido o $<what>',
  ],
  [
    "(?:togli|togliere|leva|elimina|rimuovi) (?:la sfocatura|lo sfocato|il mosso) (?:da|dal|dalla|dai|dalle|dallo|dall['’]|del|della|sul|sulla) ?(?<what>(?:(?:mio|mia) )?\\p{L}+)",
    'rendi più nitido il $<what>',
  ],
];

/** The background, and the whole picture, are read already. */
const NOT_ALL =
  "(?!(?:the |my |dem |der |la |el |le |l['’])?(?:background|bg|photo|picture|image|pic|hintergrund|bild|foto|fondo|imagen|fond|arrière|image|fundo|imagem|sfondo|immagine)(?!\\p{L}))";

/** "Blur the background less": it is blurred already, and shall be less so. */
const BLURRED_LESS: readonly Rewording[] = (
  [
    [
      '(?:blur|defocus) (?:the )?background (?<some>a (?:little|(?:little )?bit) )?less(?! than)|make the background (?<more>a (?:little|(?:little )?bit) )?less (?:blurry|blurred|out of focus)|(?:reduce|lower|decrease|weaken) (?:the )?(?:background blur|blur (?:of|in|on) the background)',
      '$<some>$<more>less blur in the background',
    ],
    [
      '(?:desenfoca(?:r|me)?|difumina(?:r|me)?) (?<some>un poco |un poquito )?menos el fondo|(?:reduce|reducir|baja|bajar|disminuye) el desenfoque del fondo',
      '$<some>menos desenfoque en el fondo',
    ],
    [
      '(?:verringer|reduzier)e? die (?:hintergrundunschärfe|unschärfe (?:im|des) hintergrunds?)',
      'weniger Unschärfe im Hintergrund',
    ],
    [
      "floute[rz]? (?<some>un peu )?moins (?:le fond|l['’]arrière-plan)|(?:réduis|réduire|diminue[rz]?|baisse[rz]?) le flou (?:du fond|de l['’]arrière-plan|d['’]arrière-plan)",
      '$<some>moins de flou dans le fond',
    ],
    [
      '(?:desfoque|desfoca|desfocar) (?<some>um pouco |um pouquinho )?menos o fundo|(?:reduz|reduza|reduzir|diminui|diminua|diminuir|baixa) o desfoque do fundo',
      '$<some>menos desfoque no fundo',
    ],
    [
      "sfoca(?:re)? (?<some>un po['’] |un pochino )?meno lo sfondo|(?:riduci|ridurre|diminuisci|diminuire) la sfocatura dello sfondo",
      '$<some>meno sfocatura sullo sfondo',
    ],
  ] as const
).map(([said, plainer]) => [new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'giu'), plainer]);

export const BLUR_TAKEN_OUT: readonly Rewording[] = [
  ...BLURRED_LESS,
  [
    /(?<!\p{L})(?:quita(?:le)?|quítale|saca(?:le)?|sácale) (?:lo borroso|el desenfoque) (?:al|a la|del|de la) (?:texto|letras?|escritura)(?: de (?:esta?|la|el|mi|un|una) [\p{L} ]{2,25})?(?=\s*(?:[,.;!?]|$))/giu,
    'más nitidez',
  ],
  [
    /(?<!\p{L})(?:nimm|hol|mach|entfern)e? (?:die )?unschärfe (?:aus|von|vom|im|in) (?:(?:dem|der) )?(?:text|schrift)(?: (?:raus|heraus|weg))?(?!\p{L})/giu,
    'Text schärfer',
  ],
  ...LANGUAGES.map(([said, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})${said.replace('(?<what>', `${NOT_ALL}(?<what>`)}(?!\\p{L})`, 'giu'),
    plainer,
  ]),
];
