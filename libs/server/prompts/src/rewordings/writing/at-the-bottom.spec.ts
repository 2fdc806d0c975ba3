import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['mettimi in fondo il numero 055 2345678', 'add-text 055 2345678 bottom', 0],
  ['scrivi in fondo "Saldi"', 'add-text Saldi bottom', 0],
  ['metti il testo "Saldi" in fondo a destra', 'add-text Saldi bottom-right', 0],
  // Without a text, these words are what is behind.
  ['togli la persona in fondo', 'remove-object behind', 0],
  ['sfoca la gente in fondo e scrivi "Ciao" in alto', 'blur-background + add-text Ciao top', 0],
  ['write Anna & Tom, 2024 below in gold', 'add-text Anna & Tom, 2024 bottom', 0],
  ['write Hello above in big letters', 'add-text Hello top', 0],
  ['Under it please write 1974 - 2024.', 'add-text 1974 - 2024 bottom', 0],
  ['a thin frame, and write Hello under it', 'border + add-text Hello bottom', 0],
  ['write "Tom" under the picture', 'add-text Tom bottom', 0],
  ['put "Tom" under the picture frame on the wall', 'add-text Tom ', 2],
  ['write Happy Days in the footer', 'add-text Happy Days bottom', 0],
  ['escribe Vacaciones a pie de foto', 'add-text Vacaciones bottom', 0],
  ['mets Vive la mariée en pied de page', 'add-text Vive la mariée bottom', 0],
  ['põe Férias em Paraty 2023 no rodapé', 'add-text Férias em Paraty 2023 bottom', 0],
  ['schreib drunter: Wir heiraten', 'add-text Wir heiraten bottom', 0],
  ['schreib Wir heiraten drunter', 'add-text Wir heiraten bottom', 0],
  ['écris dessous : on se marie', 'add-text on se marie bottom', 0],
  ['escreve por baixo: vamos casar', 'add-text vamos casar bottom', 0],
  // Below another text.
  ['schreib oben "Wir heiraten" und drunter "Anna & Tom"', 'add-text Wir heiraten top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
