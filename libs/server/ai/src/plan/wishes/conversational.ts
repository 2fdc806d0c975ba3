import type { WishRow } from './wish-row.ts';

/** Wishes as they are dictated: pronouns for what was named before, numbers in words, compounds, run-on sentences. */
export const CONVERSATIONAL_WISHES: readonly WishRow[] = [
  // What a pronoun stands for
  ["there's a car in the way, lose it", 'remove-object names=car,single=1'],
  ['see the man on the left? remove him', 'remove-object names=person,place=left,single=1'],
  ['hay un coche en medio, quítalo', 'remove-object names=car'],
  ["c'è una macchina a destra, toglila", 'remove-object names=car,place=right'],
  ['da steht ein Hund, mach ihn weg', 'remove-object names=dog'],
  ['il y a un mec derrière, enlève-le', 'remove-object names=person,place=behind'],
  ['tem um cara ali, tira ele', 'remove-object names=person'],
  ['the sky is too dark, brighten it', ''],
  ['sky looks boring, replace it with a dramatic one', ''],
  ['the car is too dark, brighten it', 'low-light where=car'],
  ['remove one of the dogs', ''],
  ['borra uno de los perros', ''],
  // Numbers in words, and proportions as they are said
  ['thirty percent brighter', 'brighten 0.3'],
  ['Kontrast um fünfundvierzig Prozent erhöhen', 'contrast 0.45 direction=more'],
  ['augmente la luminosité de vingt-cinq pour cent', 'brighten 0.25'],
  ['tourne-la de quatre-vingt-dix degrés', 'rotate degrees=90'],
  ['taglia il bordo in alto del dieci per cento', 'crop edge=top,percent=10'],
  ['ochocientos píxeles de ancho', 'resize width=800'],
  ['eight hundred by six hundred pixels', 'resize width=800,height=600'],
  ['recorta a dieciséis por nueve', 'crop ratio=16:9'],
  ['format seize neuvièmes', 'crop ratio=16:9'],
  ['formato 4/3', 'crop ratio=4:3'],
  // German compounds and separable verbs
  ['hintergrundfarbe hellblau bitte', 'replace-background name=sky blue'],
  ['Hintergrundentfernung', 'remove-background'],
  ['lass den Typen links verschwinden', 'remove-object names=person,place=left'],
  [
    'zieh den Kontrast hoch und nimm die Sättigung raus',
    'contrast direction=more + saturation direction=less',
  ],
  ['dünner schwarzer Rahmen drumherum', 'border color=#000000'],
  // A negation that ends with "only"
  ["don't make it black and white just desaturate a little", 'saturation 0.5 direction=less'],
  ['não mexe no fundo só clareia a pessoa', 'brighten where=subject'],
  ['no filters just sharper please', 'sharpen'],
  // Other verbs and places for wishes that were known
  ["j'aimerais bien un fond blanc derriere le produit", 'replace-background name=white'],
  ['lisse un peu ma peau', 'smooth-skin 0.5'],
  ['colora il divano di verde', 'recolor names=couch'],
  ['blur the hell out of the background', 'blur-background 1.5'],
  ["it's an old photo, sharpen it", 'sharpen'],
  ['it has a vignette', ''],
  ['a strong retro look', 'vintage 1.5'],
  ['desenfoca el fondo un montón', 'blur-background 1.5'],
  ['dale la vuelta, está al revés', 'rotate degrees=180'],
];
