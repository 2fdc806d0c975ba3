import type { Rewording } from '../rewording.ts';

/*
 * A file that shall weigh less, and no smaller or brighter picture: "più leggera per whatsapp" is "comprimi il file".
 * What the words alone may mean otherwise ("lighter" is also brighter, a blur may be "más ligero") counts only with a
 * word for files or for where they are sent.
 */

const SENT =
  "(?:whats ?app|zap|wpp|telegram|discord|signal|messenger|e-?mails?|mails?|gmail|outlook|correo|courriel|posta|upload(?:s|ing)?|sending|attach(?:ed|ment)?|web ?sites?|websites?|web ?page|page web|sites?|sito|sitio|portal|internet|verschicken|versenden|hochladen|versand|anhang|subirl[oa]|subir|enviarl?[oa]?|mandarl?[oa]?|inviarl[oa]|inviare|spedirl[oa]|caricarl[oa]|envoyer|envoi|l['’]envoi|l['’]envoyer|partager|eu (?:enviar|mandar|postar)|web)";
const FOR =
  '(?:,? ?(?:so|that|it|can|is|i|will|sends?|to|for|on|by|in|via|über|für|fürs|zum|zur|als|per|die|das|den|ich|sie|para|por|pour|que|puis|puisse|pra|pro|p\\/|no|na|da|al|con|with|the|a|an|my|our|el|la|los|las|mi|le|les|un|une|una|um|uma|o|il|lo|mon|ma|meu|minha|send|post|envie|envoie|mande) ){1,6}';
const FORMAT = '(?:jpe?g|png|webp|gif)';
const FILE = '(?:file|version|datei|fassung|archivo|versión|fichier|arquivo|ficheiro|versão|versione)';

const LANGUAGES: readonly (readonly [lighter: string, weighsLess: string, plainer: string, among: RegExp])[] =
  [
    [
      '(?:lighter|less heavy|not so heavy|not as heavy)',
      '(?:weigh(?:s|ing)? less|lower (?:the )?file ?weight)',
      'compress the file',
      /light|heavy|weigh/iu,
    ],
    [
      '(?:leichter(?:e|en|es)?|weniger schwer|nicht so schwer|nicht so groß)',
      '(?:weniger (?:wiegen|speicher brauchen)|weniger wiegt|speicherplatz sparen)',
      'Datei komprimieren',
      /leicht|schwer|groß|wieg|speicher/iu,
    ],
    [
      '(?:más (?:ligera|liviana|ligero|liviano)|menos pesad[ao]|no tan pesad[ao])',
      '(?:(?:que )?pese menos|pesar menos|(?:que )?no pese tanto|alig[eé]ra(?:l[ao])? (?:la (?:foto|imagen)|el archivo)|alig[eé]ral[ao]|aligerar(?: la (?:foto|imagen)| el archivo)?)',
      'comprime el archivo',
      /liger|livian|pesad|pese|pesar|al[ií]g/iu,
    ],
    [
      '(?:plus (?:légère|léger)|moins lourde?|pas (?:si|trop|aussi) lourde?)',
      "(?:(?:qu['’](?:elle|il) |que ça )?pèse moins(?: lourd)?|peser moins(?: lourd)?|allège[rz]? (?:la (?:photo|image)|le fichier|l['’]image)|alléger (?:la photo|le fichier|l['’]image))",
      'compresse le fichier',
      /l[éè]g|lourd|pès|peser/iu,
    ],
    [
      '(?:mais leve|menos pesad[ao]|não tão pesad[ao])',
      '(?:pesar menos|(?:que )?pese menos|pesando menos)',
      'comprimir o arquivo',
      /leve|pesad|pes[ae]/iu,
    ],
    [
      '(?:pi[uù] legger[ao]|meno pesante|non (?:così|tanto) pesante)',
      "(?:pesare (?:di )?meno|(?:che )?pesi (?:di )?meno|alleggerisci (?:la foto|l['’]immagine|il file)|alleggeriscila|alleggerire (?:la foto|l['’]immagine|il file))",
      'comprimi il file',
      /legger|pes[ai]/iu,
    ],
  ];
/** Verbs and pronouns before the word for a lighter file: "rendila più leggera", "deixa mais leve". */
const MAKE =
  "(?:(?:(?:make|get|turn|need|want|give me) (?:it|the (?:file|photo|picture|image)|a|me a)?|mach(?:e|en)? (?:es|sie|das bild|die datei|das foto)?|eine|hazl[ao]|déjal[ao]|haz que|quiero que|(?:i )?(?:need|want) (?:it|a)|rends?-la|rendre|fais(?:-la)?|fais qu['’]elle|deix[ae](?:r)?(?: ela| a foto)?|faz|quero|uma|una|une|la foto|a foto|la photo|the file|the photo|can the file|die datei|el archivo|il file|o arquivo|rendila|rendere|falla|fai|vorrei|deve|debe|doit|tem que) )?";
const TAIL = `(?:${FOR}${SENT}(?: (?:it|sie|es|la|por (?:correo|email|mail)|per (?:mail|email|whatsapp)|par mail|por email))?)?`;

/** "Réduire la taille du fichier", which is no size of the picture. */
const SMALLER_FILES: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:reduc(?:e|ir)|baja(?:r)?|disminu(?:ye|ir)|achica(?:r)?) (?:el )?(?:tamaño|peso) (?:del archivo|de la foto en (?:kb|mb))(?!\p{L})/giu,
    'comprime el archivo',
  ],
  [
    /(?<!\p{L})(?:rédui(?:re|s|sez)|diminue[rz]?|baisse[rz]?) (?:la taille|le poids) (?:du fichier)(?!\p{L})/giu,
    'compresse le fichier',
  ],
  [
    /(?<!\p{L})(?:reduz(?:ir|a)?|diminu(?:i|ir|a)|baixa(?:r)?) (?:o )?(?:tamanho|peso) do (?:arquivo|ficheiro)(?!\p{L})/giu,
    'comprimir o arquivo',
  ],
  [
    /(?<!\p{L})(?:ridu(?:rre|ci)|diminui(?:re|sci)|abbassa(?:re)?) (?:la dimensione|le dimensioni|il peso) del file(?!\p{L})/giu,
    'comprimi il file',
  ],
];

export const LIGHTER_FILES: readonly Rewording[] = [
  ...SMALLER_FILES,
  ...LANGUAGES.flatMap(([lighter, weighsLess, plainer, among]): Rewording[] => [
    [
      new RegExp(
        `(?<!\\p{L})${MAKE}${weighsLess}(?! (?:de|than|als|di|que|che|do que) ?\\d)${TAIL}(?!\\p{L})`,
        'giu',
      ),
      plainer,
      among,
    ],
    // The name of a format stands before the word for lighter, or behind it a place to which files are sent.
    [
      new RegExp(
        `(?<=(?<!\\p{L})${FORMAT}(?!\\p{L})[^.!?;]{0,15}[\\s,])${MAKE}${lighter}${TAIL}(?!\\p{L})`,
        'giu',
      ),
      plainer,
      among,
    ],
    [
      new RegExp(
        `(?<!\\p{L})${MAKE}(?:${FILE} )?${lighter}(?: ${FILE})?${FOR}${SENT}(?: (?:it|por (?:correo|email|mail)|per (?:mail|email|whatsapp)|par mail|por email))?(?!\\p{L})`,
        'giu',
      ),
      plainer,
      among,
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:make |mach |get )?(?:the |die |el |le |o |il )${FILE} (?:a bit |etwas |un poco |un peu |um pouco |un po['’]? )?${lighter}(?: machen)?(?!\\p{L})`,
        'giu',
      ),
      plainer,
      among,
    ],
  ]),
];
