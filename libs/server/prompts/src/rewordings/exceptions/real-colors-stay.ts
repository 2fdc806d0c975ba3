import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "White background, keep the real colour of the shoe": the colors of the picture stay, and nothing else of the wish is lost
 * because nothing finds that thing.
 */

const REASON =
  "(?:,? (?:because|since|as the|weil|denn|porque|ya que|car|parce qu['’ ]?e?|perché)(?!\\p{L})[^.;!?\\n]*)?";

const stays = (said: string, plainer: string): Rewording => [
  new RegExp(
    `(?<=\\p{L}[^]*[.,;!?]\\s*(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )?|[\\p{L}\\p{N}] (?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )(?:${said})${REASON}${END}`,
    'giu',
  ),
  plainer,
];

export const REAL_COLORS_STAY: readonly Rewording[] = [
  stays(
    '(?:please )?keep (?:the |its |their )?(?:real|true|actual|exact|natural|original) colou?rs?(?: of (?:the|my|our|this|that) \\p{L}+(?: \\p{L}+)?)?(?: as (?:it is|is|they are))?|(?:the |my )?(?:\\p{L}+ )?colou?r (?:of (?:the|my) \\p{L}+ )?(?:has to|must|should|needs to) (?:stay|remain) (?:as (?:it )?is|the same|exactly (?:the same|as it is)|true|unchanged)',
    'keep the colors as they are',
  ),
  stays(
    '(?:bitte )?(?:die |den )?(?:echte|originale?|wirkliche|natürliche|genaue)n? (?:farben?|farbton)(?: (?:vom|von der|des|der|von dem) \\p{L}+)? (?:behalten|beibehalten|erhalten|lassen)|(?:die )?farben? (?:vom|von der|des|der) \\p{L}+ (?:muss|soll|müssen|sollen) (?:genau )?(?:so|gleich|unverändert) bleiben|das (?:rosa|rot|blau|grün|gelb|orange|lila|braun|grau|beige|weiß|schwarz) (?:soll|muss) (?:genau )?so bleiben',
    'die Farben so lassen wie sie sind',
  ),
  stays(
    '(?:mant[ée]n|conserva|respeta|deja) (?:el |los )?colou?r(?:es)? (?:real|reales|verdadero|original|originales|natural|exacto)(?: (?:del?|de la|de los|de las) \\p{L}+)?|(?:el )?color (?:del?|de la|de los|de las) \\p{L}+ (?:debe|tiene que) (?:quedar(?:se)?|seguir|ser) (?:igual|tal cual|el mismo)',
    'deja los colores como están',
  ),
  stays(
    "(?:garde|gardez|conserve|respecte)[rz]? (?:la |les )?(?:vraies? |véritables? )?couleurs?(?: (?:réelles?|exactes?|d['’]origine|naturelles?|originales?))?(?: (?:du|de la|des|de l['’]) ?\\p{L}+)|(?:la )?couleur (?:du|de la|des|de l['’]) ?\\p{L}+ doit rester (?:la même|comme ça|telle quelle|identique)",
    'garde les couleurs comme elles sont',
  ),
  stays(
    '(?:mant[ée]m|mantenha|conserva|deixa) (?:a |as )?cor(?:es)? (?:real|reais|verdadeira|original|originais|natural|exata)(?: (?:d[ao]s?) \\p{L}+)?|(?:a )?cor d[ao]s? \\p{L}+ (?:deve|tem que|tem de) (?:ficar|continuar|ser) (?:igual|como está|a mesma)|o (?:verde|rosa|azul|vermelho|amarelo|bege|cinza|preto|branco) d[ao] \\p{L}+ é (?:bem )?(?:esse|este) (?:msm|mesmo)(?:,? não? muda|,? nao muda)?',
    'deixa as cores como estão',
  ),
  stays(
    "(?:mantieni|lascia|conserva) (?:il |i )?colou?r[ei] (?:real[ei]|ver[oi]|original[ei]|natural[ei]|esatt[oi])(?: (?:del|della|dei|delle|dello|dell['’]) ?\\p{L}+)?|(?:il )?colore (?:del|della|dei|delle|dello|dell['’]) ?\\p{L}+ deve (?:restare|rimanere) (?:uguale|così|lo stesso)|(?:il |la |lo |le |i |gli )\\p{L}+(?: (?:in|di) \\p{L}+)? dev(?:e|ono) (?:restare|rimanere) (?:del|dello) (?:loro|suo|stesso) colore",
    'lascia i colori come sono',
  ),
];
