import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Only the sky bluer, the sand stays": another color of the sky changes nothing else anyway. */

const STAYS =
  "(?:(?: (?:and|but))?,? (?:(?:the |der |die |das |la |el |le |o |a |il |lo |l[’'])?\\p{L}+ (?:stays?(?: as (?:it )?is)?|bleibt(?: so| wie (?:er|sie|es) ist)?|so lassen|no|non|pas|não(?: mexe)?|se queda(?: igual)?|lascial[oa]|fica(?: igual)?|resta(?: così)?|reste(?: comme ça)?)|(?:don[’']?t touch|touche pas(?: à| au)?|ne touche pas(?: à| au)?|não mexe n[oa]|no toques|non toccare) ?(?:the |la |el |le |o |a |il |lo )?\\p{L}+))?";

export const ONLY_SKY_BLUER: readonly Rewording[] = (
  [
    ['(?:make )?(?:just|only) (?:make )?the sky (?:bluer|more blue)', 'make the sky blue'],
    ['(?:mach )?nur den himmel (?:blauer|blau)(?: machen)?', 'mach den Himmel blau'],
    ['(?:haz )?sol[oa] el cielo (?:más )?azul', 'haz el cielo azul'],
    ['(?:rends )?(?:juste|seulement) le ciel (?:plus )?bleu', 'rends le ciel bleu'],
    ['(?:deixa |faz )?(?:só|apenas) o céu (?:mais )?azul', 'deixa o céu mais azul'],
    ['(?:rendi )?sol[oa] il cielo (?:più )?(?:blu|azzurro)', 'rendi il cielo azzurro'],
  ] as const
).map(([said, plainer]): Rewording => [word(`${said}${STAYS}(?=\\s*(?:[,.;!?]|$))`), plainer]);
