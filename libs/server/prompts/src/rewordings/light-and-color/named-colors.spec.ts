import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['names', 'name'];

it.each([
  ['change the color of my shirt, maybe teal', 'recolor clothes teal'],
  ['ändere die Farbe vom Hemd, vielleicht türkis', 'recolor clothes turquoise'],
  ['cambia el color de mi camisa, quizás turquesa', 'recolor clothes turquoise'],
  ['change la couleur de la voiture, bleu', 'recolor car blue'],
  ['muda a cor da minha camisa, talvez turquesa', 'recolor clothes turquoise'],
  ['cambia il colore della camicia, magari turchese', 'recolor clothes turquoise'],
  ['the sky is so grey, blue please', 'recolor sky blue'],
  ['der Himmel überm Haus ist so trüb grau, bitte ein freundliches Blau', 'recolor sky blue'],
  ['el cielo está gris, un azul bonito por favor', 'recolor sky blue'],
  ['le ciel est gris, un beau bleu svp', 'recolor sky blue'],
  ['o céu está cinza, quero azul', 'recolor sky blue'],
  ['il cielo è grigio, un bel blu per favore', 'recolor sky blue'],
])('“%s” names a color last', (prompt, plan) => expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]));

it.each([
  ['fondo gris muy claro', 'replace-background light gray'],
  ['fond gris très clair', 'replace-background light gray'],
  ['fundo cinza bem claro', 'replace-background light gray'],
  ['sfondo grigio molto chiaro', 'replace-background light gray'],
])('“%s” names a shade', (prompt, plan) => expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]));

it.each(['change the color of my shirt, please', 'the sky is grey and the sea blue'])(
  '“%s” gives nothing a color',
  (prompt) => expect(planAndUndone(prompt, KEYS)[0]).not.toContain('recolor'),
);
