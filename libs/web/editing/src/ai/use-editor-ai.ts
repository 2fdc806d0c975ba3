import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  acceptAiResult,
  type Action,
  hasTransform,
  type Layer,
  type LayerMask,
  layerById,
  setMask,
  type Stroke,
} from '@safelight/engine';
import { hashOf } from '@safelight/render';
import { PLAN_LIMITS } from '@safelight/rules';
import { EditorAiDocument, type EditorAiQuery, messageOf } from '@safelight/web-data';
import {
  type AiEdit,
  clearedEditsAtom,
  clearEditsAtom,
  type EditLimits,
  useAiEdit,
} from '@safelight/web-images';
import { usePlan } from '@safelight/web-session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useEditing } from '../session/editing-session.ts';
import { useShown } from '../session/use-shown.ts';
import { uploadCanvas, versionShown } from './edit-source.ts';
import { areaPicture, base64Of, maskBy } from './edited-area.ts';

type AiImage = NonNullable<EditorAiQuery['image']>;
export type AiVersion = AiImage['versions'][number];
export type AiJob = AiImage['aiEditJobs'][number];

/** What limits the result of an edit: strokes that were painted, or the shape of a layer. */
interface EditArea {
  readonly strokes: readonly Stroke[];
  readonly mask: LayerMask | null;
}

const EVERYWHERE: EditArea = { strokes: [], mask: null };

/** A result that waits to be accepted or discarded. */
export interface AiResultOnView {
  readonly job: AiJob;
  readonly version: AiVersion;
}

export interface EditorAi {
  readonly edit: AiEdit;
  readonly jobs: readonly AiJob[];
  readonly versions: readonly AiVersion[];
  /** Results of this session that were not discarded, newest first. */
  readonly waiting: readonly AiResultOnView[];
  /** The one that the canvas shows. */
  readonly looked: AiResultOnView | null;
  readonly look: (versionId: string | null) => void;
  readonly accept: (result: AiResultOnView) => void;
  readonly discard: (result: AiResultOnView) => void;
  /** Only the selected layer may change, when there is one and no area was painted. */
  readonly isLayerOnly: boolean;
  readonly setLayerOnly: (isLayerOnly: boolean) => void;
}

const putOver = ({ version }: AiResultOnView, { strokes, mask }: EditArea, id: string): Action => {
  const { model, prompt, processingTime } = version.aiEdit ?? { model: '', prompt: '', processingTime: 0 };
  const put = acceptAiResult(
    {
      id,
      name: `Version ${String(version.number)}`,
      source: { kind: 'version', versionId: version.id },
      width: version.width,
      height: version.height,
      ai: { model, prompt, processingMs: processingTime },
      maskStrokes: strokes,
    },
    null,
  );
  return mask === null
    ? put
    : { ...put, change: (document) => setMask(id, mask).change(put.change(document)) };
};

/** The edits in words of the open document: asked for, followed, looked at in place, accepted as layers. */
export const useEditorAi = (): EditorAi => {
  const session = useEditing();
  const { editor, pictures, image } = session;
  const client = useApolloClient();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const { data, refetch } = useQuery(EditorAiDocument, {
    variables: { uid: image.uid },
    fetchPolicy: 'cache-and-network',
  });
  const cleared = useAtomValue(clearedEditsAtom);
  const clear = useSetAtom(clearEditsAtom);
  const [areas, setAreas] = useState<ReadonlyMap<string, EditArea>>(() => new Map());
  const [lookedId, setLookedId] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLayerOnly, setLayerOnly] = useState(false);
  const asked = useRef<EditArea>(EVERYWHERE);

  const jobs = data?.image?.aiEditJobs ?? [];
  const versions = data?.image?.versions ?? [];
  const edit = useAiEdit({
    image: { uid: image.uid, aiEditJobs: jobs },
    onResult: (versionId, jobId) => {
      const area = asked.current;
      void refetch().then(async () => {
        await pictures.ready([{ kind: 'version', versionId }]).catch(() => undefined);
        setAreas((known) => new Map([...known, [jobId, area]]));
        setLookedId(versionId);
      });
    },
  });

  const waiting = jobs.flatMap((job) => {
    const version = versions.find(({ id }) => id === job.resultVersion?.id);
    return version === undefined || !areas.has(job.id) || cleared.has(job.id) ? [] : [{ job, version }];
  });
  const looked = waiting.find(({ version }) => version.id === lookedId) ?? null;
  const lookedArea = looked === null ? EVERYWHERE : (areas.get(looked.job.id) ?? EVERYWHERE);
  const [lookedVersion, lookedJob] = [looked?.version, looked?.job];
  useShown(
    useMemo(
      () =>
        lookedVersion === undefined || lookedJob === undefined
          ? null
          : putOver({ version: lookedVersion, job: lookedJob }, lookedArea, 'ai-result-on-view'),
      [lookedVersion, lookedJob, lookedArea],
    ),
  );

  /** The layer that the edit is kept to, when it is to be and can be. */
  const onlyLayer = (): Layer | null => {
    const { document, selection, aiMask } = editor.state;
    const [id] = selection;
    if (!isLayerOnly || aiMask.length > 0 || id === undefined || selection.size > 1) return null;
    const layer = layerById(document, id);
    return layer !== null && hasTransform(layer) ? layer : null;
  };

  /** What is edited and where it may change, with the pictures that the server needs for it. */
  const prepare = async (): Promise<{ readonly versionId: string; readonly limits: EditLimits }> => {
    const { document, aiMask } = editor.state;
    const layer = onlyLayer();
    const shown = versionShown(document);
    const to = { client, imageUid: image.uid, maxBytes };
    const layerPicture = shown === null ? await uploadCanvas(document, pictures, to) : null;
    let area: Blob | null = null;
    if (layer !== null) area = await areaPicture(document, { layer }, pictures);
    else if (aiMask.length > 0) area = await areaPicture(document, { strokes: aiMask }, pictures);
    let mask: LayerMask | null = null;
    if (layer !== null && area !== null) {
      const sha256 = await hashOf(area);
      await pictures.add(sha256, area);
      mask = maskBy(sha256);
    }
    asked.current = { strokes: layer === null ? aiMask : [], mask };
    return {
      versionId: shown ?? image.current.id,
      limits: {
        ...(layerPicture === null ? {} : { layerPicture }),
        ...(area === null ? {} : { mask: await base64Of(area) }),
      },
    };
  };

  const request = async (prompt: string): Promise<void> => {
    if (isPreparing || edit.running) return;
    setProblem(null);
    setPreparing(true);
    setLookedId(null);
    try {
      const { versionId, limits } = await prepare();
      await edit.request(prompt, versionId, limits);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPreparing(false);
    }
  };

  return {
    edit: {
      ...edit,
      running: edit.running || isPreparing,
      stage: isPreparing ? 'Sending the picture' : edit.stage,
      problem: problem ?? edit.problem,
      request,
      rerun: async (jobId) => {
        setProblem(null);
        asked.current = areas.get(jobId) ?? EVERYWHERE;
        await edit.rerun(jobId);
      },
    },
    jobs,
    versions,
    waiting,
    looked,
    look: (versionId) => {
      const job = jobs.find(({ resultVersion }) => versionId !== null && resultVersion?.id === versionId);
      if (job !== undefined && !areas.has(job.id)) setAreas(new Map([...areas, [job.id, EVERYWHERE]]));
      setLookedId(versionId);
    },
    accept: (result) => {
      setLookedId(null);
      const id = editor.newId();
      const area = areas.get(result.job.id) ?? EVERYWHERE;
      editor.cancel();
      if (editor.run(putOver(result, area, id))) editor.select([id]);
    },
    discard: ({ job }) => {
      setLookedId(null);
      clear([job.id]);
    },
    isLayerOnly,
    setLayerOnly,
  };
};
