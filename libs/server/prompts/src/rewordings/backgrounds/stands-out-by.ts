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

/** Behind a background that is darkened or blurred, what stands out by it: “… and make the guitar stand out”. */
const BEHIND_BACKGROUND: readonly string[] = [
  'and (?:make|let|have) (?:the|my|our) \\p{L}+ (?:really )?(?:stand out|pop)(?: (?:well|nicely|more|a bit))?',
  'und (?:die|das|den|mein\\p{L}*) \\p{L}+ (?:(?:gut|besser|mehr|stärker) )?(?:hervorheben|zur geltung bringen|herausstechen lassen|betonen)',
  'y (?:deja|dejar|haz|hacer)(?: que)? (?:el|la|mi) \\p{L}+ (?:(?:bien|más) )?(?:destacad[oa]|resaltad[oa]|destaque|resalte)',
  "et (?:fais|faire|mets|mettre|laisse) (?:(?:bien )?ressortir |en valeur )(?:le |la |l['’]|mon |ma )\\p{L}+",
  'e (?:deix[ae]|deixar|faz|fazer) (?:o|a|meu|minha) \\p{L}+ (?:(?:bem|mais) )?(?:destacad[oa]|em destaque|aparecer)',
  "e (?:fai|fare|lascia|metti) (?:(?:risaltare|spiccare)(?: bene)? |in risalto )(?:il |la |lo |l['’])\\p{L}+",
];
const DARKENED =
  '(?:dark|blur|dunk|abdunk|unscharf|weichzeich|oscur|difumin|desenfo|assombr|flout|escur|desfo|scur|sfoc)\\p{L}*[^.!?;,]{0,25}(?:background|hintergrund|fondo|fond|arrière-plan|fundo|sfondo)(?: [^.!?;,]{0,20})?';

export const STANDS_OUT_BY: readonly Rewording[] = [
  ...LANGUAGES.map((said): Rewording => [new RegExp(`(?<=^\\s*|[.!?] *)${said}${BY_BACKGROUND}`, 'giu'), '']),
  ...BEHIND_BACKGROUND.map((said): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})${DARKENED}),? ${said}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    '',
  ]),
];
