import { wholePrompt } from '../phrases.ts';
import { COURTESIES, MAYBE_COURTESY } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Make the house darker": a building that fills the picture stands for the whole of it, as a room does. With a verb for any
 * change both readers think of a new color.
 */

/** For each language a wish with the building left open, words for more or less of it, and what darkens and brightens. */
const LANGUAGES: readonly (readonly [
  said: string,
  building: string,
  darker: string,
  brighter: string,
  plainer: readonly [darker: string, brighter: string],
])[] = [
  [
    '(?:make|get|can (?:you|u) make) (?:the|my|our) $(?: look)?(?:(?<how> (?:a bit|a little|slightly|way))| much)?',
    'house|home|church|chapel|cathedral',
    'darker',
    'brighter|lighter',
    ['darken the $<what>$<how>', 'brighten the $<what>$<how>'],
  ],
  [
    '(?:mache?|kannst du) (?:das|die|unser|unsere|mein|meine|den) $(?<how> (?:etwas|ein bisschen|viel|deutlich))?',
    'haus|kirche|kapelle|dom',
    'dunkler(?: machen)?',
    'heller(?: machen)?',
    ['mach das Bild$<how> dunkler', 'mach das Bild$<how> heller'],
  ],
  [
    '(?:haz|pon|deja|puedes hacer) (?:la|mi|nuestra) $(?<how> (?:un poco|mucho))? más',
    'casa|iglesia|capilla|catedral',
    'oscura',
    'clara|luminosa',
    ['oscurece la foto$<how>', 'aclara la foto$<how>'],
  ],
  [
    "(?:rends|fais|peux-tu rendre) (?:la |l['’]|notre |ma )$(?<how> (?:un peu|beaucoup|bien))? plus",
    'maison|église|chapelle|cathédrale',
    'sombre|foncée',
    'claire|lumineuse',
    ['assombris la photo$<how>', 'éclaircis la photo$<how>'],
  ],
  [
    '(?:deixa|torna|faz|deixe) (?:a|minha|a minha|nossa) $(?<how> (?:um pouco|bem|muito))? mais',
    'casa|igreja|capela|catedral',
    'escura',
    'clara|iluminada',
    ['escurece a foto$<how>', 'clareia a foto$<how>'],
  ],
  [
    "(?:rendi|fai) (?:la |la mia |la nostra )$(?<how> (?:un po['’]|molto))? più",
    'casa|chiesa|cappella|cattedrale',
    'scura',
    'chiara|luminosa',
    ['scurisci la foto$<how>', 'schiarisci la foto$<how>'],
  ],
];

export const BUILDINGS_TONED: readonly Rewording[] = LANGUAGES.flatMap(
  ([said, building, darker, brighter, plainer]): Rewording[] =>
    [darker, brighter].map((toned, at): Rewording => [
      wholePrompt(
        `(?:(?:${COURTESIES}),? )?${said.replace('$', () => `(?<what>${building})`)} (?:${toned})${MAYBE_COURTESY}`,
        '.!?',
      ),
      plainer[at] ?? '',
    ]),
);
