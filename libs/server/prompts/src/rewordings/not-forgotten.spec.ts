import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["don't forget to remove the background", 'remove-background'],
  ['brighten it, and please don’t forget to straighten it', 'brighten + straighten'],
  ['vergiss nicht den Hintergrund zu entfernen', 'remove-background'],
  ['aclara la foto y no te olvides de enderezarla', 'brighten + straighten'],
  ["n'oublie pas d'enlever le fond", 'remove-background'],
  ["Il ne faudrait surtout pas que tu oublies d'enlever le fond", 'remove-background'],
  ['clareia a foto e não esquece de endireitar', 'brighten + straighten'],
  ['non dimenticare di togliere lo sfondo', 'remove-background'],
  ["add a white border and don't forget the vignette", 'vignette + border'],
  ['mach es heller und vergiss die Vignette nicht', 'brighten + vignette'],
  ['más clara y no olvides la viñeta', 'brighten + vignette'],
  ["plus lumineux et n'oublie pas le vignettage", 'brighten + vignette'],
  ['clareia a foto e não esquece a vinheta', 'brighten + vignette'],
  ['più luminosa e non dimenticare la vignettatura', 'brighten + vignette'],
])('“%s” is a wish: “%s”', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 0]));

it.each([
  ['write "don\'t forget to smile"', "add-text don't forget to smile"],
  ['write: don’t forget to vote', "add-text don't forget to vote"],
  ["write hello and don't forget to vote", "add-text hello and don't forget to vote"],
  ["don't forget the sky", ''],
])('“%s” is none: “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['text'])[0]).toBe(plan));
