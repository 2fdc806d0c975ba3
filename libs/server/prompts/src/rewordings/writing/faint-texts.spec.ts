import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'copyright Dana Whitlock small, bottom left, white, not too visible',
    'add-text © Dana Whitlock small 0.5',
    0,
  ],
  ['Wasserzeichen Jonas Berg klein', 'watermark Jonas Berg small', 0],
  ['watermark "Dana", barely visible', 'watermark Dana 0.35', 0],
  ['Wasserzeichen "Dana", nicht zu auffällig', 'watermark Dana 0.35', 0],
  ['marca de agua "Dana", que casi no se vea', 'watermark Dana 0.35', 0],
  ['filigrane "Dana", à peine visible', 'watermark Dana 0.35', 0],
  ['marca d\'água "Dana", quase não visível', 'watermark Dana 0.35', 0],
  ['filigrana "Dana", che quasi non si noti', 'watermark Dana 0.35', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'size', 'opacity'])).toEqual([plan, undone]),
);
