import Typography from '@mui/material/Typography';
import type { ImageLayer, Layer, ToolId } from '@safelight/engine';
import { formatCount, formatDimensions } from '@safelight/web-ui';
import { Section } from '../fields/Section.tsx';
import { LayerLook } from '../layers/LayerLook.tsx';
import { selectionIn, toolIn, useEditor, useSelectedLayer } from '../session/editing-session.ts';
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
const LayerFields = ({ layer, tool }: { readonly layer: Layer; readonly tool: ToolId }) => {
  switch (layer.type) {
    case 'text':
      // The text and shape tools show the same fields for the selection.
      return tool === 'text' ? null : (
        <Section title="Text">
          <TextStyle placement="panel" />
        </Section>
      );
    case 'shape':
      return tool === layer.kind && tool !== 'callout' ? null : (
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

const SelectionFields = () => {
  const layer = useSelectedLayer();
  const tool = useEditor(toolIn);
  return (
    <>
      <PlaceFields />
      {layer === null ? null : <LayerFields key={layer.id} layer={layer} tool={tool.id} />}
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

/** The settings of the current tool, then those of the selection, or of the canvas without one. */
export const PropertiesPanel = () => {
  const tool = useEditor(toolIn);
  const selection = useEditor(selectionIn);
  const layer = useSelectedLayer();
  // Hides the fields of a redaction that was just drawn, because the tool's settings show them already.
  const isRepeated = tool.id === 'redact' && layer?.type === 'redact';
  const settings = isRepeated ? null : toolSettings(tool.id, 'panel');
  return (
    <>
      {settings === null ? null : <Section title={tool.label}>{settings}</Section>}
      {/* While the crop frame is shown, layers are previewed under it and cannot be changed. */}
      {tool.id === 'crop' ? null : selection.size === 0 ? <CanvasFields /> : <SelectionFields />}
    </>
  );
};
