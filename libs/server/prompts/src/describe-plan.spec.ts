import { ableTo, readAiFailure, unableTo } from '@safelight/rules';
import { describePlan, describeRefusal, limitTo, planOf } from './describe-plan.ts';
import { readPrompt } from './read-prompt.ts';

describe('describePlan', () => {
  it('names the steps in order, with each strength that is not the normal one', () => {
    expect(describePlan(readPrompt('black and white, then strong vintage'), [])).toBe(
      'Black and white, then vintage (strong).',
    );
  });

  it('names the part of the picture that a step changes', () => {
    expect(describePlan(readPrompt('only the person in color'), [])).toBe(
      'Black and white except the subject.',
    );
    expect(describePlan(readPrompt('darken the background'), [])).toBe('Darken in the background.');
    expect(describePlan(readPrompt('blur the text'), [])).toBe('Blur (all text).');
    expect(describePlan(readPrompt('blur all but the dog and the ball'), [])).toBe(
      'Blur except the dog and the ball.',
    );
  });

  it('omits the strength of an operation that does not use it', () => {
    expect(describePlan(readPrompt('strongly remove the background'), [])).toBe('Remove background.');
  });

  it('ends with the notices and with the requests that were not fulfilled', () => {
    expect(describePlan(readPrompt('vintage and add a hat'), ['Only the first frame was edited.'])).toBe(
      'Vintage. Only the first frame was edited. Not done: “add a hat”.',
    );
  });
});

describe('the size that a prompt names', () => {
  const stepsOf = (prompt: string) =>
    planOf(prompt, readPrompt(prompt, { mask: false, reference: true })).steps;

  it.each([
    ['add the text "Sale" at the top', 'add the text “Sale”'],
    ['add the text "Sale" at the top, small', 'add the text “Sale” in small letters'],
    ['escribe "Hola" en letras pequeñas abajo', 'add the text “Hola” in small letters'],
    ['write "Sale" in big letters', 'add the text “Sale” in big letters'],
    ['add a tiny watermark "me"', 'watermark “me” in small letters'],
    ['put our logo bottom right', 'your other image at the bottom right'],
    ['put our logo bottom right, small', 'your other image, small, at the bottom right'],
    ['put my other picture big in the middle', 'your other image, big, in the center'],
  ])('is said unless it is the usual one: %s', (prompt, step) => {
    expect(stepsOf(prompt)).toEqual([step]);
  });
});

describe('describeRefusal', () => {
  const refusal = (prompt: string): string => describeRefusal(prompt, readPrompt(prompt));

  it('quotes the prompt and suggests the three nearest possible edits as prompts', () => {
    const text = refusal('Change the background to a forest');
    expect(text).toContain('The built-in editor cannot do this: “Change the background to a forest”.');
    expect(readAiFailure(text).ideas).toEqual([
      'Blur background',
      'Make the background white',
      'Remove background',
    ]);
  });

  it.each(['Add a hat', 'colorize it', 'remove the watermark', 'make her smile', 'save it as pdf'])(
    'answers “%s” with three prompts that work, and with no names of settings',
    (prompt) => {
      const { ideas } = readAiFailure(refusal(prompt));
      expect(ideas).toHaveLength(3);
      for (const idea of ideas) expect(readPrompt(idea).steps).toHaveLength(1);
      expect(refusal(prompt)).not.toMatch(/[A-Z]_[A-Z]|model/);
    },
  );

  it('suggests an edit of a thing only to a prompt that names the thing', () => {
    const ideasFor = (prompt: string) => readAiFailure(refusal(prompt)).ideas;
    for (const prompt of ['change the color', 'make the sea green and a ship', 'make him wear a red tie']) {
      expect(ideasFor(prompt)).toHaveLength(3);
      expect(ideasFor(prompt).join()).not.toMatch(/car|face|skin|eyes/);
    }
    expect(ideasFor('change the color of the car')).toContain('Make the car red');
  });

  it('states what Safelight never does, and how to request what is possible', () => {
    expect(refusal('remove the watermark')).toContain('Safelight does not remove watermarks');
    expect(refusal('undress her')).toContain('Safelight does not take clothes off people.');
    expect(refusal('remove the lamp post')).toContain('Paint over what should go');
    expect(refusal('replace the background with a beach')).toContain(
      'A background can become a color, a gradient, or another of your images.',
    );
  });

  it('suggests only operations that this installation has', () => {
    const text = describeRefusal('add a hat', readPrompt('add a hat'), ['vintage', 'border']);
    expect(readAiFailure(text).ideas).toEqual(['Add a white border', 'Make it vintage']);
  });

  it('reports that no edit was found in a prompt that requests nothing', () => {
    expect(refusal('please')).toMatch(/^No edit was found in these words\./);
  });
});

describe('planOf', () => {
  const plan = (prompt: string) => planOf(prompt, readPrompt(prompt));

  it('lists the steps with their strengths and parts, and suggests nothing if there are any', () => {
    expect(plan('black and white, then strong vintage, and brighten the faces')).toEqual({
      steps: ['brighten (the face)', 'black and white', 'vintage (strong)'],
      needsReference: [],
      notDone: [],
      hints: [],
      nearest: [],
    });
  });

  it('quotes what is not done beside the steps', () => {
    expect(plan('vintage and add a hat')).toEqual({
      steps: ['vintage'],
      needsReference: [],
      notDone: ['“add a hat”'],
      hints: [],
      nearest: [],
    });
  });

  it('has hints only beside something that is not done', () => {
    const reading = readPrompt('make it vintage');
    const hints = ['Hats are rare.'];
    expect(planOf('', { ...reading, hints }).hints).toEqual([]);
    expect(planOf('', { ...reading, hints, notPossible: ['“a hat”'] }).hints).toEqual(hints);
    expect(describePlan({ ...reading, hints }, [])).toBe('Vintage.');
    expect(planOf('', { ...reading, steps: [], hints }).hints).toEqual(hints);
  });

  it.each([
    ['Pixelate this', 'pixelate (the whole image)'],
    ['blur it slightly', 'blur (the whole image, subtle)'],
  ])('says that “%s” hides the whole picture, and how to hide a part', (prompt, step) => {
    expect(plan(prompt)).toMatchObject({
      steps: [step],
      hints: ['Paint over a part, and only that is hidden.'],
    });
    const ofArea = planOf(prompt, readPrompt(prompt, { mask: true, reference: false }), { isMasked: true });
    expect(ofArea.steps.join()).not.toContain('whole');
    expect(ofArea.hints).toEqual([]);
  });

  it('does not call a part the whole picture', () => {
    expect(plan('pixelate the left half')).toMatchObject({ steps: ['pixelate (the left half)'], hints: [] });
  });

  it('contains every part of the text of a refusal', () => {
    const prompt = 'remove the watermark';
    const { steps, notDone, hints, nearest } = plan(prompt);
    expect([steps, notDone]).toEqual([[], ['“remove the watermark”']]);
    expect(nearest).toHaveLength(3);
    expect(describeRefusal(prompt, readPrompt(prompt))).toBe(
      [unableTo(notDone), ...hints, ableTo(nearest)].join(' '),
    );
  });
});

describe('limitTo', () => {
  it('moves the operations that this installation lacks to `notPossible`', () => {
    const plan = limitTo(readPrompt('remove the background and make it vintage'), ['vintage']);
    expect(plan).toMatchObject({
      steps: [{ operation: 'vintage', strength: 1, options: {} }],
      notPossible: ['remove background'],
    });
  });
});

it('names the part and the amount of a step in one pair of parentheses', () =>
  expect(describePlan(readPrompt('brighten the eyes slightly'), [])).toBe('Brighten (the eyes, subtle).'));
