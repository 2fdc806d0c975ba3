import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['only him on white paper', 'replace-background', 0],
  ['nur ihn auf weißem Papier', 'replace-background', 0],
  ['solo ella sobre papel blanco', 'replace-background', 0],
  ['juste lui sur papier blanc', 'replace-background', 0],
  ['aquarela, só ele no papel branco', 'replace-background + watercolor', 0],
  ['solo lui su carta bianca', 'replace-background', 0],
  // A page.
  ['make the paper white', 'scan-document', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
