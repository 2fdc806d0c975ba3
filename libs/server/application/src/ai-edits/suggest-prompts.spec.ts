import { DomainError } from '@safelight/domain';
import { DEFAULT_MAIN_PROMPT, DEFAULT_SUGGESTIONS, nineSuggestions } from '@safelight/rules';
import type { PromptWriter } from '../ports/index.ts';
import { createWorld } from '../testing/index.ts';
import { suggestPrompts } from './suggest-prompts.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const { uid } = await world.uploadText(user.id, 'picture');
  return { world, user, viewer, uid };
};

describe('prompt suggestions for an image', () => {
  const writer = (answer: PromptWriter['suggest']): PromptWriter => ({ name: 'fake', suggest: answer });
  const broken = writer(() => Promise.reject(new Error('no answer')));

  it('are exactly nine different phrases of 2 to 4 words: those of the model, then default ones', async () => {
    const { world, user, viewer, uid } = await setUp();
    const talkative = writer(async () => ({
      main: '  Turn the hill golden. ',
      suggestions: ['Golden hour', 'golden  hour', 'Sky', 'a phrase of five whole words', 'Add neon glow'],
    }));
    const suggest = suggestPrompts({ ...world, promptWriters: [broken, talkative] });
    const { main, suggestions } = await suggest(viewer, uid);
    expect(main).toBe('Turn the hill golden.');
    expect(suggestions).toEqual(['Golden hour', 'Add neon glow', ...DEFAULT_SUGGESTIONS.slice(0, 7)]);
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
  });

  it('are the default ones if the model does not answer or none is configured', async () => {
    const { world, viewer, uid } = await setUp();
    for (const promptWriters of [[], [broken]]) {
      expect(await suggestPrompts({ ...world, promptWriters })(viewer, uid)).toEqual({
        main: DEFAULT_MAIN_PROMPT,
        suggestions: [...DEFAULT_SUGGESTIONS],
      });
    }
    expect(nineSuggestions(Array.from({ length: 20 }, (_, index) => `idea ${index}`))).toHaveLength(9);
  });

  it('are available only to the owner of the image, sixty times an hour', async () => {
    const { world, viewer, uid } = await setUp();
    const eve = await world.signUp('eve');
    const suggest = suggestPrompts({ ...world, promptWriters: [] });
    await expect(suggest(eve.viewer, uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (let i = 0; i < 60; i += 1) await suggest(viewer, uid);
    await expect(suggest(viewer, uid)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(suggest(viewer, uid)).rejects.toBeInstanceOf(DomainError);
  });
});
