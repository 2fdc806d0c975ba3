import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['brighten by 1.3 stops', 'brighten 1.3'],
  ['1.5 stops darker', 'darken 1.5'],
  ['half a stop darker', 'darken 0.5'],
  ['pull it down one and a half stops', 'darken 1.5'],
  ['bring the sky down a stop', 'darken 1 sky'],
  ['go up about a third of a stop', 'brighten 0.33'],
  ['half a stop up', 'brighten 0.5'],
  ['geh eine halbe Blende hoch', 'brighten 0.5'],
  ['sube medio punto', 'brighten 0.5'],
  ["baisse d'un tiers de diaph", 'darken 0.33'],
  ['sobe meio ponto', 'brighten 0.5'],
  ['alza di mezzo stop', 'brighten 0.5'],
  ['+2/3 EV', 'brighten 0.67'],
  ['anderthalb Blenden heller', 'brighten 1.5'],
  ['um eine halbe Blende abdunkeln', 'darken 0.5'],
  ['un diafragma más claro', 'brighten 1'],
  ['un diaph plus clair', 'brighten 1'],
  ['escurece um ponto e meio', 'darken 1.5'],
  ['mezzo stop più scuro', 'darken 0.5'],
  // A thing on the street.
  ['darken the stop sign', 'darken 1 stop sign'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(
    readPrompt(prompt)
      .steps.map(({ operation, strength, options }) =>
        [operation, strength, options['where']].filter(Boolean).join(' '),
      )
      .join(' + '),
  ).toBe(plan),
);
