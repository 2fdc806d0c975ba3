import type { Rewording } from '../rewording.ts';

/*
 * "I want the necklace to stand out more: darker background": the words behind the colon say how, and all that is wished is
 * there.
 */

/** A background follows, behind a colon or a comma. */
const BY_BACKGROUND =
  "\\s*[:,–-]+ *(?=(?:[\\p{L}’']+ ){0,4}?(?:background|hintergrund|fondo|fond|arrière-plan|fundo|sfondo)(?!\\p{L}))";

/** For each language that something shall stand out. */
const LANGUAGES: readonly string[] = [
  "(?:i(?:['’]d| would)? (?:want|like)|make|let) (?:the|my|our) [\\p{L}-]+ (?:to )?(?:stands?|pops?|stick)(?: out)?(?: (?:a bit|some))?(?: more)?",
  '(?:ich (?:will|möchte|hätte gern),? dass )?(?:die|der|das|mein\\p{L}*) \\p{L}+ (?:soll )?(?:mehr |stärker |besser )?(?:auffällt|auffallen|heraussticht|herausstechen|hervorsticht|hervorstechen|zur geltung (?:kommt|kommen))',
  '(?:quiero |quisiera |me gustaría )?que (?:el|la|mi|los|las) \\p{L}+ (?:destaqu|resalt|sobresalg|destac|salt)\\p{L}+(?: más| a la vista)?',
  "(?:je (?:veux|voudrais) |j['’]aimerais )?que (?:le |la |les |l['’]|mon |ma )\\p{L}+ (?:ressort\\p{L}*|se détach\\p{L}+|sort\\p{L}*)(?: (?:plus|davantage|mieux))?",
  '(?:quero |queria |gostaria )?que (?:o|a|os|as|meu|minha) \\p{L}+ (?:se )?(?:destac|destaqu|ressalt|sobressai|apareç)\\p{L}*(?: mais)?',
  "(?:vorrei |voglio )?che (?:la |il |lo |l['’]|le |i )\\p{L}+ (?:spicc|risalt|risult|emerg)\\p{L}+(?: di più| meglio)?",
];

export const STANDS_OUT_BY: readonly Rewording[] = LANGUAGES.map((said) => [
  new RegExp(`(?<=^\\s*|[.!?] *)${said}${BY_BACKGROUND}`, 'giu'),
  '',
]);
