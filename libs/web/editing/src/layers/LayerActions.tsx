import { styled } from '@mui/material/styles';
import {
  addMask,
  canBeMasked,
  childrenOf,
  duplicateLayers,
  type EditorState,
  type Layer,
  moveLayerBy,
  onlySelected,
  removeLayers,
} from '@safelight/engine';
import { ArrowDown, ArrowUp, Copy, Ellipsis, FolderPlus, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconTool } from '../fields/IconChoice.tsx';
import { AddPictureMenu } from '../pictures/AddPictureMenu.tsx';
import {
  isSelectionLocked,
  selectionIn,
  useEditing,
  useEditor,
  useSelectedLayer,
} from '../session/editing-session.ts';
import { MaskIcon } from '../tools/tool-icons.ts';
import { groupSelection } from './group-selection.ts';
import { takeMaskBrush } from './layer-mask.ts';
import { LayerMenu } from './LayerMenu.tsx';

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  padding: theme.spacing(0.5, 1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // On touch screens the eight buttons share the width of the panel, which is less than eight full targets.
  '@media (pointer: coarse)': {
    paddingInline: 0,
    '& > button': { flex: '1 1 0', minWidth: 0 },
  },
}));

const siblingsOf = (state: EditorState, layer: Layer): readonly Layer[] =>
  childrenOf(state.document, layer.parentId);

/** True when another layer is above the only selected one. */
const hasAbove = (state: EditorState): boolean => {
  const layer = onlySelected(state);
  return layer !== null && siblingsOf(state, layer).at(-1) !== layer;
};

/** True when another layer is below the only selected one. */
const hasBelow = (state: EditorState): boolean => {
  const layer = onlySelected(state);
  return layer !== null && siblingsOf(state, layer)[0] !== layer;
};

interface LayerActionsProps {
  /** The anchor of the menu with less frequent actions; null while it is closed. */
  readonly menu: HTMLElement | null;
  readonly onMenu: (anchor: HTMLElement | null) => void;
  readonly onRename: (id: string) => void;
}

/** The actions on the selected layers; less frequent ones are in a menu. */
export const LayerActions = ({ menu, onMenu, onRename }: LayerActionsProps) => {
  const { editor } = useEditing();
  const selection = useEditor(selectionIn);
  const layer = useSelectedLayer();
  const locked = useEditor(isSelectionLocked);
  const [canRise, canSink] = [useEditor(hasAbove), useEditor(hasBelow)];
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const none = selection.size === 0;
  const canMask = layer !== null && !locked && layer.mask === null && canBeMasked(layer);
  const move = (step: 1 | -1): void => {
    const [id] = editor.state.selection;
    if (id !== undefined) editor.run(moveLayerBy(id, step));
  };
  return (
    <Bar role="toolbar" aria-label="Layer actions">
      <IconTool label="Add image" icon={ImagePlus} side="top" onPress={setAdding} />
      <IconTool
        label="Group"
        reason="select a layer"
        shortcut="Ctrl+G"
        icon={FolderPlus}
        side="top"
        disabled={none}
        onPress={() => groupSelection(editor)}
      />
      <IconTool
        label="Add mask"
        reason="select a layer that is not locked and has no mask"
        icon={MaskIcon}
        side="top"
        disabled={!canMask}
        onPress={() => {
          if (layer === null) return;
          editor.run(addMask(layer.id));
          takeMaskBrush(editor);
        }}
      />
      <IconTool
        label="Duplicate"
        reason="select a layer"
        shortcut="Ctrl+J"
        icon={Copy}
        side="top"
        disabled={none}
        onPress={() => editor.run(duplicateLayers(selection, editor.newId))}
      />
      <IconTool
        label="Move up"
        reason="select a layer that has another above it"
        shortcut="Ctrl+]"
        icon={ArrowUp}
        side="top"
        disabled={!canRise}
        onPress={() => move(1)}
      />
      <IconTool
        label="Move down"
        reason="select a layer that has another below it"
        shortcut="Ctrl+["
        icon={ArrowDown}
        side="top"
        disabled={!canSink}
        onPress={() => move(-1)}
      />
      <IconTool
        label="Delete"
        reason="select a layer that is not locked"
        shortcut="Delete"
        icon={Trash2}
        side="top"
        disabled={none || locked}
        onPress={() => editor.run(removeLayers(selection))}
      />
      <IconTool label="More" icon={Ellipsis} side="top" onPress={onMenu} />
      <LayerMenu anchor={menu} onClose={() => onMenu(null)} onRename={onRename} />
      <AddPictureMenu anchor={adding} onClose={() => setAdding(null)} />
    </Bar>
  );
};
