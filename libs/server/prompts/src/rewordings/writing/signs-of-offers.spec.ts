import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'oben Zu vermieten, unten 3 Zimmer 890 € kalt, schrift schlicht',
    'add-text Zu vermieten top + add-text 3 Zimmer 890 € kalt bottom',
  ],
  ['oben Zu verkaufen', 'add-text Zu verkaufen top'],
  ['arriba Se vende, abajo 612 345 678', 'add-text Se vende top + add-text 612 345 678 bottom'],
  ['en haut À louer et en bas 650 € par mois', 'add-text À louer top + add-text 650 € par mois bottom'],
  ['in alto Affittasi, in basso 500 € al mese', 'add-text Affittasi top + add-text 500 € al mese bottom'],
  ['coloca #partiupraia e a data 02/01/2025 pequenininho embaixo', 'add-text #partiupraia 02/01/2025 bottom'],
  ['top: for rent, bottom: 2 rooms, 500 €', 'add-text for rent top + add-text 2 rooms, 500 € bottom'],
  ['escribe abajo se vende y el numero 612 345 678 en amarillo', 'add-text se vende 612 345 678 bottom'],
  ['write at the bottom for sale and the number 612 345 678 in red', 'add-text for sale 612 345 678 bottom'],
  ['65€ taille 43', 'add-text 65€ taille 43 '],
  ['£20 size M at the bottom', 'add-text £20 size M bottom'],
  ['pon 65€ talla 43 abajo', 'add-text 65€ talla 43 bottom'],
  ['metti 65€ taglia 43 in basso', 'add-text 65€ taglia 43 bottom'],
  // A wish below.
  ['oben verkauft, unten 10 % abschneiden', 'crop + add-text verkauft top'],
  ['oben verkauft, unten abschneiden', 'crop + add-text verkauft top'],
  // No text.
  ['oben Himmel dunkler, unten Wiese heller', null],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  const [read] = planAndUndone(prompt, ['text', 'place']);
  if (plan === null) expect(read).not.toContain('add-text');
  else expect(read).toBe(plan);
});
