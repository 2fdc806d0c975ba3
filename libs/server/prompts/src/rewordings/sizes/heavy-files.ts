import type { Rewording } from '../rewording.ts';

/* A file that is too heavy for where it shall go: "troppo pesante per whatsapp" asks to compress it. */
const WHERE =
  '(?:whats ?app|zap|wpp|telegram|discord|e-?mails?|mails?|gmail|outlook|correo|courriel|attachments?|upload\\p{L}*|the (?:site|website|portal|form|web)|website|site|sito|sitio|web|portal\\p{L}*|formulari\\p{L}*|formulaires?|formular|form|modulo|anhang|anlage|subirl[oa]|enviar|inviarl[oa]|mandarl[oa]|envoyer|ebay|etsy|vinted|olx|facebook|insta\\p{L}*)';
const THE =
  "(?:the |my |our |an? |el |la |los |mi |un |una |une |le |les |l'|mon |o |a |um |uma |meu |il |lo |die |den |das |eine? |meine? )?";

const heavy = (said: string, to: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:it|this|the (?:file|photo|picture)|es|la (?:foto|photo)|il file|a foto|o arquivo|le fichier|el archivo|die datei|das bild|è|é|está|est|is|ist)(?:'s)? )*(?:${said}) (?:${to}) ${THE}${WHERE}(?!\\p{L})`,
    'giu',
  );

const HEAVY_WORDS =
  '(?:(?:way|far|a bit|viel|etwas|beaucoup|un po|muito|demasiado) )?(?:too (?:heavy|big|large)|zu (?:schwer|groß)|(?:demasiado|muy) (?:pesad[oa]|grande)|pesa (?:demasiado|mucho|troppo|demais|muito)|(?:trop|beaucoup trop) (?:lourde?|grande?|grosse?)|pèse trop(?: lourd)?|pesad[oa] demais|(?:muito|demasiado) (?:pesad[oa]|grande)|(?:troppo|tanto) (?:pesante|grande))';
/** That the file is too heavy, behind a size in pixels, is only the reason for that size. */
export const HEAVY_WITH_SIZE: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=\\d{3,4} ?(?:px|pixels?|píxeles|pixel)(?!\\p{L})[^.;!?]{0,40})(?:,| -|[.;!])? ?(?:(?:because|cause|cos|since|weil|da|denn|porque|que|es que|pues|parce qu[e'’]|car|pois|perché|che|è che) ?)?(?:(?:it|this|the (?:file|photo|picture)|es|sie|das bild|la foto|la photo|il file|il|elle|a foto|o arquivo|le fichier|el archivo|die datei|via mail|per mail|ella)(?: ?['’]s)? )*(?:(?:is|ist|est|es|está|é|è|fica|ficou) )?(?:${HEAVY_WORDS})(?: (?:for|to|für|fürs|zum|por|para|pra|pro|pour|à|per|da|via) ${THE}${WHERE})?(?=\\s*(?:[.,;!?]|$))`,
      'giu',
    ),
    '',
  ],
];

export const HEAVY: readonly Rewording[] = [
  [heavy('(?:way |far |a bit )?too heavy', 'for|to'), 'compress the file'],
  [heavy('(?:viel |etwas )?zu schwer', 'für|fürs|zum|als'), 'Datei komprimieren'],
  [heavy('(?:demasiado|muy) pesad[oa]|pesad[oa] de más', 'para|por'), 'comprime el archivo'],
  [heavy('(?:beaucoup )?trop lourde?', 'pour|à'), 'compresse le fichier'],
  [heavy('(?:muito pesad[oa]|pesad[oa] demais)', 'para|pra|pro|por'), 'comprimir o arquivo'],
  [heavy('(?:un po )?troppo pesante', 'per|da'), 'comprimi il file'],
];
