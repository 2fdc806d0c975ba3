import { planAndUndone } from '../testing/plan-and-undone.ts';

const THERE = 'black-and-white color #2f6fde blue';
const ELSEWHERE = 'black-and-white not color #2f6fde blue';

it.each([
  ['Black and white only in the blue parts', THERE],
  ['make only the blue parts black and white', THERE],
  ['only the blue parts in black and white', THERE],
  ['blanco y negro solo en las partes azules', THERE],
  ['schwarzweiß nur in den blauen Bereichen', THERE],
  ['noir et blanc uniquement dans les parties bleues', THERE],
  ['preto e branco só nas partes azuis', THERE],
  ['bianco e nero solo nelle parti blu', THERE],
  ['black and white, only the blue parts stay', ELSEWHERE],
  ['only the blue parts in color', ELSEWHERE],
  ['keep only the blue areas in colour, rest gray', ELSEWHERE],
  ['nur die blauen Bereiche in Farbe, Rest schwarzweiß', ELSEWHERE],
])('“%s” is “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]));
