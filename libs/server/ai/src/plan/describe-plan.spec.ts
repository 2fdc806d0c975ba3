import { describePlan, describeRefusal, limitTo } from './describe-plan.ts';
import { readPrompt } from './read-prompt.ts';

describe('describePlan', () => {
  it('names the steps in order, with amounts other than the usual', () => {
    expect(describePlan(readPrompt('black and white, then strong vintage'), [])).toBe(
      'Black and white, then vintage (strong).',
    );
  });

  it('leaves amounts out where they make no difference', () => {
    expect(describePlan(readPrompt('strongly remove the background'), [])).toBe('Remove background.');
  });

  it('adds what was noticed and what was not done, with the setting that helps', () => {
    expect(describePlan(readPrompt('vintage and add a hat'), ['Only the first frame was edited.'])).toBe(
      'Vintage. Only the first frame was edited. Not done: “add a hat”. ' +
        'That needs a generative model, which is not set up here.',
    );
  });
});

describe('describeRefusal', () => {
  it('names the wish, what can be done instead, and the setting that helps', () => {
    const text = describeRefusal(readPrompt('Add a hat'));
    expect(text).toContain('cannot do this: “add a hat”.');
    expect(text).toMatch(/It can, for example: .*black and white, /);
    expect(text).toContain('Anything else needs a generative model');
    expect(text).not.toMatch(/[A-Z]_[A-Z]/);
  });

  it('adds how to ask for it, where words were understood and could not be met', () => {
    expect(describeRefusal(readPrompt('remove the watermark'))).toContain('Paint over what should go');
    expect(describeRefusal(readPrompt('replace the background with a beach'))).toContain(
      'A background can become a color, a gradient, or another of your pictures.',
    );
  });

  it('says so when no wish was found', () => {
    expect(describeRefusal(readPrompt('please'))).toMatch(/^No edit was found in these words\./);
  });
});

describe('limitTo', () => {
  it('moves operations this installation lacks to what is not possible', () => {
    const plan = limitTo(readPrompt('remove the background and make it vintage'), ['vintage']);
    expect(plan).toMatchObject({
      steps: [{ operation: 'vintage', strength: 1, options: {} }],
      notPossible: ['remove background'],
    });
  });
});
