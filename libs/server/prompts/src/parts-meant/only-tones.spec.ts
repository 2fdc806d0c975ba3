import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['the whites look dingy on this tablecloth, brighten whites only', '', 1],
  ['brighten only the whites', '', 1],
  ['brighten just the highlights, crop to a square', 'crop', 1],
  ['darken the blacks only', '', 1],
  ['nur das Weiß aufhellen', '', 1],
  ['helle nur die Weißtöne auf', '', 1],
  ['aclara solo los blancos', '', 1],
  ['éclaircis seulement les blancs', '', 1],
  ['clareia só os brancos', '', 1],
  ['schiarisci solo i bianchi', '', 1],
  // Tones that have a step of their own, a part that is found, and the whole image.
  ['brighten the shadows only', 'low-light', 0],
  ['darken the highlights only', 'hdr', 0],
  ['brighten the whites of the eyes only', 'brighten eyes', 0],
  ['brighten the reds only', 'brighten color #d92b2b red', 0],
  ['brighten the whites', 'brighten', 0],
  ["it's overexposed, sky is just white. can you get the clouds back", 'darken + hdr', 0],
  ['just brighten it', 'brighten', 0],
  ['nur aufhellen', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
