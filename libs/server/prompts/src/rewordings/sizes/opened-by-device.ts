import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Convert it to something my windows pc can open": a format is meant, and JPEG is the one that every device opens.
 */

/** For each language the words of the wish, and plainer ones. */
const BY_DEVICE: readonly (readonly [asked: string, plainer: string])[] = [
  [
    '(?:(?:convert|change|turn|save|make|export|get)(?: (?:this|it|these|them|the|my))?(?: (?:heics?|heif|webp|file|photo|picture|image|pic))? (?:to|into|in|as) )?(?:something|(?:a|another|some) (?:file|format|file format|type|version))(?: (?:that|which))? (?:(?:my|our|the|her|his|a|any|every) )?(?:(?:windows|work|old|office) )?(?:pc|computer|laptop|windows|phone|printer|tv|android|tablet)s? (?:can|could|will|is able to) (?:open|read|show|display|view|see|print|use)',
    'save it as JPEG',
  ],
  [
    '(?:(?:wandle|mach|speicher\\p{L}*|konvertier\\p{L}*)(?: (?:das|es|die|bitte|mir))* )?(?:(?:datei|heic|bild|foto) )?(?:in |als )?(?:etwas|ein (?:anderes )?format)(?: um)?(?: umwandeln)?,? (?:das|was) (?:(?:mein|der|unser|ein) )?(?:windows-?)?(?:pc|rechner|computer|laptop|windows|handy|drucker|fernseher) (?:öffnen|lesen|anzeigen|aufmachen) kann(?: umwandeln)?',
    'als JPEG speichern',
  ],
  [
    '(?:(?:convi[eé]rte|p[aá]sa|p[oó]n|gu[aá]rda|c[aá]mbia)l?[ao]? (?:est[ea] |el |la )?(?:heic |foto |imagen |archivo )?(?:a|en) )?(?:algo|(?:un|otro) formato) que (?:(?:mi|el|la|un) )?(?:pc|ordenador|compu(?:tadora)?|windows|móvil|celular|impresora)(?: con windows)? (?:pueda|puede) (?:abrir|leer|ver|mostrar)',
    'guardar como JPEG',
  ],
  [
    "(?:(?:converti[srt]?|transforme|mets|enregistre|change)[rz]?(?: (?:ce|le|la|cette|ça))?(?: (?:heic|fichier|photo|image))? (?:en|dans) )?(?:quelque chose|un (?:autre )?format) que (?:(?:mon|le|la|un) |l['’])?(?:pc|ordi(?:nateur)?|windows|téléphone|imprimante)(?: windows)? (?:peut|puisse|sait|sache) (?:ouvrir|lire|afficher)",
    'enregistre en JPEG',
  ],
  [
    '(?:(?:converte|passa|muda|salva|põe)r?(?: (?:est[ea]|ess[ea]|o|a|isso))?(?: (?:heic|foto|imagem|arquivo|ficheiro))? (?:em|pra|para|num) )?(?:algo|(?:um |outro )?formato) que (?:(?:o|a) )?(?:(?:meu|minha) )?(?:pc|computador|windows|celular|telemóvel|impressora)(?: windows)? (?:consiga|consegue|possa|pode|abra|abre)(?: (?:abrir|ler))?',
    'salvar em JPEG',
  ],
  [
    '(?:(?:converti|trasforma|metti|salva|cambia)(?:l[ao])?(?: (?:quest[ao]|il|la))?(?: (?:heic|foto|immagine|file))? (?:in) )?(?:qualcosa|un (?:altro )?formato) che (?:(?:il|la|un) )?(?:(?:mio|mia) )?(?:pc|computer|windows|telefono|stampante)(?: windows)? (?:possa|può|riesca ad?|riesce ad?|apra|apre)(?: (?:aprire|leggere))?',
    'salva in JPEG',
  ],
];

export const OPENED_BY_DEVICE: readonly Rewording[] = BY_DEVICE.map(([asked, plainer]) => [
  new RegExp(
    `(?<=^|[.!?;,\\n] ?|(?:can|could) you )(?:please |bitte )?${asked}${endOrNext(PLEASE_WORDS)}`,
    'giu',
  ),
  plainer,
]);
