import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Cream background, smooth a little": among other wishes, skin is what shall be smoothed, although nobody names it. */

export const SKIN_NOT_NAMED: readonly Rewording[] = [
  [
    clause('smooth(?:en)? (?:it )?(?:just )?(?:a )?(?<much>tiny bit|little(?: bit)?|bit|touch)'),
    'smooth the skin a $<much>',
  ],
  [
    clause('(?:nur |ganz )?(?<much>ein (?:kleines )?(?:bisschen|wenig)|etwas|leicht|minimal) glätten'),
    'Haut $<much> glätten',
  ],
  [
    clause('(?:alisar?|alísal[ao]) (?:solo |sólo )?(?<much>un (?:poco|poquito|pelín|pelin|toque))'),
    'suaviza $<much> la piel',
  ],
  [
    clause('lisse[rz]? (?:juste )?(?<much>un (?:tout petit |petit )?peu|légèrement|un poil|un chouia)'),
    'lisser un peu la peau',
  ],
  [clause('alisar? (?:só )?(?<much>um (?:pouco|pouquinho|bocadinho|tiquinho))'), 'suaviza $<much> a pele'],
  [
    clause(
      "(?:liscia|lisciare|leviga|levigare) (?:solo )?(?<much>un (?:po['’]|pochino|pelo|filo)|leggermente)",
    ),
    "leviga un po' la pelle",
  ],
];
