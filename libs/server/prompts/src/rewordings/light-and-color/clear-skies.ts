import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Replace grey sky with clear blue one": a sky of this color. */

const DULL = '(?:grey|gray|dull|white|cloudy|overcast|boring|pale|bland)';
const BLUE = '(?:clear |bright |nice |deep |beautiful |clean )?(?<blue>(?:bright |deep |light |dark )?blue)';

export const CLEAR_SKIES: readonly Rewording[] = [
  [
    word(
      `(?:replace|swap|change|turn|switch) (?:the |this |that |my )?(?:${DULL} )?sky (?:with|for|to|into) (?:an? |the )?${BLUE}(?: (?:one|sky))?(?! with(?!\\p{L}))`,
    ),
    'make the sky $<blue>',
  ],
  [word('make (?:the |this )?sky (?:an? )?(?:clear|clean|nice|beautiful|crisp) blue'), 'make the sky blue'],
  [
    word(
      '(?:ersetze |tausche )(?:den )?(?:grauen |trüben |weißen )?himmel (?:durch|gegen) (?:einen )?(?:klaren |schönen )?blauen(?: himmel)?(?: aus)?',
    ),
    'mach den Himmel blau',
  ],
  [
    word(
      '(?:cambia|reemplaza|sustituye)(?:r)? el cielo (?:gris |nublado |blanco )?(?:por|a) (?:uno |un cielo )?azul(?: (?:claro|despejado|limpio))?',
    ),
    'haz el cielo azul',
  ],
  [
    word(
      '(?:remplace|change)[rz]? le ciel (?:gris |blanc |couvert )?(?:par|en) (?:un )?(?:ciel )?bleu(?: clair| dégagé)?',
    ),
    'rends le ciel bleu',
  ],
  [
    word(
      '(?:troca|troque|substitui|muda)(?:r)? o céu (?:cinza |nublado |branco )?(?:por|pra|para) (?:um )?(?:céu )?azul(?: limpo| claro)?',
    ),
    'deixa o céu azul',
  ],
  [
    word(
      '(?:sostituisci|cambia)(?:re)? il cielo (?:grigio |bianco |nuvoloso )?(?:con|in) (?:uno |un cielo )?(?:azzurro|blu)(?: limpido| sereno)?',
    ),
    'rendi il cielo azzurro',
  ],
];
