import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import {
  addDrawing,
  duplicateLayers,
  invertMask,
  lastSelected,
  type Layer,
  layersToMerge,
  removeLayers,
  setMask,
  ungroupLayers,
} from '@safelight/engine';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import { formatCountOf, useTouchScreen } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { useAi } from '../ai/ai-context.ts';
import { whyNotCutOut } from '../ai/cut-out.ts';
import { useSelectTool } from '../chrome/use-chrome.ts';
import { useCopyPicture } from '../pictures/use-copy-picture.ts';
import {
  documentIn,
  isSelectionLocked,
  selectionIn,
  shownMaskIn,
  useEditing,
  useEditor,
  useSelectedLayer,
} from '../session/editing-session.ts';
import { groupSelection } from './group-selection.ts';
import { switchLink, switchMask, switchShownMask, takeMaskBrush } from './layer-mask.ts';
import { useLayerMerge } from './use-layer-merge.ts';

/** An item with a note or a shortcut at its end, which is as readable as ever while the item is disabled. */
const NotedItem = styled(MenuItem)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& > small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.disabled },
}));

const CUT_OUT_COST = `Costs ${formatCountOf(CREDITS_PER_EDIT, 'credit')}`;

interface LayerMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onRename: (id: string) => void;
}

/**
 * Less frequent actions on layers: a new drawing, rename, ungroup, masks, merge, flatten. As the context menu of a layer
 * it has the frequent ones too, which are otherwise in the toolbar next to it.
 */
export const LayerMenu = ({ anchor, onClose, onRename }: LayerMenuProps) => {
  const { editor } = useEditing();
  const document = useEditor(documentIn);
  const selection = useEditor(selectionIn);
  const layer = useSelectedLayer();
  const locked = useEditor(isSelectionLocked);
  const shownMask = useEditor(shownMaskIn);
  const { busy, merge, flatten } = useLayerMerge();
  const { edit, cutOut } = useAi();
  const reason = useEditor(whyNotCutOut);
  const whyNot = edit.running ? 'Another edit is running' : reason;
  const id = useId();
  const isTouch = useTouchScreen();
  const take = useSelectTool();
  const copyPicture = useCopyPicture();
  /** The layer whose name is edited once the menu is gone: a closing menu gives the focus back to its button. */
  const [renamed, setRenamed] = useState<string | null>(null);
  const rename = (): void => {
    if (renamed !== null) onRename(renamed);
    setRenamed(null);
  };
  const groups = document.layers.filter(({ id, type }) => type === 'group' && selection.has(id));
  const item = (label: string, isPossible: boolean, act: () => void, keys?: string) => (
    <NotedItem
      key={label}
      aria-label={label}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      disabled={!isPossible}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {label}
      {keys === undefined || isTouch ? null : <small>{keys}</small>}
    </NotedItem>
  );
  const onLayer = (act: (one: Layer) => void) => (): void => {
    if (layer !== null) act(layer);
  };
  const isOfLine = anchor?.dataset['layer'] !== undefined;
  const mask = layer === null || locked ? null : layer.mask;
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ transition: { onExited: rename } }}
    >
      {item(
        'New Drawing',
        true,
        () => editor.run(addDrawing(editor.newId(), lastSelected(selection))),
        'Ctrl+Alt+Shift+N',
      )}
      {item(
        'Rename',
        layer !== null,
        onLayer(({ id }) => setRenamed(id)),
        'F2',
      )}
      {isOfLine
        ? [
            item(
              'Duplicate',
              selection.size > 0,
              () => editor.run(duplicateLayers(selection, editor.newId)),
              'Ctrl+J',
            ),
            item('Group', selection.size > 0, () => groupSelection(editor), 'Ctrl+G'),
            item(
              'Delete',
              selection.size > 0 && !locked,
              () => editor.run(removeLayers(selection)),
              'Delete',
            ),
          ]
        : null}
      {item('Copy as PNG', selection.size > 0, () => void copyPicture())}
      {item(
        'Ungroup',
        groups.length > 0,
        () => editor.run(ungroupLayers(new Set(groups.map(({ id }) => id)))),
        'Ctrl+Shift+G',
      )}
      <Divider />
      {layer === null || layer.mask === null
        ? null
        : [
            item('Paint Mask', mask !== null, () => takeMaskBrush(editor)),
            // A mask may be looked at even if its layer is locked.
            item(shownMask === null ? 'Show Mask Alone' : 'Show Image', true, () =>
              switchShownMask(editor, layer.id),
            ),
            item('Invert Mask', mask !== null, () => editor.run(invertMask(layer.id))),
            item(mask?.enabled === false ? 'Enable Mask' : 'Disable Mask', mask !== null, () =>
              switchMask(editor, layer.id),
            ),
            item(mask?.linked === false ? 'Link Mask' : 'Unlink Mask', mask !== null, () =>
              switchLink(editor, layer.id),
            ),
            item('Remove Mask', mask !== null, () => editor.run(setMask(layer.id, null))),
            <Divider key="masks" />,
          ]}
      <NotedItem
        aria-labelledby={`${id}-cut-out`}
        aria-describedby={`${id}-cut-out-note`}
        disabled={whyNot !== null}
        onClick={() => {
          onClose();
          take('ai');
          void cutOut();
        }}
      >
        <span id={`${id}-cut-out`}>Cut Out</span>
        <small id={`${id}-cut-out-note`}>{whyNot ?? CUT_OUT_COST}</small>
      </NotedItem>
      <Divider />
      {item(
        'Merge Down',
        !busy && layer !== null && layersToMerge(document, layer.id).length > 0,
        onLayer(({ id }) => void merge(id)),
        'Ctrl+E',
      )}
      {item('Flatten Image', !busy && document.layers.length > 0, () => void flatten())}
    </Menu>
  );
};
