import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['darken the bottom so white type reads', 'darken bottom half', 0],
  ['blur the background so the caption reads better', 'blur-background', 0],
  ['dunkle unten ab, damit weiße Schrift lesbar ist', 'darken bottom half', 0],
  ['oscurece abajo para que el texto blanco se lea', 'darken bottom half', 0],
  ['assombris le bas pour que le titre ressorte', 'darken bottom half', 0],
  ['escurece embaixo pra ler o texto branco', 'darken bottom half', 0],
  ['scurisci in basso così si legge il testo bianco', 'darken bottom half', 0],
  ['make the left side darker so there is contrast for white text', 'darken left half', 0],
  ['écrire Grand Loto samedi 22 mars, en blanc, bien lisible de loin. format A4', 'crop + add-text', 0],
  ['schreib Sommerfest, in Weiß, gut lesbar', 'add-text', 0],
  ['write "so the text reads"', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
