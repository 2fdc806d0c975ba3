import { readAiFailure } from '@safelight/rules';
import { describePlan, describeRefusal, limitTo } from './describe-plan.ts';
import { readPrompt } from './read-prompt.ts';

describe('describePlan', () => {
  it('names the steps in order, with amounts other than the usual', () => {
    expect(describePlan(readPrompt('black and white, then strong vintage'), [])).toBe(
      'Black and white, then vintage (strong).',
    );
  });

  it('says where, when only a part is changed', () => {
    expect(describePlan(readPrompt('only the person in color'), [])).toBe(
      'Black and white except the subject.',
    );
    expect(describePlan(readPrompt('darken the background'), [])).toBe('Darken in the background.');
  });

  it('leaves amounts out where they make no difference', () => {
    expect(describePlan(readPrompt('strongly remove the background'), [])).toBe('Remove background.');
  });

  it('adds what was noticed and what was not done', () => {
    expect(describePlan(readPrompt('vintage and add a hat'), ['Only the first frame was edited.'])).toBe(
      'Vintage. Only the first frame was edited. Not done: “add a hat”.',
    );
  });
});

describe('describeRefusal', () => {
  const refusal = (prompt: string): string => describeRefusal(prompt, readPrompt(prompt));

  it('names the wish and the three nearest things that can be done, as prompts', () => {
    const text = refusal('Change the background to a forest');
    expect(text).toContain('The built-in editor cannot do this: “change the background to a forest”.');
    expect(readAiFailure(text).ideas).toEqual([
      'Blur background',
      'Make the background white',
      'Remove background',
    ]);
  });

  it.each(['Add a hat', 'colorize it', 'remove the watermark', 'make her smile', 'save it as pdf'])(
    'offers prompts that work, and no names of settings: %s',
    (prompt) => {
      const { ideas } = readAiFailure(refusal(prompt));
      expect(ideas).toHaveLength(3);
      for (const idea of ideas) expect(readPrompt(idea).steps).toHaveLength(1);
      expect(refusal(prompt)).not.toMatch(/[A-Z]_[A-Z]|model/);
    },
  );

  it('says what is not done for anybody, and how to ask for what could be', () => {
    expect(refusal('remove the watermark')).toContain('Safelight does not remove watermarks');
    expect(refusal('undress her')).toContain('Safelight does not take clothes off people.');
    expect(refusal('remove the lamp post')).toContain('Paint over what should go');
    expect(refusal('replace the background with a beach')).toContain(
      'A background can become a color, a gradient, or another of your pictures.',
    );
  });

  it('offers only what this installation can do', () => {
    const text = describeRefusal('add a hat', readPrompt('add a hat'), ['vintage', 'border']);
    expect(readAiFailure(text).ideas).toEqual(['Add a white border', 'Make it vintage']);
  });

  it('says so when no wish was found', () => {
    expect(refusal('please')).toMatch(/^No edit was found in these words\./);
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
