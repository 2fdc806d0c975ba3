import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'blur is fine behind, but my face should be clear',
  'Unschärfe hinten ist ok, aber mein Gesicht soll scharf sein',
  'el fondo borroso está bien, pero quiero mi cara nítida',
  "le flou derrière c'est bien, mais mon visage doit être net",
  'o fundo desfocado tá bom, mas quero meu rosto nítido',
  'lo sfondo sfocato va bene, ma il mio viso deve essere nitido',
])('“%s” only sharpens', (prompt) => {
  expect(planAndUndone(prompt, ['where'])).toEqual(['sharpen face', 0]);
});

it.each(['blur the background but keep my face sharp', 'blur the background, my face should be sharp'])(
  '“%s” still blurs',
  (prompt) => expect(planAndUndone(prompt, [])[0]).toContain('blur-background'),
);
