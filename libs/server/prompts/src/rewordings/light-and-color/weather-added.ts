import type { Rewording } from '../rewording.ts';

/*
 * More of the weather, which no edit draws: "more clouds" is "add clouds". The words would ask for contrast in the sky,
 * or to remove the fog.
 */

const wish = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?])\\s*)(?:${said})(?=\\s*(?:[,.;!?]|$| (?:in|over|on|im|am|über|en|sobre|dans|sur|na|no|nas|nos|sul|sulla|nel|in) ))`,
    'giu',
  );

export const WEATHER_ADDED: readonly Rewording[] = [
  [wish('(?:(?:i want|with|much|a few) )*more (?<what>clouds|fog|mist|rain|snow)'), 'add $<what>'],
  [wish('(?:(?:ich will|mit|viel|noch) )*mehr (?<what>wolken|nebel|regen|schnee)'), 'füge $<what> hinzu'],
  [wish('(?:(?:quiero|con|muchas?) )*más (?<what>nubes|niebla|neblina|lluvia|nieve)'), 'añade $<what>'],
  [
    wish('(?:(?:je veux|avec|beaucoup) )*plus de (?<what>nuages|brouillard|brume|pluie|neige)'),
    'ajoute $<what>',
  ],
  [wish('(?:(?:quero|com|muito) )*mais (?<what>nuvens|neblina|chuva|neve)'), 'adiciona $<what>'],
  [wish('(?:(?:quero|com|muito) )*mais (?:nevoeiro|névoa|cerração|bruma)'), 'adiciona neblina'],
  [wish('(?:(?:voglio|con|molte) )*più (?<what>nuvole|nebbia|foschia|pioggia|neve)'), 'aggiungi $<what>'],
  // "A winter night": a night, and a season that cannot be changed.
  [/(?<=^\s*(?:(?:like|in|on|make it) )*)(?:an? )?winter night(?=\s*[.!]*$)/giu, 'night, winter'],
  [/(?<=^\s*(?:(?:wie|in|eine?r?|mach es zu) )*)winternacht(?=\s*[.!]*$)/giu, 'Nacht, Winter'],
  [/(?<=^\s*(?:(?:como|en|una) )*)noche de invierno(?=\s*[.!]*$)/giu, 'noche, invierno'],
  [/(?<=^\s*(?:(?:como|em|uma|numa) )*)noite de inverno(?=\s*[.!]*$)/giu, 'noite, inverno'],
  [/(?<=^\s*(?:(?:comme|en|une|par une) )*)nuit d['’]hiver(?=\s*[.!]*$)/giu, 'nuit, hiver'],
  [/(?<=^\s*(?:(?:come|in|una) )*)notte d['’](?:inverno)(?=\s*[.!]*$)/giu, 'notte, inverno'],
  // "Dark like at 3 am".
  [
    /(?<=(?:^|[.,;!?])\s*)(?:(?:as )?dark (?:as|like)(?: at)? |dunkel wie (?:um|nachts um) |oscur[oa] como a las? |sombre comme à |escur[oa] como (?:às|as) |bui[oa] come alle )(?:1|2|3|4|one|two|three|drei|zwei|dos|tres|trois|duas|três|due|tre)(?: ?(?:am|a\.m\.|in the morning|uhr(?: nachts| früh)?|de la mañana|de la madrugada|heures du matin|h du matin|da manhã|da madrugada|di notte|del mattino))?(?=\s*(?:[,.;!?]|$))/giu,
    'night',
  ],
];
