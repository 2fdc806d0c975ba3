import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { EditorState, ToolId } from '@safelight/engine';
import type { ReactNode } from 'react';
import { ColorField } from '../fields/ColorField.tsx';
import { AlignButtons } from '../properties/PlaceFields.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { toolIn } from '../session/selections.ts';
import { TOOL_ICONS } from '../tools/tool-icons.ts';
import { toolSettings } from '../tools/ToolSettings.tsx';
import { useSettings } from '../tools/use-settings.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
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
  '& .number-field': { width: 128 },
  '& > .name': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), fontWeight: 600 },
}));

const snappingIn = ({ settings }: EditorState): boolean => settings.snapping;

const SelectOptions = () => {
  const { editor } = useEditing();
  const snapping = useEditor(snappingIn);
  return (
    <>
      <AlignButtons />
      <FormControlLabel
        label="Snap"
        slotProps={{ typography: { variant: 'caption', color: 'textSecondary' } }}
        control={
          <Switch
            checked={snapping}
            onChange={(_, next) => {
              editor.configure({ snapping: next });
            }}
          />
        }
      />
    </>
  );
};

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

const ViewOptions = () => (
  <Typography variant="caption" color="textSecondary">
    Drag to move the view, or hold Space with any tool.
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
      return <ViewOptions />;
    case 'zoom':
      return (
        <Typography variant="caption" color="textSecondary">
          Click to zoom in, with Alt to zoom out.
        </Typography>
      );
    case 'callout':
      return (
        <Typography variant="caption" color="textSecondary">
          Click to place the next number.
        </Typography>
      );
    case 'filters':
    case 'ai':
      return (
        <Typography variant="caption" color="textSecondary">
          Its settings are in the panel.
        </Typography>
      );
    default:
      return toolSettings(tool, 'bar');
  }
};

/** The options of the tool in use. */
export const OptionsBar = () => {
  const tool = useEditor(toolIn);
  const Icon = TOOL_ICONS[tool.id];
  return (
    <Bar role="group" aria-label="Tool options">
      <span className="name">
        <Icon size={16} aria-hidden />
        {tool.label}
      </span>
      {optionsOf(tool.id)}
      {PLACED_BY_A_CLICK.has(tool.id) ? <AddButton label={tool.label.toLowerCase()} /> : null}
    </Bar>
  );
};
