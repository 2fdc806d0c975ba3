import { readPrompt } from '../read-prompt.ts';

it.each([
  'neon glow around the guitar',
  'Neonleuchten um das Auto',
  'brillo neón alrededor del coche',
  'halo néon autour de la voiture',
  'brilho neon em volta do carro',
  'bagliore al neon intorno alla macchina',
])('“%s” is refused, because only the whole picture can glow', (prompt) => {
  const { steps, hints } = readPrompt(prompt);
  expect(steps).toEqual([]);
  expect(hints.join(' ')).toContain('Paint over the part');
});

it('the whole picture can glow', () =>
  expect(readPrompt('add a neon glow to the picture').steps.map(({ operation }) => operation)).toEqual([
    'neon-glow',
  ]));
