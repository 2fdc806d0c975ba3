import { ANONYMOUS, type DomainError, type Viewer } from '@safelight/domain';
import { PROMPT_MAX_LENGTH, TEXTS } from '@safelight/rules';
import type { EditPlan, RequestedEdit } from '../ports/index.ts';
import { createWorld, ScriptedEditor } from '../testing/index.ts';
import { planAiEdit, type AiEditPlanRequest } from './plan-ai-edit.ts';

const NO_HAT = { needsReference: [], notDone: ['“add a hat”'], hints: [] };
const PARTIAL: EditPlan = { ...NO_HAT, steps: ['vintage'], nearest: [] };
const REFUSED: EditPlan = { ...NO_HAT, steps: [], nearest: ['Add a white border'] };

/** An editor that plans, and the edits for which it was asked to. */
const planning = (plan: EditPlan | null) => {
  const considered: RequestedEdit[] = [];
  const editor = Object.assign(new ScriptedEditor(), {
    plan: async (edit: RequestedEdit) => {
      considered.push(edit);
      return plan;
    },
  });
  return { editor, considered };
};

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const { uid, current } = await world.uploadText(user.id, 'picture');
  const ask = (
    editors: readonly ScriptedEditor[],
    changes: Partial<AiEditPlanRequest> = {},
    by: Viewer = viewer,
  ) =>
    planAiEdit({ ...world, editors })(by, {
      imageUid: uid,
      prompt: 'make it vintage and add a hat',
      area: null,
      referenceUid: null,
      ...changes,
    });
  return { world, user, viewer, uid, current, ask };
};

describe('the plan of an edit', () => {
  it('is that of the editor which would make the edit, and costs and changes nothing', async () => {
    const { world, user, ask } = await setUp();
    const { editor, considered } = planning(PARTIAL);
    expect(await ask([editor], { prompt: '  make it vintage and add a hat ' })).toEqual(PARTIAL);
    expect(considered).toEqual([
      { prompt: 'make it vintage and add a hat', hasMask: false, hasReference: false },
    ]);
    expect(editor.prompts).toEqual([]);
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    expect(world.database.tables.jobs.size).toBe(0);
  });

  it('says that all would be refused, and what is possible instead', async () => {
    const { ask } = await setUp();
    expect(await ask([planning(REFUSED).editor])).toEqual(REFUSED);
  });

  it('is not known when a model that accepts any prompt is asked first', async () => {
    const { ask } = await setUp();
    const { editor, considered } = planning(PARTIAL);
    expect(await ask([new ScriptedEditor(), editor])).toBeNull();
    expect(considered).toEqual([]);
    expect(await ask([])).toBeNull();
  });

  it('is not known when it is a refusal and another editor would be asked next', async () => {
    const { ask } = await setUp();
    expect(await ask([planning(REFUSED).editor, new ScriptedEditor()])).toBeNull();
    expect(await ask([planning(PARTIAL).editor, new ScriptedEditor()])).toEqual(PARTIAL);
  });

  it('is not known when the editor does not know it at present', async () => {
    const { ask } = await setUp();
    expect(await ask([planning(null).editor])).toBeNull();
  });

  it('with a reference is that of the first editor that can use one', async () => {
    const { world, user, ask } = await setUp();
    const other = await world.uploadText(user.id, 'picture of a beach');
    const { editor, considered } = planning(PARTIAL);
    const blind = new ScriptedEditor();
    blind.known = { freeform: true, references: false, operations: [] };
    expect(await ask([blind, editor], { referenceUid: other.uid })).toEqual(PARTIAL);
    expect(considered).toMatchObject([{ hasReference: true }]);
    expect(await ask([blind, editor])).toBeNull();
  });

  it('takes into account whether the edit is limited to an area', async () => {
    const { ask } = await setUp();
    const { editor, considered } = planning(PARTIAL);
    for (const area of ['painted', 'subject', 'background'] as const) await ask([editor], { area });
    expect(considered.map(({ hasMask }) => hasMask)).toEqual([true, true, true]);
  });

  it('is refused as the edit itself would be', async () => {
    const { world, uid, ask } = await setUp();
    const editors = [planning(PARTIAL).editor];
    const tooLong = `Use at most ${PROMPT_MAX_LENGTH} characters.`;
    const refusals: readonly [Partial<AiEditPlanRequest>, Partial<DomainError>][] = [
      [{ prompt: '  ' }, { code: 'INVALID_INPUT', message: TEXTS.ai.promptRequired }],
      [{ prompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1) }, { code: 'INVALID_INPUT', message: tooLong }],
      [{ imageUid: 'nothing' }, { code: 'NOT_FOUND' }],
    ];
    for (const [changes, error] of refusals) await expect(ask(editors, changes)).rejects.toMatchObject(error);
    expect(await ask(editors, { prompt: 'a'.repeat(PROMPT_MAX_LENGTH) })).toEqual(PARTIAL);
    const blind = planAiEdit({ ...world, editors, subjectFinder: null });
    const { viewer } = await world.signUp('bob');
    const onSubject = { imageUid: uid, prompt: 'brighter', area: 'subject', referenceUid: null } as const;
    await expect(blind(viewer, onSubject)).rejects.toMatchObject({ code: 'UNSUPPORTED_EDIT' });
  });

  it('is not made for an image or a reference of somebody else, even a public one, nor for visitors', async () => {
    const { world, uid, ask } = await setUp();
    const { editor, considered } = planning(PARTIAL);
    const eve = await world.signUp('eve');
    const theirs = await world.uploadText(eve.user.id, 'picture of eve', 'public');
    const missing = { code: 'NOT_FOUND' };
    await expect(ask([editor], { imageUid: theirs.uid })).rejects.toMatchObject(missing);
    await expect(ask([editor], { referenceUid: theirs.uid })).rejects.toMatchObject(missing);
    await expect(ask([editor], { imageUid: uid }, eve.viewer)).rejects.toMatchObject(missing);
    await expect(ask([editor], {}, ANONYMOUS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(considered).toEqual([]);
  });

  it('can be asked for three hundred times in 15 minutes, of long prompts less often, and without limit where none is known', async () => {
    const { world, ask } = await setUp();
    const editors = [planning(PARTIAL).editor];
    for (let i = 0; i < 400; i += 1) await ask([new ScriptedEditor()]);
    for (let i = 0; i < 300; i += 1) await ask(editors);
    await expect(ask(editors)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    world.clock.advance(15 * 60_000);
    const longest = { prompt: 'a'.repeat(PROMPT_MAX_LENGTH) };
    for (let i = 0; i < 30; i += 1) expect(await ask(editors, longest)).toEqual(PARTIAL);
    await expect(ask(editors)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
