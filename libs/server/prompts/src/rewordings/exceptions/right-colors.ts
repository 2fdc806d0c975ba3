import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/* "The sky is blue and should be": a part has the color that it shall have, and gets no other one. */

const MORE = '(?=\\p{L}|[^]*\\p{L})';
const RIGHT: readonly string[] = [
  `(?:the )?(?<part>\\p{L}+) (?:is|are) (?:already )?${COLOR_WORD},? (?:and|as) (?:it |they |that )?(?:should|must|has to|have to|needs to|is supposed to|are supposed to)(?: (?:be|stay|remain))?(?: (?:so|that|that way|like that|blue|it))?`,
  `(?:der|die|das) (?<part>\\p{L}+) (?:ist|sind) (?:schon )?${COLOR_WORD},? und (?:soll|sollen|muss|müssen|darf) (?:es |das |so )?(?:auch )?(?:so )?(?:sein|bleiben)`,
  `(?:el|la|los|las) (?<part>\\p{L}+) (?:es|está|son|están) ${COLOR_WORD},? y (?:así )?(?:debe|deben|tiene que|tienen que) (?:ser(?:lo)?|estar|quedar(?:se)?|seguir)(?: así)?`,
  `(?:le|la|les|l['’]) ?(?<part>\\p{L}+) (?:est|sont) ${COLOR_WORD}s?,? et (?:ça )?(?:doit|doivent) (?:l['’]être|le rester|rester(?: comme ça| ainsi)?)`,
  `(?:o|a|os|as) (?<part>\\p{L}+) (?:é|está|são|estão) ${COLOR_WORD},? e (?:é pra|é para|deve|devem|tem que|têm que) (?:ser|ficar|estar|continuar)(?: assim| mesmo)?`,
  `(?:il|lo|la|i|gli|le) (?<part>\\p{L}+) (?:è|sono) ${COLOR_WORD},? e (?:così )?(?:deve|devono) (?:essere|esserlo|restare|rimanere)(?: così)?`,
];

/** Beside another wish, before or behind it. */
export const RIGHT_COLORS: readonly Rewording[] = RIGHT.flatMap((said): readonly Rewording[] => [
  [new RegExp(`(?<=\\p{L}[^]*)[.,;!?]+ *${said}(?=\\s*(?:[.,;!?]|$))`, 'giu'), ''],
  [new RegExp(`^${said}[.,;!?]+ *${MORE}`, 'giu'), ''],
]);
