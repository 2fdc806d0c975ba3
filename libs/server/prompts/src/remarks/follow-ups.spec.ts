import { followUpHint } from './follow-ups.ts';

it.each([
  'the last one was better, go back',
  'hm the previous version was better',
  'das vorige war besser',
  'vorher war es besser',
  'doch lieber das Original nochmal',
  'antes estaba mejor',
  'c’était mieux avant',
  'antes tava melhor',
  'prima era meglio',
])('“%s” asks for an earlier version', (prompt) => expect(followUpHint(prompt)).toContain('history'));

it.each(['the last picture should be brighter', 'make it better than before', 'mach es besser'])(
  '“%s” is a wish by itself',
  (prompt) => expect(followUpHint(prompt)).toBeNull(),
);
