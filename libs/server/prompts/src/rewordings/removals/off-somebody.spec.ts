import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['sacale al niño de la izquierda la mancha de lodo de la cara', '', 1],
  ['sácale al niño la mancha de la cara', 'smooth-skin', 0],
  ['quítale al señor el cigarro de la mano y aclara la foto', 'brighten', 1],
  ['quítale al niño la mochila', 'remove-object backpack', 0],
  ['nimm dem Jungen links den Fleck aus dem Gesicht', '', 1],
  ['mach dem Kind den Schokofleck aus dem Gesicht weg', '', 1],
  ['nimm der Frau den Rucksack weg', 'remove-object backpack', 0],
  ['enlève au garçon la tache de boue du visage', '', 1],
  ['enlève à la dame son sac', 'remove-object handbag', 0],
  ['tira do menino a mancha de lama do rosto', '', 1],
  ['togli al bambino la macchia di fango dalla faccia', '', 1],
  ["take the stain off the boy's face", '', 1],
  // Somebody who shall go stands in no dative.
  ['quita al niño de la izquierda', 'remove-object person left', 0],
  ['nimm den Mann links weg', 'remove-object person left', 0],
  ['enlève la dame à gauche et le chien', 'remove-object person,dog left,', 0],
  ['tira o menino da foto', 'remove-object person', 0],
  ['togli il bambino dalla foto', 'remove-object person', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const [read, notPossible] = planAndUndone(prompt, ['names', 'place']);
  expect([read.trim(), notPossible]).toEqual([plan, undone]);
});

it.each([
  ['mach dem Mann die Jacke rot', 'recolor clothes'],
  ['mach meinem Bruder die Haare heller', 'brighten'],
])('“%s” removes nothing: %s', (prompt, plan) => {
  expect(planAndUndone(prompt, ['names'])[0]).toBe(plan);
});
