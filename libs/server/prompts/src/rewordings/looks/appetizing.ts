import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Food that shall look better, or warmer: the food is what the picture shows, whatever its name. The things that a detector
 * finds keep their names.
 */

const FOUND =
  '(?!(?:pizza|cake|kuchen|torte|pastel|gâteau|bolo|torta|donuts?|sandwich|hot ?dogs?|bananas?|bananen?|apples?|äpfel|apfel|oranges?|orangen?|carrots?|broccoli|bottle|glass|cup|bowl)(?!\\p{L}))';
const FOODS = {
  en: '(?:bread|pasta|soup|salad|curry|steak|burger|noodles|rice|fish|meat|sushi|pie|cookies|croissants?|ramen|tacos?|stew|cheese|fries|dumplings?|breakfast)',
  de: '(?:brot|brötchen|pasta|nudeln|suppe|salat|curry|steak|burger|reis|fisch|fleisch|sushi|kekse|croissants?|eintopf|käse|pommes|knödel|frühstück)',
  es: '(?:pan|pasta|sopa|ensalada|curry|filete|carne|hamburguesa|arroz|pescado|sushi|galletas|tacos?|queso|guiso|paella|tortilla|empanadas|desayuno)',
  fr: '(?:pain|pâtes|soupe|salade|curry|steak|viande|burger|riz|poisson|sushis?|biscuits|croissants?|fromage|frites|tarte|petit[- ]déjeuner)',
  pt: '(?:pão|massa|sopa|salada|curry|bife|carne|hambúrguer|arroz|peixe|sushi|biscoitos|queijo|batatas fritas|feijoada|torta|café da manhã)',
  it: '(?:pane|pasta|zuppa|minestra|insalata|curry|bistecca|carne|hamburger|riso|risotto|pesce|sushi|biscotti|formaggio|patatine|colazione)',
};

export const APPETIZING: readonly Rewording[] = [
  [
    word(
      `make (?:the|my|our|this|these) ${FOUND}(?:\\p{L}+ ){1,2}?(?:look )?(?:(?:more|so|really) )?(?:appetizing|appetising|tasty|tastier|delicious|yummy|yummier|mouth-?watering)`,
    ),
    'make the food look more appetizing',
  ],
  [
    clause(
      "make (?:the|my|our|this) (?:\\p{L}+ )?\\p{L}+ look like (?:you|i|one)(?:['’]d)? (?:want to|wanna|would like to|could) (?:bite|eat|lick)[^.,;!?]{0,25}",
    ),
    'make the food look more appetizing',
  ],
  [
    word(
      `(?:der|die|das|mein\\p{L}*|unser\\p{L}*) ${FOUND}\\p{L}+ soll(?:en)? (?:richtig |noch )?(?:appetitlich(?:er)?|lecker(?:er)?|köstlich(?:er)?) (?:aussehen|ausschauen|wirken)`,
    ),
    'das Essen soll appetitlicher aussehen',
  ],
  [
    word(
      `que (?:el|la|los|las|mi|mis) ${FOUND}\\p{L}+ (?:se vean?|luzcan?|parezcan?) (?:más |bien |muy )?(?:apetitos[oa]s?|ric[oa]s?|delicios[oa]s?|sabros[oa]s?)`,
    ),
    'que la comida se vea más apetitosa',
  ],
  [
    word(
      `rends (?:le |la |les |l['’]|mon |ma |mes )${FOUND}\\p{L}+ plus (?:appétissante?s?|gourmande?s?|alléchante?s?)`,
    ),
    'rends le plat plus appétissant',
  ],
  [
    word(
      `deix(?:a|e|ar) (?:o|a|os|as|meu|minha) ${FOUND}\\p{L}+ mais (?:apetitos[oa]s?|gostos[oa]s?|delicios[oa]s?)`,
    ),
    'deixa a comida mais apetitosa',
  ],
  [
    word(
      `(?:rendi|fai sembrare) (?:il |la |lo |i |le |gli |l['’])${FOUND}\\p{L}+ più (?:appetitos[oaie]|invitant[ei]|golos[oaie]|buon[oaie])`,
    ),
    'rendi il cibo più appetitoso',
  ],
  // Warmer or more vivid food.
  [
    clause(
      `(?:make )?(?:the|my|our) ${FOODS.en} (?:should (?:look|be) )?(?<how>warmer|more vivid|more colou?rful|brighter)`,
    ),
    'make the food $<how>',
  ],
  [
    clause(
      `(?:mach )?(?:das|die|der|den|mein\\p{L}*|unser\\p{L}*) ${FOODS.de} (?:soll(?:en)? )?(?<how>wärmer|kräftiger|heller|bunter)(?: aussehen| wirken)?`,
    ),
    'mach das Essen $<how>',
  ],
  [
    clause(
      `(?:haz |que )?(?:el|la|los|las|mi) ${FOODS.es} (?:se vea |quede |sea )?(?<how>más (?:cálid[oa]s?|viv[oa]s?|clar[oa]s?))`,
    ),
    'haz la comida $<how>',
  ],
  [
    clause(`(?:rends )?(?:le |la |les |l['’]|mon |ma )${FOODS.fr} plus (?:chaude?s?|dorée?s?)`),
    'des tons plus chauds',
  ],
  [
    clause(`(?:deixa )?(?:o|a|os|as|meu|minha) ${FOODS.pt} (?<how>mais (?:quente|viv[oa]|clar[oa])s?)`),
    'deixa a comida $<how>',
  ],
  [
    clause(`(?:rendi )?(?:il |la |lo |i |le |l['’])${FOODS.it} (?<how>più (?:cald[oa]|viv[oa]|chiar[oa]))`),
    'rendi il cibo $<how>',
  ],
  // "Make the snow whiter" takes a cast away.
  [clause('(?:make )?(?:the )?snow (?:look )?whiter'), 'remove the color cast'],
  [
    clause('(?:mach )?(?:den |der )?schnee (?:soll )?weißer(?: machen| aussehen| sein)?'),
    'Farbstich entfernen',
  ],
  [clause('(?:haz |que )?(?:la )?nieve (?:se vea )?más blanca'), 'quita la dominante'],
  [clause('(?:rends )?(?:la )?neige plus blanche'), 'enlève la dominante'],
  [clause('(?:deixa )?(?:a )?neve mais branca'), 'tira a dominante'],
  [clause('(?:rendi )?(?:la )?neve più bianca'), 'togli la dominante'],
  // Fireworks that shall pop have vivid colors.
  [
    clause('(?:make )?(?:the )?fireworks (?:should )?(?:really )?(?:pop|stand out)(?: more)?'),
    'more vivid colors',
  ],
  [
    clause('(?:das |lass das )?feuerwerk (?:soll )?(?:richtig |mehr )?(?:knallen|leuchten|strahlen)'),
    'kräftigere Farben',
  ],
  [clause('que (?:resalten|destaquen|brillen) (?:más )?los fuegos artificiales'), 'colores más vivos'],
  [
    clause("que (?:le feu d['’]artifice ressorte|les feux d['’]artifice ressortent)(?: plus)?"),
    'des couleurs plus vives',
  ],
  [clause('(?:destaca|realça|faz brilhar)(?: mais)? os fogos(?: de artifício)?'), 'cores mais vivas'],
  [
    clause("(?:fai|fa['’]) risaltare i fuochi d['’]artificio|i fuochi d['’]artificio devono risaltare"),
    'colori più vivi',
  ],
];
