import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['darken the highlights', 'hdr highlights', 0],
  ['Lichter abdunkeln', 'hdr highlights', 0],
  ['Weiß etwas absenken', 'hdr highlights', 0],
  ['baja un poco los blancos', 'hdr highlights', 0],
  ['abaisse un peu les blancs', 'hdr highlights', 0],
  ['baixar um pouco os brancos', 'hdr highlights', 0],
  ['abbassa un po’ i bianchi', 'hdr highlights', 0],
  ['Tiefen um 20 Prozent anheben', 'low-light', 0],
  ['Schatten um 20% aufhellen', 'low-light', 0],
  ['oscurece las altas luces', 'hdr highlights', 0],
  ['assombris les hautes lumières', 'hdr highlights', 0],
  ['escurece as altas luzes', 'hdr highlights', 0],
  ['scurisci le alte luci', 'hdr highlights', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['tones'])).toEqual([plan, undone]),
);
