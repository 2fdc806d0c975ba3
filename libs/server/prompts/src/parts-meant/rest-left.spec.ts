import { planAndUndone } from '../testing/plan-and-undone.ts';

describe('A change of a part that nothing finds is refused if the rest shall stay as it is', () => {
  it.each([
    'sharpen the label on the wine bottle so you can actually read the year, leave the rest',
    'sharpen the label, leave the rest',
    'sharpen the label, leave everything else alone',
    'sharpen the label, nothing else',
    'the ornament sharper, the rest can stay blurry',
    'die Verzierung schärfer, der Rest kann unscharf bleiben',
    'o enfeite mais nítido, o resto pode ficar desfocado',
    'la decorazione più nitida, il resto può restare sfocato',
    'Etikett schärfen, den Rest lassen',
    'enfoca la etiqueta de la botella para que se lea el año, lo demás déjalo',
    "rends l'étiquette plus nette, rien d'autre",
    'aumenta a nitidez do rótulo, deixa o resto',
    'aumenta a nitidez do rótulo, mais nada',
    "rendi nitida l'etichetta, lascia il resto",
    "metti a fuoco l'etichetta, nient'altro",
  ])('“%s”', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['', 1]));
});

it.each([
  ['sharpen it a bit, leave the rest', 'sharpen'],
  ['sharper, the rest can stay as it is', 'sharpen'],
  ['sharpen the photo, nothing else', 'sharpen'],
  ['sharpen the details, leave the rest', 'sharpen'],
  ['brighten the shadows, leave the rest', 'low-light'],
  ['boost the colours, leave the rest', 'enhance-colors'],
  ['Kontrast erhöhen, sonst nichts', 'contrast'],
  ['brighten the dog, leave the rest', 'brighten dog'],
  ['sharpen her face, leave the rest', 'sharpen face'],
  ['make the vase warmer, leave the rest', 'warm-tones vase'],
  ['blur the label, leave the rest', 'blur text'],
  ['crop to a square, leave the rest as is', 'crop'],
])('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]));
