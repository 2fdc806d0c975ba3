import Typography from '@mui/material/Typography';
import type { Layer, ToolId } from '@safelight/engine';
import { Section } from '../fields/Section.tsx';
import { LayerLook } from '../layers/LayerLook.tsx';
import { useEditor } from '../session/editing-session.ts';
import { selectedLayerIn, selectionIn, toolIn } from '../session/selections.ts';
import { RedactLayerStyle } from '../tools/RedactSettings.tsx';
import { ShapeLayerStyle } from '../tools/ShapeStyle.tsx';
import { TextStyle } from '../tools/TextStyle.tsx';
import { toolSettings } from '../tools/ToolSettings.tsx';
import { CanvasFields } from './CanvasFields.tsx';
import { ImageFields } from './ImageFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** What a layer has beyond its place and its look. */
const LayerFields = ({ layer, tool }: { readonly layer: Layer; readonly tool: ToolId }) => {
  switch (layer.type) {
    case 'text':
      // The tools of texts and shapes show the same fields for what is selected.
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
  const layer = useEditor(selectedLayerIn);
  const tool = useEditor(toolIn);
  return (
    <>
      <PlaceFields />
      {layer === null ? null : <LayerFields key={layer.id} layer={layer} tool={tool.id} />}
      <Section title="Appearance">
        <LayerLook />
      </Section>
    </>
  );
};

/** Settings of the tool in use, then of what is selected; without a selection those of the canvas. */
export const PropertiesPanel = () => {
  const tool = useEditor(toolIn);
  const selection = useEditor(selectionIn);
  const layer = useEditor(selectedLayerIn);
  // A redaction that was just made shows its own fields, once.
  const isRepeated = tool.id === 'redact' && layer?.type === 'redact';
  const settings = isRepeated ? null : toolSettings(tool.id, 'panel');
  return (
    <>
      {settings === null ? null : <Section title={tool.label}>{settings}</Section>}
      {/* While the crop frame stands, layers are shown straightened under it and cannot be changed. */}
      {tool.id === 'crop' ? null : selection.size === 0 ? <CanvasFields /> : <SelectionFields />}
    </>
  );
};
