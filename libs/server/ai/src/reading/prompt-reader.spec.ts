import { createPromptReader } from './prompt-reader.ts';
import { promptsHere } from './prompts-here.ts';

const GIVEN = { mask: false, reference: false };
const AVAILABLE = ['vintage', 'border', 'remove-object'] as const;

const reader = createPromptReader();
afterAll(() => reader.stop());

describe('a reader of prompts in a thread', () => {
  it('reads, limits, refuses, plans and describes as one in this thread does', async () => {
    const prompt = 'make it vintage and add a hat';
    const work = async (prompts: typeof promptsHere) => {
      const reading = await prompts.read(prompt, GIVEN);
      const limited = await prompts.limit(reading, ['border']);
      return {
        reading,
        limited,
        refusal: await prompts.refuse(prompt, limited, ['border']),
        plan: await prompts.plan(prompt, GIVEN, AVAILABLE),
        described: await prompts.describe(reading, ['A note.']),
      };
    };
    const done = await work(reader);
    expect(done).toEqual(await work(promptsHere));
    expect(done.plan.steps).toEqual(['vintage']);
  });

  it('leaves this thread free meanwhile', async () => {
    const plans = Promise.all(
      Array.from({ length: 5 }, () => reader.plan('blur the sky, sharpen the dog', GIVEN, AVAILABLE)),
    ).then(() => true);
    // With the reading in this thread, nothing else would happen until all is read.
    let turns = 0;
    while (!(await Promise.race([plans, new Promise<false>((next) => setImmediate(next, false))])))
      turns += 1;
    expect(turns).toBeGreaterThan(100);
  });
});
