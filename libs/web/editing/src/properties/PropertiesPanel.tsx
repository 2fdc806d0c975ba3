import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ImageLayer, type Layer, lockersOf, setLocked, type ToolId } from '@safelight/engine';
import { formatCount, formatDimensions } from '@safelight/web-ui';
import { LockOpen } from 'lucide-react';
import { Section } from '../fields/Section.tsx';
import { LayerLook } from '../layers/LayerLook.tsx';
import {
  isSelectionLocked,
  selectionIn,
  toolIn,
  useEditing,
  useEditor,
  useSelectedLayer,
} from '../session/editing-session.ts';
import { RedactLayerStyle } from '../tools/RedactSettings.tsx';
import { ShapeLayerStyle } from '../tools/ShapeStyle.tsx';
import { TextStyle } from '../tools/TextStyle.tsx';
import { toolSettings } from '../tools/ToolSettings.tsx';
import { CanvasFields } from './CanvasFields.tsx';
import { MaskFields } from './MaskFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** The facts of a picture: its own size, and the AI edit that made it. */
const ImageFields = ({ layer }: { readonly layer: ImageLayer }) => (
  <Section title="Image">
    <Typography variant="caption" color="textSecondary">
      {formatDimensions(layer.width, layer.height)}
    </Typography>
    {layer.ai === null ? null : (
      <>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          “{layer.ai.prompt}”
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {layer.ai.model}, {formatCount(layer.ai.processingMs)} ms
        </Typography>
      </>
    )}
  </Section>
);

/** The settings of a layer other than its place, opacity and blend mode. */
const LayerFields = ({ layer }: { readonly layer: Layer }) => {
  switch (layer.type) {
    case 'text':
      return (
        <Section title="Text">
          <TextStyle placement="panel" />
        </Section>
      );
    case 'shape':
      return (
        <Section title="Shape">
          <ShapeLayerStyle layer={layer} />
        </Section>
      );
    case 'redact':
      return (
        <Section title="Redaction">
          <RedactLayerStyle layer={layer} />
        </Section>
      );
    case 'image':
      return <ImageFields layer={layer} />;
    case 'placeholder':
      return (
        <Section title="Unknown layer">
          <Typography variant="body2" color="textSecondary">
            This version of the editor does not know layers of the kind “{layer.kind}”. It is kept as it is.
          </Typography>
        </Section>
      );
    case 'stroke':
    case 'filter':
    case 'group':
      return null;
  }
};

/** Says why nothing of the selection can be changed, and unlocks it. */
const LockNotice = () => {
  const { editor } = useEditing();
  const selection = useEditor(selectionIn);
  const unlock = (): void => {
    editor.run(setLocked(lockersOf(editor.state.document, selection), false));
  };
  return (
    <Section
      title={selection.size === 1 ? 'This layer is locked' : 'These layers are locked'}
      action={
        <Button size="small" startIcon={<LockOpen size={14} aria-hidden />} onClick={unlock}>
          Unlock
        </Button>
      }
    >
      {null}
    </Section>
  );
};

const SelectionFields = () => {
  const layer = useSelectedLayer();
  const isLocked = useEditor(isSelectionLocked);
  return (
    <>
      {isLocked ? <LockNotice /> : null}
      <PlaceFields />
      {layer === null ? null : <LayerFields key={layer.id} layer={layer} />}
      <Section title="Appearance">
        <LayerLook />
      </Section>
      {layer === null || layer.mask === null ? null : (
        <Section title="Mask">
          <MaskFields layer={layer} mask={layer.mask} />
        </Section>
      )}
    </>
  );
};

/** True for a layer that the tool makes, whose own fields are the settings of the tool. */
const isMadeBy = (tool: ToolId, layer: Layer | null): boolean =>
  layer?.type === 'shape' ? layer.kind === tool && tool !== 'callout' : layer?.type === tool;

/** The settings of the current tool, then those of the selection, or of the canvas without one. */
export const PropertiesPanel = () => {
  const tool = useEditor(toolIn);
  const selection = useEditor(selectionIn);
  const layer = useSelectedLayer();
  // A selected layer has its fields in the same place with every tool.
  const settings = isMadeBy(tool.id, layer) ? null : toolSettings(tool.id, 'panel');
  return (
    <>
      {settings === null ? null : <Section title={tool.label}>{settings}</Section>}
      {/* While the crop frame is shown, layers are previewed under it and cannot be changed. */}
      {tool.id === 'crop' ? null : selection.size === 0 ? <CanvasFields /> : <SelectionFields />}
    </>
  );
};
