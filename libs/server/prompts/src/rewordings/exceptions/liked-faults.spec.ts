import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['I like the noise, it stays. Just brighter.', 'brighten'],
  ['We love the grain, please keep it. More contrast.', 'contrast'],
  ['Mir gefällt das Verrauschte, das bleibt. Aber heller.', 'brighten'],
  ['Das Rauschen mag ich, lass es so. Nur wärmer.', 'warm-tones'],
  ['Me gusta el ruido, se queda. Pero más clara.', 'brighten'],
  ['Me gusta lo borroso, déjalo. Pero más contraste.', 'contrast'],
  ["J'aime bien le bruit, ça reste. Mais plus lumineux.", 'brighten'],
  ["J'adore le grain, garde-le. Plus de contraste.", 'contrast'],
  ['Gosto do ruído, fica assim. Mas mais claro.', 'brighten'],
  ['Adoro o granulado, deixa. Mais contraste.', 'contrast'],
  ['Mi piace il rumore, resta. Però più chiara.', 'brighten'],
  ['Mi piace la grana, lasciala. Più contrasto.', 'contrast'],
  ["I don't mind that the dog is blurry, but sharpen the man", 'sharpen'],
  ['Mich stört nicht, dass der Hund unscharf ist, aber der Mann muss schärfer werden.', 'sharpen'],
  ['No me molesta que haya ruido, pero ponla más clara', 'brighten'],
  ['Ça ne me dérange pas que ce soit flou, mais plus lumineux', 'brighten'],
  ['Não me importo que esteja tremida, mas mais clara', 'brighten'],
  ['Non mi importa che sia mossa, ma più chiara', 'brighten'],
  ['I do not like the noise. Brighten it.', 'denoise + brighten'],
  ['Mir gefällt das Rauschen nicht, mach es weg', 'denoise'],
] as const)('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 0]));
