import type { OperationId } from '@safelight/operations';
import { describePlan, describeRefusal, limitTo, planOf } from '../describe-plan.ts';
import { readPrompt } from '../read-prompt.ts';
import { withOtherRead } from './needs-other.ts';

const NONE = { mask: false, reference: false };
const read = (prompt: string) =>
  withOtherRead(readPrompt(prompt, NONE), prompt, () => readPrompt(prompt, { ...NONE, reference: true }));
const plan = (prompt: string) => planOf(prompt, read(prompt));

describe('a wish that needs another picture', () => {
  it.each([
    'use my other picture as the background',
    'swap the background for the beach pic i uploaded second',
    'Replace the backdrop with the wood table pic I uploaded second',
    'put my cat on the beach photo',
    'put our logo bottom right',
    'replace the sky with the one of my other photo',
    'swap the sky',
    'match the colors of the other picture',
    'use the same colors as in my other picture',
    'edit it like my other photo',
    'make it look like the second picture',
    'make a collage with my other photo',
    'put it side by side with my other picture',
    'nimm mein anderes Bild als Hintergrund',
    'setz unser Logo unten rechts hin',
    'Vereinslogo oben rechts einfügen',
    'ersetze den Himmel durch den vom anderen Foto',
    'übernimm die Farben vom anderen Bild',
    'passe die Farben an mein anderes Foto an',
    'pass die Farben an das andere Bild an',
    'mach die Farben wie im anderen Bild',
    'mach eine Collage mit meinem anderen Foto',
    'usa mi otra foto como fondo',
    'pon nuestro logo abajo a la derecha',
    'cambia el cielo por el de mi otra foto',
    'iguala los colores a los de la otra foto',
    'haz un collage con mi otra foto',
    'utilise mon autre photo comme fond',
    "remplace l'arriere plan par ma photo de montagne",
    'mets notre logo en bas à droite',
    'remplace le ciel par celui de mon autre photo',
    "reprends les couleurs de l'autre photo",
    'fais un collage avec mon autre photo',
    'usa minha outra foto como fundo',
    'coloca nosso logo embaixo à direita',
    'troca o céu pelo da minha outra foto',
    'iguala as cores às da outra foto',
    'faz uma colagem com a minha outra foto',
    "usa l'altra foto come sfondo",
    'metti il nostro logo in basso a destra',
    "sostituisci il cielo con quello dell'altra foto",
    "abbina i colori a quelli dell'altra foto",
    "fai un collage con l'altra foto",
  ])('is told apart from one that is not possible: %s', (prompt) => {
    expect(plan(prompt)).toEqual({
      steps: [],
      needsReference: [`“${prompt}”`],
      notDone: [],
      hints: [],
      nearest: [],
    });
  });

  it.each([
    'add a hat',
    'change the background to a beach',
    'make the background of this photo a beach',
    'put a tree in the background of my photo',
    'Could you please put my late husband into this family picture? I have another photo of him',
  ])('is none that another picture would not help: %s', (prompt) => {
    const { steps, needsReference, nearest } = plan(prompt);
    expect([steps, needsReference, nearest.length]).toEqual([[], [], 3]);
  });

  it('stands beside what is done without it, and what is not done at all', () => {
    expect(plan('make it brighter, put our logo bottom right and add a hat')).toEqual({
      steps: ['brighten'],
      needsReference: ['“put our logo bottom right”'],
      notDone: ['“add a hat”'],
      hints: [],
      nearest: [],
    });
    expect(describePlan(read('brighten it and put our logo bottom right'), [])).toBe(
      'Brighten. “put our logo bottom right” needs another image.',
    );
  });

  it('is refused with the advice to add one, and with what would not be done even then', () => {
    const refusal = (prompt: string) => describeRefusal(prompt, read(prompt));
    const needed = 'This edit needs another image. Add one and try again.';
    expect(refusal('use my other picture as the background')).toBe(needed);
    expect(refusal('make a collage with my other photo and add a hat')).toBe(
      `${needed} The built-in editor cannot do this: “add a hat”.`,
    );
  });

  it('is not possible where nothing uses another picture', () => {
    const available: readonly OperationId[] = ['vintage', 'border'];
    const prompt = 'put our logo bottom right';
    expect(planOf(prompt, limitTo(read(prompt), available), { available })).toMatchObject({
      needsReference: [],
      notDone: [`“${prompt}”`],
      nearest: ['Add a white border', 'Make it vintage'],
    });
  });

  it('is read a second time only if it may speak of another picture', () => {
    const unread = () => {
      throw new Error('This prompt speaks of no other picture.');
    };
    for (const prompt of ['make it brighter', 'add a hat', 'replace background with office'])
      expect(withOtherRead(readPrompt(prompt), prompt, unread)).toEqual(readPrompt(prompt));
  });
});
