import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'THE DAMP TOWELS / Fri 9 May / Corner Hotel / $15 on the door, big chunky yellow, left side',
    'add-text THE DAMP TOWELS / Fri 9 May / Corner Hotel / $15 on the door left',
    0,
  ],
  ['put price 980 yen on right under, japanese font OK? 味玉ラーメン', 'add-text 980 yen bottom-right', 2],
  [
    'Cartaz para a missa: escurecer um pouco a imagem e colocar Festa de São João, 24 de junho. Letra branca, grande, no centro',
    'darken + add-text Festa de São João, 24 de junho center',
    0,
  ],
  ['Poster for the fair: darken the picture and write "Fair"', 'darken + add-text Fair ', 0],
  ['Plakat fürs Fest: Bild dunkler und oben "Fest"', 'darken + add-text Fest top', 0],
  ['Cartel para la feria: oscurecer la imagen y escribir "Feria"', 'darken + add-text Feria ', 0],
  ["Affiche pour la fête : assombrir l'image et écrire « Fête »", 'darken + add-text Fête ', 0],
  ["Locandina per la sagra: scurire l'immagine e scrivere «Sagra»", 'darken + add-text Sagra ', 0],
  ['oben "A". Schrift in silber, und das Bild etwas dunkler', 'darken + add-text A top', 0],
  ['Foto do prato pro ifood: deixa o molho mais vermelhinho, quadrada', 'crop', 1],
  ['Photo for Uber Eats: make the sauce redder, crop square', 'crop', 1],
  ['poster: SUMMER FAIR', 'add-text SUMMER FAIR ', 0],
  ['schreib 9,80 € rechts drunter', 'add-text 9,80 € bottom-right', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
