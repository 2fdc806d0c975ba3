import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Label on the jar is crooked, not the photo. Can you straighten just the label?', '', 1],
  ['Label on the jar is crooked. Can you straighten it?', '', 1],
  ['nur das Etikett gerade machen', '', 1],
  ['endereza solo la etiqueta', '', 1],
  ['redresse juste l’étiquette', '', 1],
  ['endireita só o rótulo', '', 1],
  ['raddrizza solo l’etichetta', '', 1],
  ['The candle is crooked, straighten it a bit', '', 1],
  ['Die Kerze ist schief, richte sie gerade', '', 1],
  ['la vela que está chueca enderezarla un poquito', '', 1],
  ['la bougie est penchée, tu peux la redresser ?', '', 1],
  ['a vela tá torta, endireita', '', 1],
  ['la candela è storta, raddrizzala', '', 1],
  ['The photo with the candle is crooked, straighten the photo', 'straighten', 1],
  ['straighten just a bit', 'straighten', 0],
  ['straighten only the horizon', 'straighten', 0],
  ['mach das Bild gerade', 'straighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['degrees'])).toEqual([plan, undone]),
);
