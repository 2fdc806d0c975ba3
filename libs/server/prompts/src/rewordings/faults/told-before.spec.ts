import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['sizePercent'];

it.each([
  ['whatsapp compressed everything', 'improve-quality', 0],
  ['WhatsApp hat es komprimiert', 'improve-quality', 0],
  ['whatsapp me comprimió la foto', 'improve-quality', 0],
  ["whatsapp l'a compressée", 'improve-quality', 0],
  ['o zap comprimiu tudo', 'improve-quality', 0],
  ["whatsapp me l'ha compressa tutta", 'improve-quality', 0],
  ['devo rinnovare la patente e mi serve la foto giusta di faccia', 'passport-photo', 0],
  ['tengo que renovar el dni y necesito la foto', 'passport-photo', 0],
  ['compress it for whatsapp', 'convert-format 50', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
