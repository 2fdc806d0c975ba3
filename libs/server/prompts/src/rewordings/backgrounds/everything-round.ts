import type { Rewording } from '../rewording.ts';

/* “The bride brighter and everything round her darker”: what is around somebody is the background, and not the person. */

export const EVERYTHING_ROUND: readonly Rewording[] = [
  [
    /(?<!\p{L})(?<!(?:remove|away|delete|rid of|off|out|crop|cut|lose|erase) )(?:everything|all that is|the (?:stuff|area|space)) (?:a?round|surrounding) (?:her|him|them|us|me|it|the (?:bride|couple|baby|dog|cat|cake|product|subject))(?!\p{L})/giu,
    'the background',
  ],
  [/(?<!\p{L})alles um (?:sie|ihn|es|uns|mich) herum(?!\p{L})/giu, 'den Hintergrund'],
  [
    /(?<!\p{L})todo (?:lo que (?:la|lo|los|las|nos) rodea|alrededor de (?:ella|él|ellos|nosotros))(?!\p{L})/giu,
    'el fondo',
  ],
  [
    /(?<!\p{L})tout (?:autour (?:d['’](?:elle|eux)|de (?:lui|nous|moi))|ce qui (?:l|nous|les)['’ ]entoure)(?!\p{L})/giu,
    "l'arrière-plan",
  ],
  [/(?<!\p{L})tudo (?:à volta|em volta|ao redor) (?:del[ae]s?|de nós|da noiva)(?!\p{L})/giu, 'o fundo'],
  [/(?<!\p{L})tutto (?:intorno|attorno) a (?:lei|lui|loro|noi)(?!\p{L})/giu, 'lo sfondo'],
];
