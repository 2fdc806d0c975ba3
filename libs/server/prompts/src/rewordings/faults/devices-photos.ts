import type { Rewording } from '../rewording.ts';

/*
 * A complaint about the pictures that a device makes, which is one about this picture: "my phone always takes dark
 * pictures" is "the photo is too dark". It is no wish for such a picture, nor for anything of the device.
 */

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:my|this|the|our) (?:(?:old|new|stupid|cheap|crappy) )?(?:phone|cell ?phone|mobile|camera|cam|iphone|tablet)(?:['’]s camera)? (?:(?:always|only|just|often|constantly|usually) )*(?:takes?|makes?|gives?(?: me)?|shoots?|produces?) (?:(?:such|really|very|so|too|these|those) )*(?<state>\\p{L}+) (?:pictures|photos|pics|shots|images|selfies)",
    'the photo is too $<state>',
  ],
  [
    '(?:mein|das|dieses) (?:(?:alte|neue|blöde|billige)s? )?(?:handy|telefon|smartphone|iphone|tablet) (?:macht|schießt|knipst|liefert) (?:(?:immer|nur|ständig|oft|meistens|so|sehr|total|ziemlich|zu|solche) )*(?<state>\\p{L}+)en? (?:bilder|fotos|aufnahmen|selfies)',
    'das Foto ist zu $<state>',
  ],
  [
    '(?:meine|die|diese) (?:(?:alte|neue|blöde|billige) )?kamera (?:macht|schießt|knipst|liefert) (?:(?:immer|nur|ständig|oft|meistens|so|sehr|total|ziemlich|zu|solche) )*(?<state>\\p{L}+)en? (?:bilder|fotos|aufnahmen|selfies)',
    'das Foto ist zu $<state>',
  ],
  [
    '(?:mi|este|el) (?:móvil|movil|celular|cel|teléfono|telefono|iphone)(?: (?:viejo|nuevo))? (?:(?:siempre|solo|sólo|me|nos) )*(?:saca|hace|toma) (?:(?:siempre|unas|solo|sólo) )*(?:las )?(?:fotos|imágenes|selfies) (?:(?:muy|tan|súper|siempre|demasiado|todas) )*(?<state>\\p{L}+)s',
    'la foto está muy $<state>',
  ],
  [
    '(?:mon|ce|le) (?:téléphone|telephone|portable|iphone|tel|smartphone) (?:me )?(?:fait|prend|sort) (?:(?:toujours|que|souvent|tout le temps) )*(?:des |de |les )?(?:photos|images|selfies) (?:(?:très|trop|si|toutes|toujours) )*(?<state>\\p{L}+)s',
    'la photo est trop $<state>',
  ],
  [
    '(?:o )?(?:meu|este|esse) (?:celular|telemóvel|telefone|cel|iphone) (?:(?:sempre|só|me) )*(?:tira|faz|bate) (?:(?:sempre|umas|só) )*(?:as )?(?:fotos?|imagens|selfies) (?:(?:muito|tão|sempre|todas?) )*(?<state>\\p{L}+a)s?',
    'a foto está muito $<state>',
  ],
  [
    '(?:il )?(?:mio|questo) (?:telefono|cellulare|telefonino|iphone) (?:(?:mi|ci) )?(?:fa|scatta) (?:(?:sempre|solo|delle|spesso) )*(?:le )?(?:foto|immagini|selfie) (?:(?:molto|troppo|così|tutte|sempre) )*(?<state>\\p{L}+)e',
    'la foto è troppo $<state>a',
  ],
];

export const DEVICES_PHOTOS: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'),
  plainer,
]);
