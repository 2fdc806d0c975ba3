import { clause, endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What is done to all but the middle of the picture is done to its edges: "blur everything but the center", "only the
 * middle in color".
 */

interface Language {
  readonly middle: string;
  readonly edges: string;
  /** Words before the middle that except it: "everything but". */
  readonly allBut: string;
  readonly only: string;
  readonly darken: string;
  readonly soften: string;
  /** What German says after the edges: "mach die Ränder weicher". */
  readonly softer: string;
  readonly blur: string;
  readonly blurred: string;
  readonly sharp: string;
  readonly gray: string;
  readonly color: string;
  readonly keep: string;
  readonly rest: string;
  /** What is said instead. */
  readonly blurEdges: string;
  readonly grayEdges: string;
  readonly darkEdges: string;
  readonly softEdges: string;
}

const OF_PICTURE =
  "(?: (?:of|in) (?:the|this|my) (?:photo|picture|image|pic|shot)| (?:de la|de l[’']|da|della|dell[’']|del|do) ?(?:foto|photo|image|imagen|imagem|immagine)| (?:des|vom) (?:foto|bild)(?:e?s)?)?";

const LANGUAGES: readonly Language[] = [
  {
    middle: `(?:the |just the )?(?:very )?(?:middle|cent(?:er|re))(?: (?:part|area))?${OF_PICTURE}`,
    edges: `(?:the )?(?:outer )?(?:edges|borders|outer (?:edges?|part|area))${OF_PICTURE}`,
    allBut: '(?:everything|all) (?:but|except(?: for)?|apart from|around|other than)',
    only: '(?:only|just)',
    darken: '(?:darken|dim|tone down)',
    soften: 'soften',
    softer: '',
    blur: '(?:blur|defocus)(?: out)?',
    blurred: '(?:blurred|blurry|out of focus|soft|fuzzy)',
    sharp: '(?:(?:is |stays? |in )?(?:sharp|in focus|focus(?:ed)?|clear))',
    gray: '(?:black and white|b ?& ?w|b/w|gr[ae]y)',
    color: '(?:in colou?r|colou?r(?:ed|ful)?)',
    keep: '(?:keep|leave)',
    rest: '(?:(?:the )?(?:rest|edges|outside)|everything else)',
    blurEdges: 'blur the edges',
    grayEdges: 'make the edges black and white',
    darkEdges: 'darken the edges',
    softEdges: 'blur the edges slightly',
  },
  {
    middle: `(?:(?:der|die|das) )?(?:bild)?(?:mitte|zentrum)${OF_PICTURE}`,
    edges: `(?:(?:die|den|der) )?(?:äußeren )?(?:bild)?(?:ränder|rand|außenbereiche?)${OF_PICTURE}`,
    allBut: 'alles (?:außer|bis auf|um|ausser)',
    only: '(?:nur|bloß)',
    darken: '(?:verdunkle|verdunkel|dunkle)',
    soften: 'mach',
    softer: ' weicher',
    blur: '(?:verwische|weichzeichne)',
    blurred: '(?:unscharf|verschwommen|weich|verwischt)(?: machen)?',
    sharp: '(?:(?:ist |bleibt )?scharf(?: lassen)?)',
    gray: '(?:schwarz ?-?wei(?:ß|ss)|s/?w|grau)(?: machen)?',
    color: '(?:in farbe|farbig|bunt)(?: lassen)?',
    keep: '(?:lass|lasse|behalte)',
    rest: '(?:(?:der |den )?(?:rest)|(?:die )?ränder|alles andere)',
    blurEdges: 'die Ränder unscharf machen',
    grayEdges: 'die Ränder schwarzweiß machen',
    darkEdges: 'Ränder abdunkeln',
    softEdges: 'die Ränder leicht unscharf machen',
  },
  {
    middle: `(?:el )?(?:centro|medio)${OF_PICTURE}`,
    edges: `(?:l[oa]s )?(?:bordes|orillas)(?: exteriores)?${OF_PICTURE}`,
    allBut: 'todo (?:menos|excepto|salvo|alrededor de)',
    only: '(?:sol[oa]|sólo|solamente|únicamente)',
    darken: '(?:oscurece)(?:r)?',
    soften: 'suaviza(?:r)?',
    softer: '',
    blur: '(?:desenfoca|difumina)(?:r)?',
    blurred: '(?:desenfocad[oa]s?|difuminad[oa]s?|borros[oa]s?)',
    sharp: '(?:nítid[oa]|enfocad[oa])',
    gray: '(?:(?:en )?blanco y negro|gris(?:es)?)',
    color: '(?:en color|a color|con color)',
    keep: '(?:deja|mantén|mantener)',
    rest: '(?:(?:el )?resto|(?:l[oa]s )?bordes|todo lo demás|lo demás)',
    blurEdges: 'desenfoca los bordes',
    grayEdges: 'pon los bordes en blanco y negro',
    darkEdges: 'oscurece los bordes',
    softEdges: 'desenfoca un poco los bordes',
  },
  {
    middle: `(?:le )?(?:centre|milieu)${OF_PICTURE}`,
    edges: `(?:les )?(?:bords|contours)(?: extérieurs)?${OF_PICTURE}`,
    allBut: 'tout (?:sauf|autour (?:de|du)|excepté|à part)',
    only: '(?:seulement|uniquement|juste|seul)',
    darken: '(?:assombri[srtez]+)',
    soften: 'adouci[srtez]+',
    softer: '',
    blur: '(?:floute[rz]?)',
    blurred: '(?:flou(?:t?é?e?s?)?)',
    sharp: '(?:(?:reste |est )?nett?e?)',
    gray: '(?:(?:en )?noir et blanc|gris)',
    color: '(?:en couleurs?)',
    keep: '(?:garde[rz]?|laisse[rz]?)',
    rest: '(?:(?:le )?reste|(?:les )?bords|tout autour)',
    blurEdges: 'floute les bords',
    grayEdges: 'mets les bords en noir et blanc',
    darkEdges: 'assombris les bords',
    softEdges: 'floute légèrement les bords',
  },
  {
    middle: `(?:o )?(?:centro|meio)${OF_PICTURE}`,
    edges: `(?:as )?(?:bordas|beiradas|margens)${OF_PICTURE}`,
    allBut: '(?:tudo|todo) (?:menos|exceto|fora|em volta d[oe])',
    only: '(?:só|somente|apenas)',
    darken: '(?:escurece|escureça|escurecer)',
    soften: 'suaviz(?:a|e|ar)',
    softer: '',
    blur: '(?:desfoca|desfoque|desfocar|borra|borrar)',
    blurred: '(?:desfocad[oa]s?|borrad[oa]s?)',
    sharp: '(?:nítid[oa]|focad[oa]|em foco)',
    gray: '(?:(?:em )?preto e branco|p&b|pb)',
    color: '(?:em cores|colorid[oa]|com cor)',
    keep: '(?:deixa|deixe|mantém|mantenha)',
    rest: '(?:(?:o )?resto|(?:as )?bordas|todo o resto)',
    blurEdges: 'desfoca as bordas',
    grayEdges: 'deixe as bordas em preto e branco',
    darkEdges: 'escurece as bordas',
    softEdges: 'desfoca um pouco as bordas',
  },
  {
    middle: `(?:il |al )?(?:centro|mezzo)${OF_PICTURE}`,
    edges: `(?:i )?(?:bordi|margini)(?: esterni)?${OF_PICTURE}`,
    allBut: 'tutto (?:tranne|eccetto|meno|intorno al?)',
    only: '(?:solo|soltanto)',
    darken: '(?:scurisci|scurire)',
    soften: '(?:ammorbidisci|ammorbidire)',
    softer: '',
    blur: '(?:sfoca(?:re)?)',
    blurred: '(?:sfocat[oaie]|sfuocat[oaie])',
    sharp: '(?:nitid[oa]|a fuoco)',
    gray: '(?:(?:in )?bianco e nero|grigi[oa]?)',
    color: '(?:a colori|colorat[oa])',
    keep: '(?:lascia|tieni|mantieni)',
    rest: '(?:(?:il )?resto|(?:i )?bordi|tutto il resto)',
    blurEdges: 'sfoca i bordi',
    grayEdges: 'metti i bordi in bianco e nero',
    darkEdges: 'scurisci i bordi',
    softEdges: 'sfoca leggermente i bordi',
  },
];

const LINK = ',? (?:(?:but|and|und|aber|y|pero|et|mais|e|mas|ma) )?';

export const MIDDLE_AND_EDGES: readonly Rewording[] = LANGUAGES.flatMap((language): readonly Rewording[] => {
  const { middle, edges, allBut, only, sharp, color, keep, rest } = language;
  /** The ways to say that all but the middle shall be so, while the middle stays as it is. */
  const formsOf = (done: string, stays: string): readonly string[] => [
    `(?:make )?${allBut} ${middle} ${done}`,
    `(?:${keep} )?(?:${only} )?${middle} ${stays}${LINK}(?:${rest}|${edges}) ${done}`,
    `(?:${rest}|${edges}) ${done}${LINK}(?:${keep} )?(?:${only} )?${middle} ${stays}`,
    `${keep} ${middle} ${stays}${LINK}${done} (?:${rest}|${edges})`,
  ];
  return [
    ...[...formsOf(language.blurred, sharp), `${language.blur} ${allBut} ${middle}`].map(
      (said): Rewording => [endOfWish(said), language.blurEdges],
    ),
    [endOfWish(`${language.blur} ${rest}${LINK}${keep} ${middle} ${sharp}`), language.blurEdges],
    [endOfWish(`${keep} ${middle} ${sharp}${LINK}${language.blur} (?:${rest}|${edges})`), language.blurEdges],
    ...[
      ...formsOf(language.gray, color),
      `(?:make )?${allBut} ${middle} (?:in )?${language.gray}`,
      `^\\s*(?:${keep} )?${only} ${middle} ${color}`,
    ].map((said): Rewording => [endOfWish(said), language.grayEdges]),
    [endOfWish(`${language.blur} ${edges}`), language.blurEdges],
    [endOfWish(`${language.darken} (?:${allBut} ${middle}|${edges})`), language.darkEdges],
    [clause(`${language.soften} ${edges}${language.softer}`), language.softEdges],
  ];
});
