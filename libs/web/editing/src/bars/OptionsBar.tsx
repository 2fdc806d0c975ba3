import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ToolId } from '@safelight/engine';
import type { ReactNode } from 'react';
import { ColorField } from '../fields/ColorField.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { toolIn } from '../session/selections.ts';
import { SizesToggle } from '../tools/SizesToggle.tsx';
import { TOOL_ICONS } from '../tools/tool-icons.ts';
import { toolSettings } from '../tools/ToolSettings.tsx';
import { useSettings } from '../tools/use-settings.ts';
import { SelectOptions } from './SelectOptions.tsx';

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
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { flex: 'none' },
  '& .number-field': { width: 116 },
  '@media (pointer: coarse)': { height: 52 },
  '&[data-narrow="true"]': {
    borderBottom: 0,
    // A field that takes the focus comes out from under what is kept in sight at the end.
    scrollPaddingRight: 184,
    // Words take a second line rather than being cut.
    '& > .MuiTypography-caption': {
      flex: '1 1 0',
      minWidth: 150,
      whiteSpace: 'normal',
      lineHeight: 1.25,
    },
    // What ends the work stays in sight however far the bar is scrolled.
    '& > .ending': {
      position: 'sticky',
      right: theme.spacing(-1.5),
      marginRight: theme.spacing(-1.5),
      paddingInline: theme.spacing(1, 1.5),
      backgroundColor: theme.vars.palette.background.paper,
    },
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > .name': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), fontWeight: 600 },
}));

/** The color taken up becomes that of the brush, of texts and of shapes. */
const EyedropperOptions = () => {
  const [brush, change] = useSettings('brush');
  return (
    <ColorField
      label="Color"
      value={brush.color}
      onValue={(color) => {
        change({ color });
      }}
    />
  );
};

/** What a tool without settings does. */
const Words = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary">
    {children}
  </Typography>
);

/** Tools that a click places something with, so that a key can as well. */
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

/** Does what a click in the middle of the canvas does. */
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
      Add {label}
    </Button>
  );
};

/** What of a tool's settings is at hand above the canvas. */
const optionsOf = (tool: ToolId): ReactNode => {
  switch (tool) {
    case 'select':
      return <SelectOptions />;
    case 'eyedropper':
      return <EyedropperOptions />;
    case 'hand':
      return <Words>Drag to move the view, or hold Space with any tool.</Words>;
    case 'zoom':
      return <Words>Click to zoom in, with Alt to zoom out.</Words>;
    case 'callout':
      return <Words>Click to place the next number.</Words>;
    case 'filters':
      return <Words>Choose a preset or move a slider, then press Apply Filters.</Words>;
    case 'ai':
      return <Words>Describe a change in the panel, or choose a quick prompt.</Words>;
    default:
      return toolSettings(tool, 'bar');
  }
};

/** The options of the tool in use; on a phone above the tools, within reach. */
export const OptionsBar = ({ isNarrow = false }: { readonly isNarrow?: boolean }) => {
  const tool = useEditor(toolIn);
  const Icon = TOOL_ICONS[tool.id];
  return (
    <Bar role="group" aria-label="Tool options" data-narrow={isNarrow}>
      <span className="name">
        <Icon size={16} aria-hidden />
        {tool.label}
      </span>
      {optionsOf(tool.id)}
      {PLACED_BY_A_CLICK.has(tool.id) ? <AddButton label={tool.label.toLowerCase()} /> : null}
      {SIZED.has(tool.id) ? <SizesToggle /> : null}
    </Bar>
  );
};
