import type { Rewording } from '../rewording.ts';

/*
 * A plate and a writing that are hidden with one verb, and found apart: "blur the plate and the street name" is "blur
 * the plate, blur the text". Without its own verb, the second would be lost.
 */

const LANGUAGES: readonly (readonly [verb: string, plate: string, and: string, writing: string])[] = [
  [
    '(?:blur|pixelate|hide|cover|obscure|mask|censor)(?: out)?',
    '(?:(?:the|my|his|her) )?(?:(?:licen[cs]e|number|car) ?)?plates?',
    'and',
    '(?:(?:the|my|our) )?(?:[\\p{L}-]+ )?(?:names?|address(?:es)?|numbers?|text|signs?|lettering)',
  ],
  [
    '(?:verpixle|verpixele|verdecke?|verstecke?|zensiere?)',
    '(?:(?:das|die|mein) )?(?:nummernschild(?:er)?|kennzeichen)',
    'und',
    '(?:(?:den|die|das) )?(?:\\p{L}*namen?|\\p{L}*adresse|hausnummer|straßenschild|text|schrift)',
  ],
  [
    '(?:difumina|pixela|tapa|oculta|borra)',
    '(?:(?:la|las|mi) )?(?:matrículas?|placas?|patentes?)',
    'y',
    '(?:(?:el|la|los) )?(?:nombres?|dirección|número|texto|letrero)',
  ],
  [
    '(?:floute[rz]?|cache[rz]?|masque[rz]?|pixelise[rz]?)',
    "(?:(?:la|les|ma) )?plaques?(?: d['’]immatriculation)?",
    'et',
    "(?:(?:le|la|les|l['’]) ?)?(?:noms?|adresse|numéro|texte|panneau)",
  ],
  [
    '(?:desfoca|desfoque|borra|borre|esconde|tapa|pixela)',
    '(?:(?:a|as|minha) )?(?:placas?|matrículas?)(?: do carro)?',
    'e',
    '(?:(?:o|a|os) )?(?:nomes?|endereço|número|texto|letreiro)',
  ],
  [
    '(?:sfoca|oscura|copri|nascondi|pixela)',
    '(?:(?:la|le|mia) )?targ(?:a|he)',
    'e',
    "(?:(?:il|i|lo|l['’]) ?)?(?:nom[ei]|indirizzo|numero|testo|cartello|scritta)",
  ],
];

export const PLATE_AND_WRITING: readonly Rewording[] = LANGUAGES.map(([verb, plate, and, writing]) => [
  new RegExp(`(?<!\\p{L})(?<verb>${verb}) (?<plate>${plate}) ${and} (?<writing>${writing})(?!\\p{L})`, 'giu'),
  // What is written is hidden by another verb in German.
  `$<verb> $<plate>, ${and === 'und' ? 'verdecke' : '$<verb>'} $<writing>`,
]);

/** The French word for any plate, of a vehicle: "la plaque du scooter" is its license plate. */
export const LICENSE_PLATES: readonly Rewording[] = [
  [
    /(?<!\p{L})plaques?(?= (?:du|des|de la|de ma|de mon|de mes|de l['’]) ?(?:voiture|scooter|moto|camion|auto|bus|taxi|véhicule)s?(?!\p{L}))/giu,
    "plaque d'immatriculation",
  ],
];
