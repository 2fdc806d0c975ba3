import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the room is too dark and the windows are blown out', 'hdr', 0],
  ['the room is dark but the window is blown out, fix it', 'hdr', 0],
  ['der Raum ist dunkel aber das Fenster ausgebrannt', 'hdr', 0],
  ['el salon sale oscuro pero la ventana esta quemada, arreglalo', 'hdr', 0],
  ['la sala está muy oscura y la ventana quemada', 'hdr', 0],
  ['la pièce est sombre mais la fenêtre est cramée', 'hdr', 0],
  ['a sala tá escura mas a janela estourou', 'hdr', 0],
  ['la stanza è scura ma la finestra è bruciata', 'hdr', 0],
  ['interior too dark under the dash but windows blown out', 'hdr', 0],
  ['the inside is too dark but the windows are too bright', 'hdr', 0],
  // One of the two.
  ['the room is too dark', 'low-light', 0],
  ['el salón está oscuro', 'low-light', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
