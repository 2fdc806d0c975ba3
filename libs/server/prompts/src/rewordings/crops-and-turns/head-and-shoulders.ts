import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "I need my head and shoulders only": a crop to them, whatever else is wished. */

export const HEAD_AND_SHOULDERS: readonly Rewording[] = [
  // “De cabeza” alone is upside down.
  [word('(?:una )?(?:foto|retrato) de (?:la )?cabeza y (?:los )?hombros'), 'recorta la cabeza y los hombros'],
  [
    word(
      '(?:for .{3,30} )?(?:i|we|you|they) (?:only |just )?(?:need|want) (?:only |just )?(?:my |his |her |our )?head and shoulders(?: only)?',
    ),
    'crop to the head and shoulders',
  ],
  [
    word('ich (?:brauche|will|möchte) (?:nur )?(?:meinen )?kopf und (?:meine )?schultern(?: nur)?'),
    'auf Kopf und Schultern zuschneiden',
  ],
  [
    word('(?:necesito|quiero) (?:solo |sólo )?(?:mi )?cabeza y (?:mis )?hombros(?: solamente)?'),
    'recorta la cabeza y los hombros',
  ],
  [
    word(
      "(?:j['’]ai besoin (?:seulement )?de|je veux (?:juste |seulement )?) ?(?:ma |la )?tête et (?:mes |les |des )?épaules(?: seulement)?",
    ),
    'recadre sur la tête et les épaules',
  ],
  [
    word('(?:preciso|quero) (?:só |apenas )?(?:d?a )?(?:minha )?cabeça e (?:os )?(?:meus )?ombros'),
    'recorta na cabeça e os ombros',
  ],
  [
    word('(?:mi servono|voglio) (?:solo |soltanto )?(?:la )?(?:mia )?testa e (?:le )?(?:mie )?spalle'),
    'ritaglia su testa e spalle',
  ],
];
