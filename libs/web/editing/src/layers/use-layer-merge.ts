import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import {
  flatten,
  layersToMerge,
  layersWithContents,
  lockersOf,
  mergeLayers,
  mergeObstacle,
  setLocked,
} from '@safelight/engine';
import { paintedBoxOfAll } from '@safelight/paint';
import { useState } from 'react';
import { LayerProblem } from '../pictures/layer-problem.ts';
import { pictureOfCanvas, pictureOfLayers } from '../pictures/paint-picture.ts';
import { useEditing } from '../session/editing-session.ts';

const mergeProblemText = (error: unknown): string => {
  const failed = 'The layers could not be merged.';
  if (error instanceof LayerProblem) return `${failed} ${error.message}`;
  return error instanceof Error ? error.message : failed;
};

interface LayerMerge {
  /** True while a picture is being painted. */
  readonly busy: boolean;
  readonly merge: (id: string) => Promise<void>;
  readonly flatten: () => Promise<void>;
}

/** Merges two layers, or all of them, into one picture. */
export const useLayerMerge = (): LayerMerge => {
  const session = useEditing();
  const toasts = useToasts();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const [busy, setBusy] = useState(false);
  const { editor } = session;

  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.error(mergeProblemText(error));
    } finally {
      setBusy(false);
    }
  };

  const mergeDown = async (id: string): Promise<void> => {
    const { document } = editor.state;
    const merged = layersToMerge(document, id);
    const [lowest] = merged;
    if (lowest === undefined) return;
    const obstacle = mergeObstacle(document, merged);
    if (obstacle === 'locked') {
      const lockers = lockersOf(document, new Set(merged.map((each) => each.id)));
      const names = document.layers.filter((each) => lockers.has(each.id)).map((each) => `“${each.name}”`);
      toasts.show(
        `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} locked, and only unlocked layers can be merged.`,
        { label: 'Unlock', onAct: () => void editor.run(setLocked(lockers, false)) },
      );
      return;
    }
    if (obstacle !== null) {
      editor.refuse(obstacle);
      return;
    }
    const layers = layersWithContents(document, new Set(merged.map((each) => each.id)));
    const box = paintedBoxOfAll(layers, document, editor.measure);
    if (box === null) return;
    const gone = new Set(layers.map((each) => each.id));
    const beside = document.layers.filter((each) => !gone.has(each.id));
    const picture = await pictureOfLayers({ session, beside, maxBytes }, layers, { box, name: lowest.name });
    if (editor.state.document !== document) {
      toasts.error('The layers changed while they were being merged. Merge them again.');
      return;
    }
    editor.run(mergeLayers(merged, picture));
    editor.select([picture.id]);
  };

  const flattenAll = async (): Promise<void> => {
    const { document } = editor.state;
    const picture = await pictureOfCanvas({ session, maxBytes }, 'Flattened');
    if (editor.state.document !== document) {
      toasts.error('The layers changed while they were being flattened. Flatten them again.');
      return;
    }
    editor.run(flatten(picture));
    editor.select([picture.id]);
  };

  return {
    busy,
    merge: (id) => during(() => mergeDown(id)),
    flatten: () => during(flattenAll),
  };
};
