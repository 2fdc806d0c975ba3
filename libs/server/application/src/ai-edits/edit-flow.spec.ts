import { expire } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import {
  answersError,
  answersImage,
  answersRefusal,
  answersText,
  answersUnable,
  createWorld,
  editRequest,
  ScriptedEditor,
} from '../testing/index.ts';
import { getAiCapabilities } from './ai-capabilities.ts';
import { requestAiEdit, type AiEditRequest } from './request-ai-edit.ts';
import { runAiEdit } from './run-ai-edit.ts';

const failed = (message: string): string => TEXTS.ai.wrapped(TEXTS.ai.failed(message));

const setUp = async (...editors: ScriptedEditor[]) => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture of a hill');
  const request = (changes: Partial<AiEditRequest> = {}) =>
    requestAiEdit(world)(viewer, editRequest(image.uid, 'make it vintage', changes));
  /** Requests an edit, runs it, and returns it after it has ended. */
  const run = async (changes: Partial<AiEditRequest> = {}) => {
    const { id } = await request(changes);
    await runAiEdit({ ...world, editors })(id, new AbortController().signal);
    return world.useCases.getAiEdit(viewer, id);
  };
  const balance = () => world.repositories.credits.balance(user.id);
  const result = async (): Promise<string> => {
    const latest = (await world.repositories.images.listVersions(image.uid)).at(-1);
    return world.store.objects.get(latest?.original.key ?? '')?.toString() ?? '';
  };
  return { world, user, viewer, image, request, run, balance, result };
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('the configured AI editors', () => {
  it('are tried in order until one of them can do the edit', async () => {
    const editors = [
      new ScriptedEditor(answersUnable('Set A_KEY for this.')),
      new ScriptedEditor(answersImage),
      new ScriptedEditor(),
    ];
    const { run, balance } = await setUp(...editors);
    expect(await run()).toMatchObject({ state: 'succeeded' });
    expect(editors.map(({ prompts }) => prompts.length)).toEqual([1, 1, 0]);
    expect(await balance()).toBe(99);
  });

  it('are each retried: three attempts after errors, and one with the decade only after a text answer', async () => {
    const boom = answersError('INTERNAL');
    const broken = new ScriptedEditor(boom, boom, boom);
    const talker = new ScriptedEditor(answersText('no'), answersImage);
    const { run } = await setUp(broken, talker);
    expect(await run({ prompt: 'like the 1980s' })).toMatchObject({ state: 'succeeded' });
    expect(broken.prompts).toHaveLength(3);
    expect(talker.prompts).toEqual(['like the 1980s', expect.stringContaining('1980s')]);
  });

  it('are not tried after a previous editor has refused the edit or answered with text', async () => {
    for (const answer of [answersRefusal('Blocked.'), answersText('Just words.')]) {
      const next = new ScriptedEditor();
      const { run, balance } = await setUp(new ScriptedEditor(answer), next);
      expect(await run()).toMatchObject({ state: 'failed' });
      expect(next.prompts).toEqual([]);
      expect(await balance()).toBe(100);
    }
  });

  it('report that one of them is broken rather than that another cannot do the edit, and cost no credit', async () => {
    const boom = answersError('INTERNAL');
    for (const order of [0, 1]) {
      const editors = [new ScriptedEditor(boom, boom, boom), new ScriptedEditor(answersUnable('Set A_KEY.'))];
      const { run, balance } = await setUp(...(order === 0 ? editors : editors.reverse()));
      expect(await run()).toMatchObject({ state: 'failed', errorMessage: failed('INTERNAL') });
      expect(await balance()).toBe(100);
    }
  });

  it('report why the last of them cannot do the edit, and which setting to change', async () => {
    const { run, balance } = await setUp(
      new ScriptedEditor(answersUnable('No.')),
      new ScriptedEditor(answersUnable('Not with this model.')),
    );
    expect(await run()).toMatchObject({
      state: 'failed',
      errorMessage: failed('Not with this model.'),
    });
    expect(await balance()).toBe(100);
  });

  it('have their capabilities combined, without those of editors that are unavailable', async () => {
    const [first, second, off] = [new ScriptedEditor(), new ScriptedEditor(), new ScriptedEditor()];
    const vintage = { id: 'vintage', title: 'make it vintage', example: 'Make it vintage' };
    const blur = { id: 'blur', title: 'blur', example: 'Blur it' };
    first.known = { freeform: false, references: false, operations: [vintage] };
    second.known = { freeform: false, references: true, operations: [vintage, blur] };
    off.known = null;
    const capabilities = getAiCapabilities({ editors: [first, second, off], subjectFinder: null });
    expect(await capabilities()).toEqual({
      editors: ['scripted', 'scripted'],
      freeform: false,
      references: true,
      operations: [vintage, blur],
      areas: ['painted'],
      creditsPerEdit: 1,
    });
  });
});

describe('an edit of an area', () => {
  it('keeps the original pixels outside of a painted mask, even if the editor changed them', async () => {
    const editor = new ScriptedEditor(answersImage);
    const { run, result } = await setUp(editor);
    expect(await run({ mask: base64('mask of the sky') })).toMatchObject({
      state: 'succeeded',
      area: 'painted',
    });
    expect(editor.requests[0]?.maskPath).not.toBeNull();
    expect(await result()).toBe(
      'picture: picture edited in mask of the sky, picture of a hill outside, 1 px',
    );
  });

  it.each([
    ['subject', 'the subject'],
    ['background', 'all but the subject'],
  ] as const)('with the area "%s" changes only %s', async (area, mask) => {
    const { run, result } = await setUp(new ScriptedEditor(answersImage));
    expect(await run({ area })).toMatchObject({ state: 'succeeded', area });
    expect(await result()).toContain(`in ${mask},`);
  });

  it('fails and costs no credit if there is no subject, or no model that can detect one', async () => {
    const { world, user, viewer, balance } = await setUp();
    const fog = await world.uploadText(user.id, 'picture of fog');
    const wish = editRequest(fog.uid, 'make it vintage', { area: 'subject' });
    const { id } = await requestAiEdit(world)(viewer, wish);
    await runAiEdit({ ...world, editors: [] })(id, new AbortController().signal);
    expect(await world.useCases.getAiEdit(viewer, id)).toMatchObject({
      state: 'failed',
      errorMessage: TEXTS.ai.wrapped(TEXTS.ai.noSubject),
      failure: 'nothing_found',
    });
    const blind = requestAiEdit({ ...world, subjectFinder: null })(viewer, wish);
    await expect(blind).rejects.toMatchObject({ code: 'UNSUPPORTED_EDIT' });
    expect(await balance()).toBe(100);
  });

  it('takes a mask as the data URL of a canvas', async () => {
    const { run, result } = await setUp(new ScriptedEditor(answersImage));
    await run({ mask: `data:image/png;base64,${base64('mask of the sky')}` });
    expect(await result()).toContain('in mask of the sky,');
  });

  it.each([
    ['no valid base64', { mask: 'mäsk' }],
    ['the data URL of another format', { mask: `data:image/jpeg;base64,${base64('mask')}` }],
    ['not a PNG', { mask: base64('nothing') }],
    ['larger than 1 MiB', { mask: base64('mask'.padEnd(1024 * 1024 + 1, 'x')) }],
    ['sent together with an area', { mask: base64('mask'), area: 'subject' as const }],
  ])('is refused and reserves no credit if its mask is invalid: %s', async (_name, changes) => {
    const { request, balance } = await setUp();
    await expect(request(changes)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await balance()).toBe(100);
  });

  it('is answered with the first edit if it is repeated with its mask, even after the image has changed', async () => {
    const { world, image, user, viewer, request } = await setUp();
    const changes = { idempotencyKey: 'once', mask: base64('mask') };
    const first = await request(changes);
    const versionId = image.current.id;
    const ofVersion = await request({ ...changes, versionId, idempotencyKey: 'version' });
    await world.repositories.images.trash(user.id, [image.uid], world.clock.now());
    expect((await request(changes)).id).toBe(first.id);
    expect((await request({ ...changes, versionId, idempotencyKey: 'version' })).id).toBe(ofVersion.id);
    await expect(request({ ...changes, idempotencyKey: 'other' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await world.useCases.getAiEdit(viewer, first.id)).toMatchObject({ id: first.id });
  });

  it('is refused if its Idempotency-Key was used with another mask, area or reference image', async () => {
    const { world, user, request } = await setUp();
    const other = await world.uploadText(user.id, 'picture of a lake');
    const idempotencyKey = 'once';
    const first = await request({ idempotencyKey, mask: base64('mask') });
    expect((await request({ idempotencyKey, mask: base64('mask') })).id).toBe(first.id);
    for (const changes of [{}, { mask: base64('mask 2') }, { area: 'subject' as const }]) {
      await expect(request({ idempotencyKey, ...changes })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
    }
    await expect(
      request({ idempotencyKey, mask: base64('mask'), referenceUid: other.uid }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });
});

describe('an edit with a reference image', () => {
  it('passes the image to an editor that can use it, and skips one that cannot', async () => {
    const blind = new ScriptedEditor();
    blind.known = { freeform: true, references: false, operations: [] };
    const looks: string[] = [];
    const editor = new ScriptedEditor((request, context) => {
      looks.push(request.reference?.contentType ?? 'none');
      return answersImage(request, context);
    });
    const { world, user, run } = await setUp(blind, editor);
    const lake = await world.uploadText(user.id, 'picture of a lake', 'private');
    expect(await run({ referenceUid: lake.uid })).toMatchObject({
      state: 'succeeded',
      referenceVersionId: lake.current.id,
    });
    expect(blind.prompts).toEqual([]);
    expect(looks).toEqual(['image/png']);
  });

  it('is accepted only if that image, public or private, belongs to the same user', async () => {
    const { world, request, balance } = await setUp();
    const eve = await world.signUp('eve');
    const theirs = await world.uploadText(eve.user.id, 'picture', 'public');
    for (const referenceUid of [theirs.uid, 'nonsense']) {
      await expect(request({ referenceUid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await balance()).toBe(100);
  });

  it('fails and costs no credit if the reference image was deleted in the meantime', async () => {
    const { world, user, viewer, request, balance } = await setUp();
    const lake = await world.uploadText(user.id, 'picture of a lake');
    const { id } = await request({ referenceUid: lake.uid });
    await world.repositories.images.trash(user.id, [lake.uid], new Date());
    await runAiEdit({ ...world, editors: [new ScriptedEditor()] })(id, new AbortController().signal);
    expect(await world.useCases.getAiEdit(viewer, id)).toMatchObject({
      state: 'failed',
      errorMessage: TEXTS.images.loadFailed,
      failure: 'input_deleted',
    });
    expect(await balance()).toBe(100);
  });
});

describe('the size of a result', () => {
  it.each([
    ['free', 3_840],
    ['bulk_pack', 7_680],
    ['pro_subscription', 7_680],
  ] as const)('is limited by the plan: on %s its longest side is %d px', async (plan, side) => {
    const editor = new ScriptedEditor(answersImage);
    const { world, user, run } = await setUp(editor);
    world.changeUser(user.id, { plan });
    await run();
    expect(editor.requests[0]?.maxSide).toBe(side);
    expect(PLAN_LIMITS[plan].upscaledSide).toBe(side);
  });
});

describe('running a finished edit again', () => {
  it('repeats the request with the same mask as a new edit, which costs a credit', async () => {
    const { world, viewer, run, balance } = await setUp(new ScriptedEditor(answersImage));
    const first = await run({ mask: base64('mask of the sky') });
    const again = await world.useCases.rerunAiEdit(viewer, first.id, null);
    expect(again).toMatchObject({ state: 'queued', prompt: first.prompt, area: 'painted' });
    expect(again.id).not.toBe(first.id);
    expect(await world.aiEditJobs.findMask(again.id)).toEqual(await world.aiEditJobs.findMask(first.id));
    expect(await balance()).toBe(98);
  });

  it('is refused while the edit is running, for other users, and without credits', async () => {
    const { world, user, viewer, request, run } = await setUp(new ScriptedEditor(answersImage));
    const done = await run();
    const open = await request();
    await expect(world.useCases.rerunAiEdit(viewer, open.id, null)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const eve = await world.signUp('eve');
    await expect(world.useCases.rerunAiEdit(eve.viewer, done.id, null)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { credits } = world.repositories;
    const left = await credits.balance(user.id);
    await credits.append(expire(user.id, left, 'test'));
    await expect(world.useCases.rerunAiEdit(viewer, done.id, null)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      details: { needed: 1, balance: 0 },
    });
  });

  it('creates one edit from 20 requests with one Idempotency-Key', async () => {
    const { world, viewer, run, balance } = await setUp(new ScriptedEditor(answersImage));
    const { id } = await run();
    const again = await Promise.all(
      Array.from({ length: 20 }, () => world.useCases.rerunAiEdit(viewer, id, 'again')),
    );
    expect(new Set(again.map((job) => job.id)).size).toBe(1);
    expect(await balance()).toBe(98);
  });
});
