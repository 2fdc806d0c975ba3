import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  // The present color is named first, then the new one.
  ['replace the green background with a light gray', 'replace-background color light gray', 0],
  ['change the light blue background to white', 'replace-background color white', 0],
  ['swap the red backdrop for a black one please', 'replace-background color black', 0],
  ['make the green background white and crop it square', 'replace-background color white + crop', 0],
  ['ersetze den grünen Hintergrund durch hellgrau', 'replace-background color light gray', 0],
  ['den grünen Hintergrund durch Weiß ersetzen', 'replace-background color white', 0],
  ['mach den blauen Hintergrund weiß', 'replace-background color white', 0],
  ['cambia el fondo verde por gris claro', 'replace-background color light gray', 0],
  ['remplace le fond vert par du gris clair', 'replace-background color light gray', 0],
  ['troca o fundo verde por cinza claro', 'replace-background color light gray', 0],
  ['sostituisci lo sfondo verde con grigio chiaro', 'replace-background color light gray', 0],
  // From one color to another one.
  ['change the background from green to light gray', 'replace-background color light gray', 0],
  ['ändere den Hintergrund von grün auf weiß', 'replace-background color white', 0],
  ['cambia el fondo de verde a blanco', 'replace-background color white', 0],
  ['change le fond de vert à blanc', 'replace-background color white', 0],
  ['muda o fundo de verde para branco', 'replace-background color white', 0],
  ['cambia lo sfondo da verde a bianco', 'replace-background color white', 0],
  // Gradients.
  ['gradient background from green to white', 'replace-background gradient a gradient of green to white', 0],
  ['a green to white background', 'replace-background gradient a gradient of green to white', 0],
  [
    'change the background to a gradient from green to white',
    'replace-background gradient a gradient of green to white',
    0,
  ],
  // A color of something else.
  ['make a blue background with a white border', 'replace-background color blue + border white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['fill', 'name'])).toEqual([plan, undone]),
);
