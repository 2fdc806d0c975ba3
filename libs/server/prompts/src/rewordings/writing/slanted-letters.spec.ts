import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['watermark SAMPLE slanted across it', 'watermark SAMPLE diagonal ', 0],
  ['Wasserzeichen MUSTER schräg drüber', 'watermark MUSTER diagonal ', 0],
  ['marca de agua MUESTRA inclinada', 'watermark MUESTRA diagonal ', 0],
  ['filigrane SPECIMEN en biais', 'watermark SPECIMEN diagonal ', 0],
  ["marca d'água AMOSTRA inclinada por cima", 'watermark AMOSTRA diagonal ', 0],
  ['filigrana BOZZA di sbieco', 'watermark BOZZA diagonal ', 0],
  ['schreib MUSTER schräg über das Bild', 'add-text MUSTER tilted center', 0],
  ['write "Vote Tom" large, red, slanted across the middle', 'add-text Vote Tom tilted center', 0],
  ['Wasserzeichen "Alles schräg drauf" unten', 'watermark Alles schräg drauf bottom', 0],
  ['der Text ist schräg, gerade machen', 'straighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['text', 'angle', 'place'])).toEqual([plan, undone]);
});
