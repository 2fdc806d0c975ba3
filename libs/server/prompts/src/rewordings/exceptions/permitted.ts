import { PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What is permitted and not wished, beside a wish: "jpg is fine", "the stranger may stay, but blur his face". And what a cut-out
 * is for, which does not crop it: "cut me out, it's for a youtube thumbnail".
 */

const END =
  '(?=(?:,? (?:too|also|please|pls|bitte|por favor|porfa|svp|stp|per favore|thanks|thank you|danke|gracias|merci|obrigad[oa]|grazie))?\\s*(?:[.;!?,]|$))';
/** Where the file itself is asked for, its format matters. */
const NO_FILE =
  '(?<=^(?!.*(?<!\\p{L})(?:\\d+ ?[mk]b|mb|kb|mega\\p{L}*|convert\\p{L}*|konvert\\p{L}*|umwandeln|format\\p{L}*|file|datei|archivo|fichier|arquivo|ficheiro|size|größe|peso|poids|tamanho|compress\\p{L}*|comprim\\p{L}*|komprim\\p{L}*|save|export\\p{L}*|speicher\\p{L}*|guard\\p{L}*|enregistr\\p{L}*|salv\\p{L}*|heic|pdf|smaller|kleiner|lighter|web)(?!\\p{L})).*\\p{L}\\p{L}.*)';
const FORMAT =
  '(?:(?:a|an|ein|als|un|una|um|as|en|em|in|il|o|el|le) )?(?:jpe?g|png|webp)s?(?: (?:or|oder|o|ou) (?:jpe?g|png|webp)s?)?';
const FINE =
  '(?:is |would be |ist |wäre |está |es |é |seria |è )?(?:fine|ok|okay|good enough|enough|alright|in ordnung|reicht|genügt|passt|geht auch|bien|suffit|ça va|va bien|va bene|basta|serve|chega|tá bom|está bom|me vale|me sirve)(?: (?:for me|with me|by me|mir|uns|para mí|pour moi|pra mim|per me))?';

const FACE = '(?:face|gesicht|cara|rostro|visage|tête|rosto|faccia|viso|volto)';

const CUT_OUT = `(?<=(?<!\\p{L})(?:cut (?:me|us|him|her|it|(?:the|my) \\p{L}+) out|(?:remove|delete|erase|take out) (?:the |my )?background|background (?:removal|removed)|stelle? (?:mich|uns|ihn|sie|(?:das|den|die|mein\\p{L}*) \\p{L}+) frei|freistellen|hintergrund (?:weg|entfernen|raus|löschen)|(?:quita|elimina|borra) (?:el |mi )?fondo|sin fondo|détoure(?:-moi|-nous| \\p{L}+ \\p{L}+)?|(?:enlève|supprime|retire|vire) (?:le fond|l['’]arrière-plan)|(?:tira|remove|apaga) (?:o )?fundo|sem fundo|me recorta|scontorna(?:mi|ci)?|(?:togli|rimuovi|elimina) lo sfondo)(?: (?:${PLEASE_WORDS}))?)`;

export const PERMITTED: readonly Rewording[] = [
  [
    new RegExp(
      `${NO_FILE}(?:,|;|\\.| -| and| und| y| et| e) ?(?:${FORMAT} (?:auch )?${FINE}|(?:me vale|me sirve|va bene|pode ser|va bien|está bien) (?:en |anche |em )?${FORMAT})${END}`,
      'giu',
    ),
    '',
  ],
  // Somebody may stay: it is only asked for the face.
  [
    new RegExp(
      `(?<=^|[.;!?] ?)(?:(?:der|die|das|el|la|le|l['’]|o|a|il|lo|the|that) ?\\p{L}+(?: \\p{L}+)?|[oa] \\p{L}+) (?:darf|kann|can|may|puede|peut|pode|può)(?: (?:ruhig|gern|da|meinetwegen))* (?:bleiben|stay|quedarse|rester|ficar|restare|rimanere)(?: (?:da|drin|in|there))?,? ?(?:aber|but|pero|mais|mas|ma) (?=[^.;!?]*${FACE}(?!\\p{L}))`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `${CUT_OUT}(?:,|\\.|;| -)? (?:(?:it|this)(?:['’]s| is) |(?:das |es )?ist |es |(?:c['’]est|ce sera) |é |è |it will be )?(?:for|für|para|pour|pra|per|prum|pruma) (?:(?:a|an|my|our|the|eine?n?|meine?n?|das|die|el|la|un[ae]?|mi|ma|mon|le|uma?|minha|meu|o|il|lo|mio|mia) )*(?:(?:youtube|insta|instagram|ig|facebook|tiktok|twitch|whatsapp|linkedin|pinterest)[ -]?)*(?:thumbnails?|miniaturas?|miniatures?|story|stories|storie|storia|historias?|reels?|shorts?|covers?|banners?|titelbild|kanal|posts?)(?: (?:(?:de|do|da|del|di|su|on|auf|sur|no|en) )?(?:youtube|instagram|insta|facebook|tiktok|twitch|whatsapp|linkedin|pinterest))?${END}`,
      'giu',
    ),
    '',
  ],
];
