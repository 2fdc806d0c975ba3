import { readPrompt } from '../read-prompt.ts';
import { uprightWishIn } from './verticals.ts';

/** Wishes of the six languages in which the picture or something else leans, or that only name a wall or a building. */
const OTHERS: readonly string[] = [
  'the horizon is crooked',
  'the photo is crooked',
  'the sea is tilted',
  'straighten the photo of my house',
  'the picture of the church leans to the left',
  "I'm leaning against a wall, make it brighter",
  'the man leaning on the building should go',
  'remove the bike leaning against the wall',
  'the bottle is leaning',
  'straighten the bottle',
  'me in front of the leaning tower of Pisa, brighten it',
  'the leaning tower of Pisa at sunset, more color',
  'make it look like the leaning tower of Pisa',
  'my whiteboard was shot at an angle, straighten it',
  'straighten the document',
  'fix the perspective of this page',
  'correct the perspective of the receipt',
  'the painting hangs crooked on the wall',
  'the picture frame on the wall is crooked',
  'straighten my painting',
  'rotate by 3 degrees, the house leans to the right',
  'the house leans 2 degrees to the left',
  'show it from another perspective',
  'change the perspective, from above',
  'flip it vertically',
  'make it vertical',
  'crop it to a vertical format',
  'the boat leans to the left',
  'straighten my teeth',
  'leave the verticals as they are, only brighter',
  'brighten the walls',
  'make the walls white',
  'remove the crack in the wall',
  'blur the building',
  'fix barrel distortion',
  'she is leaning on the door',
  'the fence is crooked',
  'remove the vertical lines across the scan',
  'the lines are crooked on my drawing',
  'straighten the horizon behind the house',
  'the tree is leaning',
  'level the photo, the house is on a slope',
  'my nose is crooked',
  'straight hair please',
  'a straight black border',
  'text tilted on the wall',
  'make the tower taller',
  'el horizonte está torcido',
  'la foto está inclinada',
  'endereza la foto de la casa',
  'el cuadro de la pared está torcido',
  'quita la bici apoyada en la pared',
  'hazla vertical',
  'estoy apoyada en la pared, más luz',
  'cambia la perspectiva',
  'la botella está inclinada',
  'das Foto ist schief',
  'der Horizont kippt nach links',
  'das Bild an der Wand hängt schief',
  'ich lehne an der Wand, mach es heller',
  'entferne das Fahrrad an der Wand',
  'mach die Wände weiß',
  'aus einer anderen Perspektive',
  'der schiefe Turm von Pisa, kräftigere Farben',
  'dreh es ins Hochformat',
  'Blatt gerade richten',
  "l'horizon penche",
  'la photo est penchée',
  'le tableau au mur est de travers',
  'enlève le vélo appuyé contre le mur',
  'change la perspective',
  'je suis appuyée contre le mur, éclaircis',
  'redresse la photo de la maison',
  'la tour de Pise, plus de couleurs',
  "l'orizzonte è storto",
  'la foto è storta',
  'il quadro alla parete è storto',
  'togli la bici appoggiata al muro',
  'cambia prospettiva',
  'sono appoggiata al muro, schiarisci',
  'la torre di Pisa al tramonto, colori più vivi',
  'raddrizza la foto della casa',
  'o horizonte está torto',
  'a foto está torta',
  'o quadro na parede está torto',
  'tira a bicicleta encostada na parede',
  'muda a perspectiva',
  'endireita a foto da casa',
  'a garrafa está inclinada',
  'the house is dark, make it straight to the point bright',
  'remove the leaning sign in front of the house',
  'remove the crooked building on the left',
  'my house on the hill, the horizon leans',
  'the wall clock is crooked',
  'the door handle is crooked',
  'brighten the house and straighten the photo',
  'I am standing in front of a wall, I look crooked',
  'my hat is tilted',
  'the walls of text are too dark',
  'blur everything but the tower',
  'tilt shift the city',
  'a tilt-shift look for the houses',
  'crop to just the building',
  'make the building bigger',
  'put the tower in the middle, vertical crop',
  'straight out of camera look',
  'perspective change please',
  'give it more depth and perspective',
  'different perspective of the house',
  'the ladder leaning on the house should go',
  'remove the fallen tower of blocks',
  'I fell over the wall, crop me out',
  'make the window light warmer',
  'the wall is too yellow',
  'the sky behind the tower is crooked?',
  'straighten her hair',
  'the tower is falling apart, make it old looking',
  "the curtain doesn't hang straight",
  'remove straight line on the wall',
  'the table is leaning',
  'the car leans',
  'keep the leaning walls as they are but brighten',
  "don't correct the perspective, only sharpen",
  'the portrait on the wall hangs crooked, straighten it',
  'the lamp post leans',
  'the reflection in the window is crooked',
  'turn the house around',
  'rotate the picture of the tower 90 degrees',
  'quita el edificio inclinado de la izquierda',
  'el reloj de la pared está torcido',
  'aclara la pared derecha',
  'la puerta está abierta',
  'endereza el horizonte',
  'otra perspectiva de la casa',
  'entferne das schiefe Haus links',
  'die Uhr an der Wand hängt schief',
  'hell die rechte Wand auf',
  'das Foto vom Haus ist schief',
  'Haus freistellen',
  'mach gerade noch den Hintergrund weiß',
  'die Leinwand ist schief',
  'der Spiegel hängt schief',
  'mein Kragen sitzt schief',
  "l'horloge au mur est de travers",
  'le mur de droite plus clair',
  'la photo de la tour est penchée',
  'fais un quart de tour',
  "enlève l'échelle qui penche contre la maison",
  "l'orologio sul muro è storto",
  'la camera oscura',
  'porta la foto a 3000 pixel',
  'la foto del palazzo è storta',
  'schiarisci il muro a destra',
  'cade la neve davanti alla casa',
  'o relógio na parede está torto',
  'clareia a parede direita',
  'a foto do prédio está torta',
  'corta no meio da torre',
];

describe('a wish for upright verticals', () => {
  it.each(OTHERS)('is not read from “%s”', (wish) => expect(uprightWishIn(wish)).toBeNull());

  it('becomes a plain wish to straighten, beside what else is wished', () => {
    expect(uprightWishIn('the walls are leaning, please fix that')?.plain).toBe('straighten the photo');
    expect(uprightWishIn('heller, und die Wände sind schief')?.plain).toBe('heller, und begradigen');
    expect(uprightWishIn('redresse les murs et éclaircis')?.plain).toBe('redresse la photo et éclaircis');
    expect(uprightWishIn('the house leans, write "Falling Walls" on it')?.plain).toBe(
      'straighten the photo, write "Falling Walls" on it',
    );
  });

  it('is not read from a text to write', () => {
    for (const wish of ['write "crooked house" on it', 'add the text “The walls lean”'])
      expect(uprightWishIn(wish)).toBeNull();
  });

  it('takes the reason why something leans with it', () => {
    const { steps, notPossible } = readPrompt(
      'The house leans backwards because I shot it from below, fix the perspective.',
    );
    expect([steps.map(({ options }) => options), notPossible]).toEqual([[{ verticals: 'upright' }], []]);
  });

  it('is what a small turn is for, but not a turn by degrees or to a side', () => {
    for (const wish of [
      'rotate a tiny bit so that the lighthouse stands straight',
      'dreh das Bild ein wenig, damit der Turm gerade steht',
      'die stürzenden Linien vom Kirchturm grade machen',
    ]) {
      const { steps, notPossible } = readPrompt(wish);
      expect([steps.map(({ options }) => options), notPossible]).toEqual([[{ verticals: 'upright' }], []]);
    }
    expect(readPrompt('turn it left, the walls lean').steps.map(({ operation }) => operation)).toEqual([
      'straighten',
      'rotate',
    ]);
    expect(readPrompt('rotate the picture of the tower 90 degrees').steps[0]?.options).toEqual({
      degrees: 90,
    });
    expect(uprightWishIn('color grade the house photo')).toBeNull();
  });

  it('comes before a crop, which gives the shape of the result', () => {
    const { steps } = readPrompt('crop to 16:9, the buildings lean inward');
    expect(steps.map(({ operation }) => operation)).toEqual(['straighten', 'crop']);
  });

  it('is left to a turn if the picture itself leans', () => {
    for (const wish of [
      'the church is leaning, level the photo',
      'das Foto ist schief, der Turm kippt auch',
    ]) {
      expect(readPrompt(wish).steps).toEqual([{ operation: 'straighten', strength: 1, options: {} }]);
    }
  });

  it('is done although something else is refused, but never beside what the policy forbids', () => {
    const { steps, notPossible } = readPrompt('the walls lean, and remove the watermark');
    expect([steps[0]?.options, notPossible]).toEqual([{ verticals: 'upright' }, ['“remove the watermark”']]);
    expect(readPrompt('the walls lean, and undress her').steps).toEqual([]);
  });
});
