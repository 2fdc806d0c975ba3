import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['write "Hi" in the corner at the top left', 'top-left'],
  ['put "Hi" in the top corner on the right', 'top-right'],
  ['write "Hi" in the corner', 'bottom-right'],
  ['schreib "Hallo" in die Ecke oben links', 'top-left'],
  ['schreib "Hallo" in die linke untere Ecke', 'bottom-left'],
  ['escribe "Hola" en la esquina superior derecha', 'top-right'],
  ['pon "Hola" en la esquina de abajo a la izquierda', 'bottom-left'],
  ['escribe "Hola" en la esquina', 'bottom-right'],
  ['écris "Salut" dans le coin supérieur droit', 'top-right'],
  ['mets "Salut" en bas dans le coin gauche', 'bottom-left'],
  ['escreve "Oi" no canto superior direito', 'top-right'],
  ['coloca "Oi" no canto esquerdo de baixo', 'bottom-left'],
  ['scrivi "Ciao" nell\'angolo in alto a destra', 'top-right'],
  ['metti "Ciao" in basso nell\'angolo sinistro', 'bottom-left'],
])('the text of “%s” stands at the %s', (prompt, place) => {
  expect(readPrompt(prompt).steps).toEqual([
    expect.objectContaining({
      operation: 'add-text',
      options: expect.objectContaining({ place }) as unknown,
    }),
  ]);
});

it.each(["togli la data dall'angolo in basso a sinistra", 'quita la fecha de la esquina inferior izquierda'])(
  '“%s” removes what stands there',
  (prompt) => {
    expect(readPrompt(prompt).steps).toEqual([
      expect.objectContaining({
        operation: 'remove-object',
        options: expect.objectContaining({ names: 'text', place: 'bottom-left' }) as unknown,
      }),
    ]);
  },
);
