import { complainsOnly, isBesideWish, isTold, namesNoWish } from './remarks.ts';

it.each([
  'can’t see the mountains',
  'man kann das nicht lesen',
  'my face looks like a tomato',
  'so wie mit einer teuren Kamera',
  'soll auf ein T-Shirt gedruckt werden',
  'vou anunciar na OLX',
  'WhatsApp ruins it',
  'queria ver o morro',
  'whichever',
  'kriegst du beides hin?',
  'prom pic',
  'recipe card from my mom',
  'beach day',
  'don’t alter anything else',
  'sonst bitte nichts ändern',
])('“%s” surely tells something and requests nothing', (words) => expect(isTold(words)).toBe(true));

it.each([
  'remove the power lines',
  'the lamp post is in the way',
  'i want to see more of the sky',
  'my eyes are closed',
  'vintage photo',
  'make the sky look like a painting',
])('“%s” may be a wish', (words) => expect(isTold(words)).toBe(false));

it('a remark names no operation, part, thing or verb of a request', () => {
  expect(namesNoWish('the job portal keeps rejecting it')).toBe(true);
  expect(namesNoWish('keep it small')).toBe(false);
  expect(namesNoWish('less red nose')).toBe(false);
});

it('what is given or in the way is no remark, whatever it is', () => {
  expect(namesNoWish('dá só um brilhozinho')).toBe(false);
  expect(namesNoWish('c’è un cartello in mezzo')).toBe(false);
});

it('a complaint describes the picture as it is', () => {
  expect(complainsOnly('das Brautkleid hat gar keine Zeichnung mehr')).toBe(true);
  expect(complainsOnly('das Brautkleid ist ganz ausgefressen')).toBe(true);
  expect(complainsOnly('the dress should have more detail')).toBe(false);
});

it('in a refusal, what somebody tells stands beside the wish', () => {
  expect(isBesideWish('he blinked')).toBe(true);
  expect(isBesideWish('i want a hat')).toBe(false);
});
