import Button from '@mui/material/Button';
import {
  CANVAS_PRESETS,
  flipCanvas,
  LIMITS,
  type Point,
  rescaleCanvas,
  resizeCanvas,
  rotateCanvas,
  setBackground,
} from '@safelight/engine';
import { useSetAtom } from 'jotai';
import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw, Scaling } from 'lucide-react';
import { useState } from 'react';
import { ColorField } from '../fields/ColorField.tsx';
import { IconTool } from '../fields/IconChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ButtonRow, FieldGrid, Section } from '../fields/Section.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { changeChromeAtom } from '../chrome/chrome.atoms.ts';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { documentIn } from '../session/selections.ts';
import { AnchorGrid } from './AnchorGrid.tsx';

const OWN = 'Custom';

const PRESETS = [
  { value: OWN, label: 'Custom size' },
  ...CANVAS_PRESETS.map(({ label, width, height }) => ({
    value: label,
    label: `${label} (${String(width)} × ${String(height)})`,
  })),
];

/** The canvas: its size with presets of common sites, its background, rotating and flipping. */
export const CanvasFields = () => {
  const { editor } = useEditing();
  const change = useSetAtom(changeChromeAtom);
  const { width, height, background } = useEditor(documentIn);
  const [anchor, setAnchor] = useState<Point>({ x: 0.5, y: 0.5 });
  const preset = CANVAS_PRESETS.find((each) => each.width === width && each.height === height)?.label ?? OWN;
  const resize = (size: { readonly width: number; readonly height: number }): void => {
    editor.run(resizeCanvas(size, anchor));
  };
  return (
    <Section title="Canvas">
      <SelectBox
        label="Size for"
        value={preset}
        options={PRESETS}
        onValue={(label) => {
          const chosen = CANVAS_PRESETS.find((each) => each.label === label);
          // A preset scales the picture to the new size; the width and height fields do not affect the
          // layers.
          if (chosen !== undefined) editor.run(rescaleCanvas(chosen, anchor));
        }}
      />
      <FieldGrid>
        <NumberField
          label="Width"
          value={width}
          min={1}
          max={LIMITS.sidePx}
          unit="px"
          onValue={(next) => {
            resize({ width: next, height });
          }}
        />
        <NumberField
          label="Height"
          value={height}
          min={1}
          max={LIMITS.sidePx}
          unit="px"
          onValue={(next) => {
            resize({ width, height: next });
          }}
        />
      </FieldGrid>
      <Button
        size="small"
        startIcon={<Scaling size={16} aria-hidden />}
        onClick={() => {
          change({ isResizing: true });
        }}
      >
        Resize image…
      </Button>
      <AnchorGrid value={anchor} onValue={setAnchor} />
      <ColorField
        label="Background"
        canBeNone
        value={background}
        onPreview={(color) => {
          editor.preview(setBackground(color));
        }}
        onValue={(color) => {
          editor.run(setBackground(color));
        }}
      />
      <ButtonRow sx={{ gap: 0 }}>
        <IconTool
          label="Rotate canvas 90° left"
          icon={RotateCcw}
          onPress={() => {
            editor.run(rotateCanvas('counterclockwise'));
          }}
        />
        <IconTool
          label="Rotate canvas 90° right"
          icon={RotateCw}
          onPress={() => {
            editor.run(rotateCanvas('clockwise'));
          }}
        />
        <IconTool
          label="Flip canvas horizontally"
          icon={FlipHorizontal2}
          onPress={() => {
            editor.run(flipCanvas('horizontal'));
          }}
        />
        <IconTool
          label="Flip canvas vertically"
          icon={FlipVertical2}
          onPress={() => {
            editor.run(flipCanvas('vertical'));
          }}
        />
      </ButtonRow>
    </Section>
  );
};
