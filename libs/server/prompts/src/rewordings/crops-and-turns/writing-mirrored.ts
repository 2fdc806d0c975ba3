import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "The text on my shirt is backwards because of the selfie": writing of the picture that a camera mirrored. Nothing is written
 * and nothing turned on its head: the picture is mirrored back.
 */

/** What may be asked behind the complaint, which the plainer words ask for already. */
const MENDED =
  "(?:[.,;!?]+ ?(?:and |und |y |et |e )?(?:(?:please |can you |could you )?(?:fix|correct|turn|flip|mirror|reverse) (?:it|that|this|them|the (?:photo|picture|image|pic))(?: (?:back|around|the right way(?: round)?))?|(?:bitte )?(?:dreh|mach|korrigier|spiegel)e? (?:es|das|sie|ihn|das (?:bild|foto))(?: bitte)?(?: (?:um|richtig(?: rum| herum)?|wieder richtig))?|(?:arr[eé]gla|endereza|corrige|ponl|dale la vuelta|voltea|gira)(?:l[oa]|o|a| la foto| la imagen)?(?: (?:bien|del derecho))?|(?:re)?me(?:t|ts|ttez)[- ](?:ç?[aà]|l[ea]|cela)(?: (?:à|a) l['’]endroit)?|(?:corrige[rz]?|retourne[rz]?)(?:[- ](?:ç?a|l[ea])| la photo| l['’]image)?|(?:arruma|corrige|conserta|desvira|vira|inverte)(?: (?:isso|ela|ele|pra mim|a (?:foto|imagem)))?|(?:sistema|correggi|raddrizza|gira|specchia)(?:l[ao]| la foto| l['’]immagine)?))?";

/** For each language writing on a thing, the words for it being mirrored, their reasons, and plainer words. */
const LANGUAGES: readonly (readonly [writing: string, mirrored: string, reason: string, plainer: string])[] =
  [
    [
      '(?:the |my )?(?:text|writing|letters|lettering|words|print|logo)(?: (?:on|of) (?:my|the|his|her|our) [\\p{L}-]+)?',
      '(?:is|are|came out|comes out|looks?|appears?) (?:mirrored|backwards?|reversed|flipped|the wrong way round|inverted)',
      "(?: (?:because|due to|since|thanks to)(?: of)? (?:it['’]?s |it was |this is )?(?:a|the|my)? ?(?:selfie|front camera|mirror|webcam)(?: camera)?)?",
      'flip the picture horizontally',
    ],
    [
      '(?:der |die |das |mein )?(?:text|schrift|aufschrift|schriftzug|beschriftung|logo)(?: (?:auf|an|von) (?:mein\\p{L}*|de[mrn]|ihr\\p{L}*|sein\\p{L}*) [\\p{L}-]+)?',
      '(?:ist|steht|erscheint) (?:(?:wegen|durch) (?:dem|des|das) selfies? )?(?:spiegelverkehrt|gespiegelt|seitenverkehrt|verkehrt ?herum|falsch ?herum)',
      '(?:,? (?:wegen (?:dem|des|der)|weil (?:es|das) ein|durch das) (?:selfies?|frontkamera|spiegel)(?: ist)?)?',
      'Bild horizontal spiegeln',
    ],
    [
      '(?:el |la |las |los )?(?:textos?|letras|letrero|logo|palabras)(?: (?:de|en) (?:mi|la|el|su) [\\p{L}-]+)?',
      '(?:sale|salen|está|están|se ven?|aparecen?|quedó) (?:al rev[eé]s|invertid[oa]s?|espejad[oa]s?|en espejo)',
      '(?: (?:por|por culpa de|debido a|a causa de)(?:l|(?: (?:el|la|ser (?:una? )?))?) ?(?:selfie|cámara frontal|espejo))?',
      'voltea la foto horizontalmente',
    ],
    [
      "(?:le |les |l['’])?(?:textes?|écritures?|inscription|lettres|logo|mots)(?: (?:sur|de) (?:mon|ma|le|la|son|sa) [\\p{L}-]+)?",
      "(?:est|sont|apparaît|apparaissent|sort) (?:(?:à|a) l['’]envers|inversée?s?|en miroir)",
      "(?: (?:à cause|a cause|en raison) (?:du|de la|de mon|d[’']un) (?:selfie|caméra(?: frontale)?|miroir))?",
      "retourne l'image horizontalement",
    ],
    [
      '(?:o |a |as |os )?(?:textos?|letras?|escrita|logo|palavras)(?: (?:da|do|na|no|de) (?:(?:minha|meu) )?[\\p{L}-]+)?',
      '(?:está|tá|ficou|saiu|aparece|estão|ficaram|saíram) (?:ao contrário|invertid[oa]s?|espelhad[oa]s?|de trás pra frente)',
      '(?: (?:por (?:causa|culpa) d[aeo]|devido [aà]o?)(?: uma?)? ?(?:selfie|câmera frontal|espelho))?',
      'espelha a foto na horizontal',
    ],
    [
      '(?:la |il |le )?(?:scritt[ae]|testo|lettere|logo|parole)(?: (?:sulla|sul|della|del)(?: (?:mia|mio|sua|suo))? [\\p{L}-]+)?',
      '(?:è|sono|viene|risulta|appare|esce) (?:al contrario|a rovescio|alla rovescia|specchiat[aeoi]|invertit[aeoi]|capovolt[aeoi] a specchio)',
      '(?: (?:per colpa|a causa|per via) d(?:el|ella|i un) (?:selfie|fotocamera frontale|specchio))?',
      'specchia la foto in orizzontale',
    ],
  ];

export const WRITING_MIRRORED: readonly Rewording[] = LANGUAGES.map(
  ([writing, mirrored, reason, plainer]): Rewording => [
    clause(`${writing} ${mirrored}${reason}${MENDED}`),
    plainer,
  ],
);
