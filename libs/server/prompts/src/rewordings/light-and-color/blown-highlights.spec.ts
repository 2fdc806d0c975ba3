import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'the highlights are blown out',
  'die Lichter sind ausgefressen',
  'los blancos están quemados',
  'les blancs sont cramés',
  'os brancos estão estourados',
  'i bianchi sono bruciati',
])('“%s” lowers the highlights, and not the whole picture', (prompt) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps).toEqual(readPrompt('lower the highlights').steps);
  expect(notPossible).toEqual([]);
});

it.each([
  ['turn down the highlights on the windows and sharpen', 'sharpen + hdr'],
  ['turn down the highlights on the windows and fix the leaning walls', 'hdr + straighten'],
  ['reduziere die Spitzlichter an den Fenstern', 'hdr'],
  ['baja las altas luces de las ventanas', 'hdr'],
  ['baisse les hautes lumières des fenêtres', 'hdr'],
  ['diminui as altas luzes das janelas', 'hdr'],
  ['abbassa le alte luci delle finestre', 'hdr'],
])('“%s” lowers the highlights of the picture', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});

it.each(['increase the highlights on the windows', 'remove the highlights on the window panes'])(
  '“%s” is refused',
  (prompt) => {
    expect(planAndUndone(prompt, [])).toEqual(['', 1]);
  },
);

it.each([
  'the window is way too bright so bring that down',
  'das Fenster ist viel zu hell',
  'la ventana está demasiado brillante, bájala',
  'la fenêtre est trop lumineuse',
  'a janela está muito clara',
  'la finestra è troppo chiara',
  'the lamp is too bright, tone it down',
  'die Lampe ist zu hell',
  'la lámpara está muy brillante',
  'la lampe est trop claire',
  'a lâmpada está muito clara',
  'la lampada è troppo chiara',
])('“%s” lowers the highlights of the room', (prompt) =>
  expect(planAndUndone(prompt, ['tones'])).toEqual(['hdr highlights', 0]),
);
