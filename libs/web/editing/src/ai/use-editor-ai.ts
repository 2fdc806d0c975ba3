import { useApolloClient, useQuery } from '@apollo/client/react';
import { type Action, type ImageLayer, layerById, shownDocument } from '@safelight/engine';
import { PLAN_LIMITS } from '@safelight/rules';
import { EditorAiDocument } from '@safelight/web-data';
import {
  type AiEdit,
  clearedEditsAtom,
  clearEditsAtom,
  type EditLimits,
  type EditOptions,
  useAiEdit,
} from '@safelight/web-images';
import { usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusCanvas } from '../chrome/focus-canvas.ts';
import { checkAddedBytes } from '../pictures/layer-problem.ts';
import { problemOf } from '../saving/failure-of.ts';
import { useActionPreview, useEditing } from '../session/editing-session.ts';
import { useLatest } from '../session/use-latest.ts';
import type { AiJob, AiResultOnView, AiVersion } from './ai-result.ts';
import { CUT_OUT_PROMPT, layerToCutOut, maskByCutOut } from './cut-out.ts';
import { EDIT_EVERYWHERE, type EditArea, type EditPurpose, EVERYWHERE } from '../purposes/edit-purpose.ts';
import { prepareEdit, prepareLayer, addResult } from './prepare-edit.ts';
import { type Sending, usePreparation } from './use-preparation.ts';

export interface EditorAi {
  readonly edit: AiEdit;
  /** Masks the background of the selected picture; does nothing unless a single changeable picture is selected. */
  readonly cutOut: () => Promise<void>;
  readonly jobs: readonly AiJob[];
  readonly versions: readonly AiVersion[];
  /** The results of this session that were not discarded, newest first. */
  readonly waiting: readonly AiResultOnView[];
  /** The result previewed on the canvas. */
  readonly looked: AiResultOnView | null;
  readonly look: (versionId: string | null) => void;
  readonly accept: (result: AiResultOnView) => Promise<void>;
  readonly discard: (result: AiResultOnView) => void;
  /** True when the edit is limited to the selected layer, because no area was painted. */
  readonly isLayerOnly: boolean;
  readonly setLayerOnly: (isLayerOnly: boolean) => void;
}

/** The id of the layer that previews a result. */
const ON_VIEW = 'ai-result-on-view';

/** How an edit looks while its picture is sent, whatever became of the edit before. */
const SENDING = {
  running: true,
  stage: 'Sending the image',
  problem: null,
  failedId: null,
  outcome: null,
} as const;

interface Prepared {
  readonly versionId: string;
  readonly limits: EditLimits;
  readonly purpose: EditPurpose;
}

/** The AI edits of the open document: requested, followed, previewed on the canvas, and accepted as layers. */
export const useEditorAi = (): EditorAi => {
  const session = useEditing();
  const { editor, pictures, image, purposes } = session;
  const client = useApolloClient();
  const toasts = useToasts();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  // While the addresses of a new version are loaded, the versions before it stay.
  const {
    previousData,
    data = previousData,
    refetch,
  } = useQuery(EditorAiDocument, {
    variables: { uid: image.uid },
    fetchPolicy: 'cache-and-network',
  });
  const cleared = useAtomValue(clearedEditsAtom);
  const clear = useSetAtom(clearEditsAtom);
  const [areas, setAreas] = useState<ReadonlyMap<string, EditArea>>(() => new Map());
  const [lookedId, setLookedId] = useState<string | null>(null);
  const preparation = usePreparation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLayerOnly, setLayerOnly] = useState(false);
  const asked = useRef<EditPurpose>(EDIT_EVERYWHERE);

  /** Masks a layer by its cut-out. */
  const hideBackground = async (layer: ImageLayer, versionId: string): Promise<void> => {
    try {
      const action = await maskByCutOut(session, { asked: layer, versionId });
      if (action !== null && editor.run(action)) return;
      setProblem('The layer changed while it was being cut out. Cut it out again.');
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  const areaOf = async (jobId: string): Promise<EditArea> => {
    const purpose = await purposes.find(jobId);
    return purpose?.kind === 'edit' ? purpose.area : EVERYWHERE;
  };

  /** Previews a result on the canvas, limited to the requested area. */
  const lookAt = async (versionId: string, jobId: string): Promise<void> => {
    const area = areas.get(jobId) ?? (await areaOf(jobId));
    setAreas((known) => new Map([...known, [jobId, area]]));
    setLookedId(versionId);
  };

  const showResult = async (versionId: string, jobId: string): Promise<void> => {
    const [purpose] = await Promise.all([purposes.find(jobId), refetch()]);
    if (purpose?.kind === 'cut-out') {
      await hideBackground(purpose.layer, versionId);
      return;
    }
    await pictures.ready([{ kind: 'version', versionId }]).catch(() => undefined);
    await lookAt(versionId, jobId);
  };

  const jobs = data?.image?.aiEditJobs ?? [];
  const versions = data?.image?.versions ?? [];
  const edit = useAiEdit({
    image: { uid: image.uid, aiEditJobs: jobs },
    onStarted: (jobId) => void purposes.keep(jobId, asked.current),
    onResult: (versionId, jobId) => void showResult(versionId, jobId),
  });

  const waiting = jobs.flatMap((job) => {
    const version = versions.find(({ id }) => id === job.resultVersion?.id);
    return version === undefined || !areas.has(job.id) || cleared.has(job.id) ? [] : [{ job, version }];
  });
  const looked = waiting.find(({ version }) => version.id === lookedId) ?? null;
  const lookedArea = looked === null ? EVERYWHERE : (areas.get(looked.job.id) ?? EVERYWHERE);
  const lookedVersion = looked?.version;
  useActionPreview(
    useMemo(
      () => (lookedVersion === undefined ? null : addResult(lookedVersion, lookedArea, ON_VIEW)),
      [lookedVersion, lookedArea],
    ),
  );

  const addingOf = ({ job, version }: AiResultOnView, id: string): Action =>
    addResult(version, areas.get(job.id) ?? EVERYWHERE, id);

  const add = (result: AiResultOnView): void => {
    setLookedId(null);
    const id = editor.newId();
    editor.cancel();
    if (!editor.run(addingOf(result, id))) return;
    editor.select([id]);
    // The area is no longer needed, and its tint would cover the result.
    editor.dropAiMask();
  };
  const latest = useLatest({ looked, add });
  const isAccepting = useRef(false);
  const accept = async (result: AiResultOnView): Promise<void> => {
    if (isAccepting.current) return;
    isAccepting.current = true;
    try {
      const { document } = editor.state;
      await checkAddedBytes(document, addingOf(result, ON_VIEW).change(document), pictures);
      // While the sizes were read, a save may have added it, or another result was looked at.
      if (latest.current.looked?.job.id !== result.job.id) return;
      add(result);
      focusCanvas();
    } catch (error) {
      toasts.error(`The result could not be added. ${problemOf(error)}`);
    } finally {
      isAccepting.current = false;
    }
  };
  // What is saved and exported is what is shown, and so contains the result on view.
  useEffect(
    () =>
      editor.whenSettling(() => {
        const { current } = latest;
        const isShown = layerById(shownDocument(editor.state.document, editor.state.draft), ON_VIEW) !== null;
        if (current.looked !== null && isShown) current.add(current.looked);
      }),
    [editor, latest],
  );

  /** Prepares what the server needs, then requests an edit of it. */
  const ask = async (
    prompt: string,
    prepare: (sending: Sending) => Promise<Prepared>,
    options: Pick<EditOptions, 'referenceUid'> = {},
  ): Promise<void> => {
    if (preparation.isRunning || edit.running) return;
    setProblem(null);
    setLookedId(null);
    try {
      const prepared = await preparation.run(prepare);
      if (prepared === null) return;
      const { versionId, limits, purpose } = prepared;
      asked.current = purpose;
      await edit.request(prompt, versionId, { ...limits, ...options });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  const request: AiEdit['request'] = (prompt, _versionId, { referenceUid = null } = {}) =>
    ask(
      prompt,
      async (sending) => {
        const { area, ...source } = await prepareEdit({ client, session, maxBytes, sending }, isLayerOnly);
        return { ...source, purpose: { kind: 'edit', area } };
      },
      { referenceUid },
    );

  const cutOut = async (): Promise<void> => {
    const layer = layerToCutOut(editor.state);
    if (layer === null) return;
    await ask(CUT_OUT_PROMPT, async (sending) => ({
      ...(await prepareLayer({ client, session, sending }, layer)),
      purpose: { kind: 'cut-out', layer },
    }));
  };

  return {
    edit: {
      ...edit,
      ...(preparation.isRunning
        ? { ...SENDING, progress: preparation.progress, cancel: preparation.cancel }
        : { problem: problem ?? edit.problem }),
      request,
      rerun: async (jobId) => {
        setProblem(null);
        asked.current = (await purposes.find(jobId)) ?? EDIT_EVERYWHERE;
        await edit.rerun(jobId);
      },
    },
    cutOut,
    jobs,
    versions,
    waiting,
    looked,
    look: (versionId) => {
      const job = jobs.find(({ resultVersion }) => versionId !== null && resultVersion?.id === versionId);
      if (job === undefined || versionId === null) setLookedId(versionId);
      else void lookAt(versionId, job.id);
    },
    accept,
    discard: ({ job }) => {
      setLookedId(null);
      clear([job.id]);
      focusCanvas();
    },
    isLayerOnly,
    setLayerOnly,
  };
};
