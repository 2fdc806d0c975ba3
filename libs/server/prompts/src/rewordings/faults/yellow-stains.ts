import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "The photo has a yellow stain": the stain is yellow, and not the light. Whether there is one, the repair finds out. */

const PLEASE = '(?:,? (?:please|bitte|por favor|svp|per favore|fix (?:it|this)|remove (?:it|them)))?';

export const YELLOW_STAINS: readonly Rewording[] = [
  [
    wholePrompt(
      `(?:(?:the|this|my|our) (?:old )?(?:photo|picture|print|image) has |there(?: is|['’]s| are) )?(?:an? |some |many |the )?(?:ugly |big |small |old )?(?:yellow(?:ish)?|brown(?:ish)?|dark|white) (?:stains?|blotch(?:es)?|spots all over)(?: (?:on (?:the|this|my) (?:photo|picture|print)|all over(?: it)?))?${PLEASE}`,
    ),
    'there are stains on the old photo',
  ],
  [
    wholePrompt(
      `(?:(?:das|mein) (?:alte )?(?:foto|bild) hat )?(?:einen |viele |die )?(?:gelbe[nr]?|braune[nr]?|vergilbte[n]?) fleck(?:en?)?(?: (?:auf dem (?:foto|bild)|überall))?${PLEASE}`,
    ),
    'Flecken auf dem alten Foto',
  ],
  [
    wholePrompt(
      `(?:(?:la|mi) (?:foto|imagen) tiene )?(?:una |unas |muchas )?manchas? (?:amarill(?:a|enta)|marr[oó]n(?:e)?|oscura)s?${PLEASE}`,
    ),
    'hay manchas en la foto antigua',
  ],
  [
    wholePrompt(
      `(?:(?:la|ma) (?:photo|image) a )?(?:une |des )?taches? (?:jaune|jaunâtre|brune|marron)s?${PLEASE}`,
    ),
    'il y a des taches sur la vieille photo',
  ],
  [
    wholePrompt(
      `(?:(?:a|minha) (?:foto|imagem) tem )?(?:uma |umas |muitas )?manchas? (?:amarel(?:a|ada)|marro(?:m|n)|escura)(?:s|ns)?${PLEASE}`,
    ),
    'foto antiga com manchas',
  ],
  [
    wholePrompt(
      `(?:la (?:mia )?(?:foto|immagine) ha )?(?:una |delle |tante )?macchi(?:a|e) (?:giall(?:a|e|astra|astre)|marron[ei]|scur[ae])${PLEASE}`,
    ),
    'ci sono macchie sulla vecchia foto',
  ],
];
