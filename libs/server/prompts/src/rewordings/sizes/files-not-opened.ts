import type { Rewording } from '../rewording.ts';

/* “HEIC won't open on my PC can I have a JPEG”: the file that does not open is told, and another format asked for. */

const FORMAT = '(?:heic|heif|webp|avif|tiff?|raw|dng|cr2|nef|png|bmp)';
const END =
  '[\\s,.;:!?–-]*(?:and |so |but |also |und |aber |y |así que |et |donc |e |então |quindi )?(?=\\p{L}+ \\p{L})';

export const FILES_NOT_OPENED: readonly Rewording[] = [
  `(?:the |this |my )?${FORMAT}s?(?: files?)? (?:will not|won['’]?t|wont|doesn['’]?t|does not|can['’]?t be|cannot be|isn['’]?t) (?:open(?:ed)?|work|load|display|show|supported)(?: (?:on|in|with) (?:my|our|the)(?: \\p{L}+){1,3}?)?(?= (?:can|could|i need|need|please|i want|so|and)|[,.;:])`,
  `(?:die |das |mein |meine )?${FORMAT}(?:-?datei)? (?:lässt sich|kann (?:man|ich))(?: (?:auf|an|mit|in) (?:meinem|dem|unserem) \\p{L}+)? nicht öffnen(?=[,.;:])`,
  `(?:el |mi )?${FORMAT} no (?:se )?abre(?: en (?:mi|el) \\p{L}+)?(?=[,.;:])`,
  `(?:le |mon )?${FORMAT} ne s['’]ouvre pas(?: sur (?:mon|le) \\p{L}+)?(?=[,.;:])`,
  `(?:o |meu )?${FORMAT} não abre(?: no (?:meu )?\\p{L}+)?(?=[,.;:])`,
  `(?:il |mio )?${FORMAT} non si apre(?: sul (?:mio )?\\p{L}+)?(?=[,.;:])`,
].map((told): Rewording => [new RegExp(`^\\s*${told}${END}`, 'iu'), '']);
