import {
  type Action,
  addFilters,
  allFilters,
  changeFilters,
  enabledFilters,
  type EditorState,
  type FilterId,
  type FilterLayer,
  type FilterPreset,
  type FilterSetting,
  onlySelected,
  presetFilters,
  RESET_FILTERS,
  withEnabled,
  withIntensity,
} from '@safelight/engine';
import { useCallback, useMemo, useState } from 'react';
import { useActionPreview, useEditing, useEditor } from '../session/editing-session.ts';

/** The layers that the filters affect: everything below, or one layer. */
type FilterScope = FilterLayer['scope'];

export interface Filters {
  /** All ten filters, as the panel shows them. */
  readonly settings: readonly FilterSetting[];
  readonly scope: FilterScope;
  /** True when the filters will be a new layer, and not change the selected one. */
  readonly isNew: boolean;
  /** True when a single selected layer could be the scope. */
  readonly canBeOne: boolean;
  /** True while the preview differs from the document. */
  readonly isChanged: boolean;
  readonly setIntensity: (id: FilterId, intensity: number) => void;
  readonly setEnabled: (id: FilterId, enabled: boolean) => void;
  readonly setScope: (scope: FilterScope) => void;
  readonly choosePreset: (preset: FilterPreset) => void;
  readonly reset: () => void;
  /** Puts the filters into the document; returns their layer, or null if nothing changed. */
  readonly apply: () => FilterLayer | null;
  /** Ends the preview, and shows the settings of the document again. */
  readonly discard: () => void;
}

/** The filter layer that the panel edits, which is the selected one; null when it will create a new one. */
export const filterLayerIn = (state: EditorState): FilterLayer | null => {
  const layer = onlySelected(state);
  return layer?.type === 'filter' && !layer.locked ? layer : null;
};

/** The layer to which filters can be limited: the selected one, if it has pixels of its own. */
const targetIn = (state: EditorState): string | null => {
  const layer = onlySelected(state);
  return layer === null || layer.type === 'filter' || layer.type === 'redact' ? null : layer.id;
};

interface Chosen {
  /** The filter layer for which these settings were chosen; null for a new one. */
  readonly layerId: string | null;
  readonly settings: readonly FilterSetting[];
  readonly scope: FilterScope;
}

/** The ten filters of a layer, previewed on the canvas before they are applied. */
export const useFilters = (): Filters => {
  const { editor } = useEditing();
  const layer = useEditor(filterLayerIn);
  const target = useEditor(targetIn);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isChosen = chosen !== null && chosen.layerId === (layer?.id ?? null);
  const settings = isChosen ? chosen.settings : layer === null ? RESET_FILTERS : allFilters(layer.filters);
  const scope = isChosen ? chosen.scope : (layer?.scope ?? 'below');
  const layerId = layer?.id ?? null;

  const actionOf = useCallback(
    (newId: string): Action => {
      const filters = enabledFilters(settings);
      if (layerId !== null) return changeFilters(layerId, filters, scope);
      const isOne = scope === 'layer' && target !== null;
      return addFilters({ id: newId, filters, scope: isOne ? 'layer' : 'below' }, isOne ? target : null);
    },
    [layerId, scope, settings, target],
  );

  useActionPreview(useMemo(() => (isChosen ? actionOf('filters-preview') : null), [actionOf, isChosen]));

  const choose = (fields: Partial<Chosen>): void => setChosen({ layerId, settings, scope, ...fields });
  return {
    settings,
    scope,
    isNew: layer === null,
    canBeOne: target !== null || layer !== null,
    isChanged: isChosen,
    setIntensity: (id, intensity) => choose({ settings: withIntensity(settings, id, intensity) }),
    setEnabled: (id, enabled) => choose({ settings: withEnabled(settings, id, enabled) }),
    setScope: (next) => choose({ scope: next }),
    choosePreset: (preset) => choose({ settings: presetFilters(preset) }),
    reset: () => choose({ settings: RESET_FILTERS }),
    discard: () => setChosen(null),
    apply: () => {
      const id = editor.newId();
      const action = actionOf(id);
      setChosen(null);
      if (enabledFilters(settings).length === 0 && layerId === null) return null;
      if (!editor.run(action)) return null;
      editor.select([layerId ?? id]);
      return filterLayerIn(editor.state);
    },
  };
};
