import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['teal and orange but go easy, 30%ish', 'teal-and-orange 0.3', 0],
  ['teal and orange but go easy on it', 'teal-and-orange 0.5', 0],
  ['sepia, easy does it', 'sepia 0.5', 0],
  ['só um tiquinho de brilho e a cor mais quente', 'brighten 0.5 + warm-tones 1', 0],
  ['un poco de brillo y el color más cálido', 'brighten 0.5 + warm-tones 1', 0],
  ['un peu de luminosité et la couleur plus chaude', 'brighten 0.5 + warm-tones 1', 0],
  ['etwas Helligkeit und die Farben wärmer', 'brighten 0.5 + warm-tones 1', 0],
  ['quita un poco de brillo y el color más cálido', 'darken 0.5 + warm-tones 1', 0],
  ['togli le rughe ma non tutte, diciamo metà', 'smooth-skin 0.5', 0],
  ['Falten mildern, höchstens die Hälfte', 'smooth-skin 0.5', 0],
  ['lisse la peau, disons la moitié', 'smooth-skin 0.5', 0],
  ["il cielo è tutto bianco, lo fai un po' più azzurro?", 'recolor 0.5', 0],
  ['about 20% or so brighter', 'brighten 0.2', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect([
    steps.map(({ operation, strength }) => `${operation} ${strength}`).join(' + '),
    notPossible.length,
  ]).toEqual([plan, undone]);
});
