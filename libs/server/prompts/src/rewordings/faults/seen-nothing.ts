import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "No se ve un carajo": a picture of which nothing is seen, in rude words for nothing. */

export const SEEN_NOTHING: readonly Rewording[] = [
  [
    word(
      "(?<cannot>(?:you |i |we )?(?:can['’]?t|cannot|can not) see) (?:shit|crap|jack|squat|sod all|bugger all|a damn thing|a bloody thing|fuck all)",
    ),
    '$<cannot> anything',
  ],
  [
    word('(?<sees>man (?:sieht|erkennt)) (?:einen? (?:scheiß|dreck)|gar nix|null|rein gar nichts)'),
    '$<sees> nichts',
  ],
  [
    word(
      '(?<sees>no se (?:ve|distingue|aprecia)|no (?:veo|vemos)) (?:un (?:carajo|pijo|pimiento|culo|pedo|cuerno)|una (?:mierda|chota|puñeta)|ni (?:madres?|mierda|torta|jota))',
    ),
    '$<sees> nada',
  ],
  [word("on (?:n['’])?(?:y )?voit (?:que dalle|keud|rien de rien)"), 'on ne voit rien'],
  [
    word(
      '(?<sees>não (?:se vê|dá (?:pra|para) ver|vejo)) (?:porra nenhuma|merda nenhuma|bosta nenhuma|patavina|um boi)',
    ),
    '$<sees> nada',
  ],
  [
    word('(?<sees>non si vede|non vedo) (?:un (?:cazzo|tubo|cavolo|accidente|cacchio)|una mazza|una sega)'),
    '$<sees> niente',
  ],
];
