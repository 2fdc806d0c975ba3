import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type EditorState, lockedIds, type ToolId } from '@safelight/engine';
import { useTouchScreen } from '@safelight/web-ui';
import type { ReactNode } from 'react';
import { ColorField } from '../fields/ColorField.tsx';
import { filterLayerIn } from '../filters/use-filters.ts';
import { AlignButtons } from '../properties/PlaceFields.tsx';
import { toolIn, useEditing, useEditor } from '../session/editing-session.ts';
import { scrollShadows } from './scroll-shadows.ts';
import { SizesToggle } from '../tools/SizesToggle.tsx';
import { toolSettings } from '../tools/ToolSettings.tsx';
import { TOOL_ICONS } from '../tools/tool-icons.ts';
import { useSettings } from '../tools/use-settings.ts';

const hasFilterLayer = (state: EditorState): boolean => filterLayerIn(state) !== null;
const snappingIn = ({ settings }: EditorState): boolean => settings.snapping;
const isNothingSelected = ({ selection }: EditorState): boolean => selection.size === 0;
const isAllLocked = ({ document }: EditorState): boolean =>
  lockedIds(document).size === document.layers.length;

/** What a person does with the pointer, at the start of a sentence. */
const usePress = (): 'Tap' | 'Click' => (useTouchScreen() ? 'Tap' : 'Click');

/** Hints while nothing is selected, and buttons that align the selection. */
const SelectOptions = () => {
  const { editor } = useEditing();
  const snapping = useEditor(snappingIn);
  const isNothing = useEditor(isNothingSelected);
  const allLocked = useEditor(isAllLocked);
  const press = usePress();
  if (isNothing) {
    return (
      <Typography variant="caption" color="textSecondary">
        {allLocked
          ? 'Take a tool to draw, write or crop. To move the image itself, unlock it under Layers.'
          : `${press} a layer to select it, or drag around several.`}
      </Typography>
    );
  }
  return (
    <>
      <AlignButtons />
      <FormControlLabel
        label="Snap"
        slotProps={{ typography: { variant: 'caption', color: 'textSecondary' } }}
        control={<Switch checked={snapping} onChange={(_, next) => editor.configure({ snapping: next })} />}
      />
    </>
  );
};

/** Text that wraps to a second line: a bar that holds nothing else could be scrolled only with a pointer. */
const WRAPPED = { flex: '1 1 0', minWidth: 150, whiteSpace: 'normal', lineHeight: 1.25 } as const;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  flex: 'none',
  height: 44,
  paddingInline: theme.spacing(1.5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  ...scrollShadows(theme, ['left', 'right']),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { flex: 'none' },
  '& > .number-field': { width: 116 },
  // A switch is nearly as high as the bar, which would cut off a focus ring outside of it.
  '& .MuiSwitch-root': { '--ring-offset': '-2px' },
  '@media (pointer: coarse)': {
    height: 52,
    gap: theme.spacing(1),
    paddingInline: theme.spacing(1),
    // The width of the buttons at the end, which stay visible: a field that gets the focus is scrolled out
    // from under them.
    scrollPaddingRight: 150,
    '& > .MuiTypography-caption': WRAPPED,
    // The buttons that finish the work stay visible however far the bar is scrolled.
    '& > .ending': {
      position: 'sticky',
      right: theme.spacing(-1),
      marginRight: theme.spacing(-1),
      paddingInline: theme.spacing(0.5, 1),
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: `-12px 0 8px -4px ${theme.vars.palette.background.paper}`,
    },
  },
  '&[data-narrow="true"]': {
    borderBottom: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > .MuiTypography-caption': WRAPPED,
  },
  '& > .name': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), fontWeight: 600 },
}));

/** The picked color becomes that of the brush, of texts and of shapes. */
const EyedropperOptions = () => {
  const [brush, change] = useSettings('brush');
  return <ColorField label="Color" value={brush.color} onValue={(color) => change({ color })} />;
};

/** The text that explains a tool without settings. */
const Words = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary">
    {children}
  </Typography>
);

/** Tools that place something with a click. A button does the same for people who use the keyboard. */
const PLACED_BY_A_CLICK: ReadonlySet<ToolId> = new Set([
  'text',
  'callout',
  'rectangle',
  'circle',
  'triangle',
  'star',
  'heart',
]);

/** Tools whose settings are sizes. */
const SIZED: ReadonlySet<ToolId> = new Set([
  ...PLACED_BY_A_CLICK,
  'arrow',
  'line',
  'brush',
  'highlighter',
  'eraser',
  'mask-brush',
  'redact',
]);

/** Returns the name of a tool as a part of a button: "Numbered Callout". */
const inTitleCase = (label: string): string => label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A button that does the same as a click in the middle of the canvas. */
const AddButton = ({ label }: { readonly label: string }) => {
  const { editor } = useEditing();
  return (
    <Button
      size="small"
      onClick={() => {
        const { width, height } = editor.state.stage;
        const middle = { x: width / 2, y: height / 2 };
        editor.pointerDown(middle);
        editor.pointerUp(middle);
      }}
    >
      Add {inTitleCase(label)}
    </Button>
  );
};

/** Explains a tool without settings: with a finger it is used differently. */
const Explanation = ({ mouse, finger }: { readonly mouse: string; readonly finger: string }) => (
  <Words>{useTouchScreen() ? finger : mouse}</Words>
);

/** What the filters panel changes: the selected layer of filters, or else a new one. */
const FilterOptions = () => {
  const { editor } = useEditing();
  const isSelected = useEditor(hasFilterLayer);
  return isSelected ? (
    <>
      <Words>The panel shows the filters of the selected layer.</Words>
      <Button size="small" onClick={() => editor.select([])}>
        New Filters
      </Button>
    </>
  ) : (
    <Words>Choose a preset or move a slider, then press Apply Filters.</Words>
  );
};

/** The settings of a tool that are shown above the canvas. */
const optionsOf = (tool: ToolId): ReactNode => {
  switch (tool) {
    case 'select':
      return <SelectOptions />;
    case 'eyedropper':
      return <EyedropperOptions />;
    case 'hand':
      return (
        <Explanation
          mouse="Drag to move the view, or hold Space with any tool."
          finger="Drag to move the view. With any tool, two fingers move and zoom it."
        />
      );
    case 'zoom':
      return (
        <Explanation
          mouse="Click to zoom in, with Alt to zoom out."
          finger="Tap to zoom in. With any tool, two fingers zoom in and out."
        />
      );
    case 'callout':
      return <Explanation mouse="Click to place the next number." finger="Tap to place the next number." />;
    case 'filters':
      return <FilterOptions />;
    case 'ai':
      return <Words>Describe a change in the panel. Drag over the image to mark where it may change.</Words>;
    default:
      return toolSettings(tool, 'bar');
  }
};

/**
 * The options of the current tool, scrolled to their start; on phones they are above the tools, within reach of a thumb.
 */
export const OptionsBar = ({ isNarrow = false }: { readonly isNarrow?: boolean }) => {
  const tool = useEditor(toolIn);
  const Icon = TOOL_ICONS[tool.id];
  return (
    <Bar key={tool.id} role="group" aria-label="Tool options" data-narrow={isNarrow}>
      <span className="name">
        {isNarrow ? null : <Icon size={16} aria-hidden />}
        {tool.label}
      </span>
      {optionsOf(tool.id)}
      {PLACED_BY_A_CLICK.has(tool.id) ? <AddButton label={tool.label} /> : null}
      {SIZED.has(tool.id) ? <SizesToggle /> : null}
    </Bar>
  );
};
