import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What happened before: a messenger compressed the picture, whose quality is improved, and which is not compressed again;
 * and a document has to be renewed, for which its photo is made.
 */

const MESSENGER = '(?:whats ?app|wpp|zap|zapzap|wa|telegram|messenger|facebook|insta(?:gram)?|signal)';
const IN_MESSENGER = new RegExp(MESSENGER, 'iu');
const START = '(?<=^|[.!?;,\\n] ?)';

/** For each language what a messenger did to the picture, and the plainer wish. */
const COMPRESSED: readonly (readonly [did: string, plainer: string])[] = [
  [
    `(?:${MESSENGER} (?:has |have )?(?:totally |completely |really )?(?:compressed|crushed|squashed|butchered|ruined)(?: (?:it|this|everything|(?:the|my) (?:photo|picture|image|quality|pic)))?|(?:it (?:was|got)|(?:the|my) (?:photo|picture) (?:was|got)) compressed by ${MESSENGER})`,
    'improve the quality',
  ],
  [
    `${MESSENGER} hat (?:(?:es|sie|das (?:bild|foto)|mir|alles|die qualität|mein (?:bild|foto)) ?)*(?:total |komplett |stark |völlig |so )?(?:komprimiert|kaputt ?komprimiert|runtergerechnet|zusammengequetscht)`,
    'Qualität verbessern',
  ],
  [
    `(?:el )?${MESSENGER} (?:(?:me|nos) )?(?:la |lo )?(?:ha )?(?:comprimi(?:ó|do)|arruinó|aplastó)(?: (?:toda|todo|la (?:foto|imagen)|mi foto|la calidad))*`,
    'mejora la calidad',
  ],
  [
    `${MESSENGER} (?:(?:me |nous )?(?:l['’]a|les a)|a) (?:complètement |trop |tout )?compressée?s?(?: (?:la photo|l['’]image|ma photo|tout))?`,
    'améliore la qualité',
  ],
  [
    `(?:o )?${MESSENGER} (?:me )?(?:comprimiu|detonou|estragou|acabou com)(?: (?:tudo|ela|a (?:foto|imagem|qualidade)|minha foto|toda))*`,
    'melhora a qualidade',
  ],
  [
    `${MESSENGER} (?:(?:me |ce )?(?:l['’]ha|le ha)|ha) (?:completamente )?compress[oaie](?: (?:tutt[oa]|la foto|l['’]immagine))*`,
    'migliora la qualità',
  ],
];

const NEED_PHOTO: readonly (readonly [renew: string, need: string, plainer: string])[] = [
  [
    "(?:i )?(?:have to|need to|must|gotta|should) renew (?:my |the )?(?:passport|id|id card|driver[’']?s? licen[cs]e|driving licen[cs]e|visa|permit)",
    '(?:i )?(?:need|want) (?:a |the )?(?:new |proper |right |correct )?(?:photo|picture)(?: for (?:it|that))?',
    'passport photo',
  ],
  [
    '(?:ich )?(?:muss|will|soll) (?:meinen |den |meine )?(?:pass|reisepass|ausweis|personalausweis|führerschein|perso) (?:verlängern|erneuern|neu beantragen)(?: lassen)?',
    '(?:(?:ich )?(?:brauche?|benötige)|dafür brauche ich|da brauche ich) (?:dafür )?(?:ein |das )?(?:neues |passendes |richtiges )?(?:foto|bild)(?: dafür)?',
    'Passbild',
  ],
  [
    '(?:tengo que|debo|necesito|hay que) renovar (?:el |mi |la )?(?:dni|pasaporte|carnet|carné|licencia|cédula|visa|visado)(?: de (?:conducir|identidad|manejo))?',
    '(?:me hace falta|necesito|me falta|me piden|preciso) (?:la |una )?foto(?: (?:nueva|correcta))?(?: para (?:eso|ello))?',
    'foto de pasaporte',
  ],
  [
    "(?:je dois|il faut que je|je vais) (?:faire )?(?:refaire|renouveler|renouvelle) (?:mon |ma |le |la )?(?:passeport|carte d['’]identité|permis|visa|titre de séjour)(?: de conduire)?",
    "(?:il me faut|j['’]ai besoin d['’]|je veux) ?(?:une |la )?(?:bonne |nouvelle )?photo",
    "photo d'identité",
  ],
  [
    '(?:preciso|tenho que|tenho de|vou) renovar (?:o |a |meu |minha )?(?:passaporte|cnh|carteira|rg|identidade|visto|cartão de cidadão)(?: de motorista)?',
    '(?:preciso|preciso de|preciso da|quero) (?:uma |a )?foto(?: (?:nova|certa))?',
    'foto de passaporte',
  ],
  [
    "(?:devo|dovrei) (?:rinnovare|rifare) (?:la |il |mia |mio )?(?:patente|passaporto|carta d['’]identità|visto|tessera)",
    '(?:mi serve|ho bisogno di|mi occorre|voglio) (?:la |una )?foto(?: (?:giusta|nuova|adatta|corretta))?(?: (?:di faccia|per quella|frontale))?',
    'foto per passaporto',
  ],
];
const LINK = '(?:,| and| so| und| y| et| e|;)+ (?:so |also |quindi |donc |por eso |então )?';

export const TOLD_BEFORE: readonly Rewording[] = [
  ...COMPRESSED.map(([did, plainer]): Rewording => [
    new RegExp(`${START}${did}${END}`, 'giu'),
    plainer,
    IN_MESSENGER,
  ]),
  ...NEED_PHOTO.map(([renew, need, plainer]): Rewording => [
    new RegExp(`${START}${renew}${LINK}${need}${END}`, 'giu'),
    plainer,
    /renew|verläng|erneuer|beantrag|renov|renouv|refaire|rinnov|rifare/iu,
  ]),
];
