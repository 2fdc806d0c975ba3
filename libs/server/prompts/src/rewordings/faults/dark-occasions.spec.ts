import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['troppo rumore, era un concerto al buio, pulisci un po', 'denoise', 0],
  ['too noisy, it was a concert in the dark, clean it up', 'denoise', 0],
  ['it was dark at the concert, reduce the noise', 'denoise', 0],
  ['viel Rauschen, war ein Konzert im Dunkeln, entrauschen bitte', 'denoise', 0],
  ['mucho ruido, era un concierto a oscuras, límpiala un poco', 'denoise', 0],
  ["trop de bruit, c'était un concert dans le noir, nettoie un peu", 'denoise', 0],
  ['muito ruído, era um show no escuro, limpa um pouco', 'denoise', 0],
  ['troppo rumore, era buio, pulisci un po', 'denoise', 0],
  // The picture is dark now, or more light is asked for.
  ['too dark, it was a concert in the dark, brighten it', 'low-light', 0],
  ['troppo rumore ed è buio, pulisci un po', 'denoise + low-light', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
