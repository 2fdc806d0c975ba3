import { SHAPE_KINDS, type ShapeKind, type ToolId } from '@safelight/engine';
import type { ReactNode } from 'react';
import { BrushSettings, EraserSettings, HighlighterSettings } from './BrushSettings.tsx';
import { CropSettings } from './CropSettings.tsx';
import { MaskSettings } from './MaskSettings.tsx';
import type { Placement } from './use-settings.ts';
import { RedactSettings } from './RedactSettings.tsx';
import { ShapeToolStyle } from './ShapeStyle.tsx';
import { TextStyle } from './TextStyle.tsx';

const shapeKindOf = (tool: ToolId): ShapeKind | null => SHAPE_KINDS.find((kind) => kind === tool) ?? null;

/** The settings of a tool; null when it has none. */
export const toolSettings = (tool: ToolId, placement: Placement): ReactNode => {
  switch (tool) {
    case 'crop':
      return <CropSettings placement={placement} />;
    case 'brush':
      return <BrushSettings placement={placement} />;
    case 'highlighter':
      return <HighlighterSettings placement={placement} />;
    case 'eraser':
      return <EraserSettings placement={placement} />;
    case 'text':
      return <TextStyle placement={placement} />;
    case 'redact':
      return <RedactSettings placement={placement} />;
    case 'mask-brush':
      return <MaskSettings placement={placement} />;
    default: {
      const kind = shapeKindOf(tool);
      return kind === null || kind === 'callout' ? null : (
        <ShapeToolStyle kind={kind} placement={placement} />
      );
    }
  }
};
