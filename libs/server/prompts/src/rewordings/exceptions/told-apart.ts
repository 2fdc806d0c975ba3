import type { Rewording } from '../rewording.ts';

/*
 * What would have to be told apart, and nothing does, so that it is refused as a whole instead of done to all of them: the teeth
 * of the boy and not of his father, the ball of the boy and not that of the girl, the person on the left in another way than the
 * one on the right, the colors of two chairs swapped, one color stronger and another one weaker.
 */

/** The rest of a sentence. */
const REST = '[^.!?;\\n]*';
const refused = (said: string): Rewording => [new RegExp(`(?<=^|[.!?;\\n]\\s*)${said}[.!?]*`, 'giu'), ''];

/** Places in the picture, which own nothing. */
const PLACES =
  '(?:left|right|background|front|picture|photo|izquierda|derecha|fondo|frente|medio|centro|fond|haut|bas|milieu|photo|esquerda|direita|fundo|frente|meio|foto|sfondo|destra|sinistra)(?!\\p{L})';
const TWO_OWNERS: readonly Rewording[] = [
  // "The teeth of the boy but not of his father".
  `${REST}(?<!\\p{L})of (?:the|my|his|her) (?!${PLACES})\\p{L}+,? (?:but |and )?not (?:(?:that|those|the ones?) )?of (?:the|my|his|her) \\p{L}+${REST}`,
  `${REST}(?<!\\p{L})(?:des|der|vom|von der|meine[rs]) \\p{L}+[^,.;!?]*,? (?:aber |und )?nicht (?:die|den|das|der|jene) (?:des|der|vom|von|seine[rs]|ihre[rs]) \\p{L}+${REST}`,
  `${REST}(?<!\\p{L})(?:del|de la|de mi|de su) (?!${PLACES})\\p{L}+[^.;!?]*?,? (?:pero |y )?no (?:el|la|los|las) (?:del|de la|de su|de mi) (?!${PLACES})\\p{L}+${REST}`,
  `${REST}(?<!\\p{L})(?:du|de la|de mon|de ma|de l['’]) ?(?!${PLACES})\\p{L}+[^.;!?]*?,? (?:mais |et )?pas (?:celui|celle|ceux|celles) (?:du|de|de la|de son|de sa|de mon) \\p{L}+${REST}`,
  `${REST}(?<!\\p{L})(?:do|da) (?!${PLACES})\\p{L}+[^.;!?]*?,? (?:mas |e )?não [oa]s? (?:d[oa]|de seu|do meu) (?!${PLACES})\\p{L}+${REST}`,
  `${REST}(?<!\\p{L})(?:del(?:la|lo)?|dell['’]) ?(?!${PLACES})\\p{L}+[^.;!?]*?,? (?:ma |e )?non quell[oaie] (?:del(?:la|lo)?|dell['’]|di) ?\\p{L}+${REST}`,
  // "The boy's ball becomes blue, and the girl's does not change".
  `(?:the|my) \\p{L}+['’]s \\p{L}+ ${REST}(?:,| and| but)+ (?:the|my) \\p{L}+['’]s (?:one )?(?:does not|doesn['’]t|stays?|should not|remains?|must not)${REST}`,
  `(?:der|die|das) \\p{L}+ (?:des|der|vom) \\p{L}+ ${REST}(?:,| und| aber)+ (?:der|die|das) (?:des|der|vom|von) \\p{L}+ (?:bleibt|nicht|soll nicht|ändert sich nicht|darf)${REST}`,
  `(?:el|la|los|las) \\p{L}+ (?:del|de la|de mi) (?!${PLACES})\\p{L}+ ${REST}(?:,| y| pero)+ (?:el|la|los|las) (?:del|de la|de mi) \\p{L}+ (?:no|se queda|queda igual)${REST}`,
  `(?:le|la|les) \\p{L}+ (?:du|de la|de mon|de ma) (?!${PLACES})\\p{L}+ ${REST}(?:,| et| mais)+ (?:celui|celle|ceux|celles) (?:du|de la|de mon|de ma) \\p{L}+ (?:ne|reste|pas)${REST}`,
  `[oa]s? \\p{L}+ (?:do|da|de) (?!${PLACES})\\p{L}+ ${REST}(?:,| e| mas)+ [oa]s? (?:do|da|de) \\p{L}+ (?:não|fica como|continua)${REST}`,
  `(?:il|la|lo|i|le|gli) \\p{L}+ (?:del|della|di) (?!${PLACES})\\p{L}+ ${REST}(?:,| e| ma)+ quell[oaie] (?:del|della|di) \\p{L}+ (?:non|resta|rimane)${REST}`,
].map(refused);

const SWAPPED: readonly Rewording[] = [
  '(?:please )?(?:swap|exchange|switch|trade) (?:the )?colou?rs (?:of|between|on) [^.!?\\n]*',
  '(?:bitte )?(?:ver)?tausche? (?:bitte )?die farben (?:von|der|zwischen) [^.!?\\n]*',
  '(?:por favor )?(?:intercambia|cambia entre sí) los colores [^.!?\\n]*',
  '(?:échange[rz]?|intervertis|permute) les couleurs [^.!?\\n]*',
  '(?:troque|troca|inverta) as cores (?:d[aeo]s?|entre) [^.!?\\n]*',
  '(?:scambia|inverti) i colori (?:del\\p{L}*|tra|fra) [^.!?\\n]*',
].map(refused);

/** "Make the left half as bright as the right half": what another part of the picture is like is not measured. */
const AS_THE_OTHER: readonly Rewording[] = [
  `${REST}(?<!\\p{L})as (?:bright|dark|light|sharp|warm|cool|saturated|colou?rful|contrasty|blue|green) as (?:the |that of the |on the )(?:left|right|top|bottom|upper|lower|other|rest)(?!\\p{L})${REST}`,
  `${REST}(?<!\\p{L})(?:genauso|ebenso|so|gleich) (?:hell|dunkel|scharf|warm|kühl|kräftig|bunt) wie (?:die|der|das) (?:linke|rechte|obere|untere|andere|rest)(?!\\p{L})${REST}`,
  `${REST}(?<!\\p{L})(?:tan|igual de) (?:clar|oscur|brillante|nítid|cálid)\\p{L}* (?:como|que) (?:la|el) (?:(?:mitad|parte|lado) )?(?:de la |del )?(?:izquierd|derech|otr|resto|de arriba|de abajo)\\p{L}*${REST}`,
  `${REST}(?<!\\p{L})aussi (?:clair|sombre|lumineu|net|chaud)\\p{L}* que (?:la |le |l['’])(?:(?:moitié|partie|côté) )?(?:de )?(?:gauche|droite|autre|reste|du haut|du bas)${REST}`,
  `${REST}(?<!\\p{L})(?:tão|igual) (?:clar|escur|nítid|quente|brilhante)\\p{L}* (?:quanto|como|à|ao) ?(?:a |o )?(?:(?:metade|parte|lado) )?(?:da |do )?(?:esquerd|direit|outr|resto)\\p{L}*${REST}`,
  `${REST}(?<!\\p{L})(?:tanto )?(?:chiar|scur|nitid|luminos)\\p{L}* (?:come|quanto) (?:la |il |l['’])(?:(?:metà|parte|lato) )?(?:di )?(?:sinistra|destra|altr\\p{L}*|resto)${REST}`,
].map(refused);

/** "Left person blurred, right person in colour, rest grey". */
const sides = (one: string, other: string, rest: string): Rewording =>
  refused(
    `(?:the |die |der |la |le |el |a |il )?(?:${one})[^.!?]*[,;](?: and| und| y| et| e)? (?:${other})[^.!?]*[,;](?: and| und| y| et| e)? (?:the |der |el |le |o |il |lo |tout )?(?:${rest})(?!\\p{L})[^.!?]*`,
  );
const OF_SIDES: readonly Rewording[] = [
  sides(
    '(?:left|right)(?:-hand)? (?:person|man|woman|girl|boy|one|guy|kid|dog)|(?:person|man|woman|girl|boy|one) on the (?:left|right)',
    '(?:the )?(?:(?:left|right)(?:-hand)? (?:person|man|woman|girl|boy|one|guy|kid|dog)|(?:person|man|woman|girl|boy|one) on the (?:left|right))',
    'rest|others?|everything else',
  ),
  sides(
    '(?:linke|rechte)[rs]? (?:person|mann|frau|mädchen|junge|kind|hund)|(?:person|mann|frau|kind) (?:links|rechts)',
    '(?:(?:die|der|das) )?(?:(?:linke|rechte)[rs]?(?: (?:person|mann|frau|mädchen|junge|kind|hund))?|(?:person|mann|frau|kind) (?:links|rechts))',
    'rest|alles andere|andere',
  ),
  sides(
    '(?:persona|hombre|mujer|chic[oa]|niñ[oa]) de la (?:izquierda|derecha)',
    '(?:(?:la|el) )?(?:(?:persona|hombre|mujer|chic[oa]|niñ[oa]) )?de la (?:izquierda|derecha)',
    'resto|demás',
  ),
  sides(
    '(?:personne|homme|femme|fille|garçon) de (?:gauche|droite)',
    "(?:(?:la personne|l[’']homme|la femme|celle|celui) )?de (?:gauche|droite)",
    'reste',
  ),
  sides(
    '(?:pessoa|homem|mulher|menin[oa]) da (?:esquerda|direita)',
    '(?:(?:a|o) )?(?:(?:pessoa|homem|mulher|menin[oa]) )?da (?:esquerda|direita)',
    'resto',
  ),
  sides(
    '(?:persona|uomo|donna|ragazz[oa]|bambin[oa]) (?:a|di) (?:sinistra|destra)',
    "(?:(?:la persona|l['’]uomo|la donna|quell[oa]) )?(?:a|di) (?:sinistra|destra)",
    'resto',
  ),
];

const pair = (less: string, more: string, color: string): readonly Rewording[] =>
  (
    [
      [less, more],
      [more, less],
    ] as const
  ).map(([one, other]) =>
    refused(
      `[^.!?;,]*(?<!\\p{L})${one}[^.!?;,]*(?<!\\p{L})${color}(?:,| and| und| y| et| e)+ [^.!?;,]*(?<!\\p{L})${other}[^.!?;,]*(?<!\\p{L})${color}(?!\\p{L})`,
    ),
  );
/** "Less saturated red, more saturated blue". */
const TWO_COLORS: readonly Rewording[] = [
  ...pair('less satura(?:ted|tion)', 'more satura(?:ted|tion)', '(?:reds?|blues?|greens?|yellows?|oranges?)'),
  refused(
    '(?:das )?(?:rot|blau|grün|gelb|orange) weniger gesättigt(?:,| und)+ (?:das )?(?:rot|blau|grün|gelb|orange) (?:mehr gesättigt|gesättigter|stärker gesättigt)',
  ),
  refused(
    '(?:weniger|mehr) sättigung (?:in|im|bei) (?:rot|blau|grün|gelb)(?:,| und)+ (?:weniger|mehr) (?:sättigung )?(?:in|im|bei) (?:rot|blau|grün|gelb)',
  ),
  ...pair(
    'menos satura(?:d[oa]s?|ción)',
    'más satura(?:d[oa]s?|ción)',
    '(?:rojos?|azul(?:es)?|verdes?|amarillos?)',
  ),
  ...pair(
    'moins (?:de )?satur(?:ée?s?|ation)',
    'plus (?:de )?satur(?:ée?s?|ation)',
    '(?:rouges?|bleus?|verts?|jaunes?)',
  ),
  ...pair(
    'menos satura(?:d[oa]s?|ção)',
    'mais satura(?:d[oa]s?|ção)',
    '(?:vermelhos?|azul|azuis|verdes?|amarelos?)',
  ),
  ...pair('meno satur(?:[oaie]|azione)', 'più satur(?:[oaie]|azione)', '(?:ross[oi]|blu|verd[ei]|giall[oi])'),
];

export const TOLD_APART: readonly Rewording[] = [
  ...AS_THE_OTHER,
  ...TWO_OWNERS,
  ...SWAPPED,
  ...OF_SIDES,
  ...TWO_COLORS,
];
