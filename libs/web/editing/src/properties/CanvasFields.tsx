import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  CANVAS_PRESETS,
  flipCanvas,
  LIMITS,
  type Point,
  rescaleCanvas,
  resizeCanvas,
  rotateCanvas,
  setBackground,
  type Size,
} from '@safelight/engine';
import { useSetAtom } from 'jotai';
import {
  CaretsToAxisDashedVertical,
  CaretsToAxisDashedHorizontal,
  RotateCcw,
  RotateCw,
  Scaling,
} from 'lucide-react';
import { useId, useState } from 'react';
import { changeChromeAtom } from '../chrome/chrome.atoms.ts';
import { ColorField } from '../fields/ColorField.tsx';
import { IconTool } from '../fields/IconChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ButtonRow, FieldGrid, Section } from '../fields/Section.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { documentIn, useEditing, useEditor } from '../session/editing-session.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 2 },
  '& label': { display: 'grid', placeContent: 'center', width: 24, height: 24, cursor: 'pointer' },
  '& input': { margin: 0, accentColor: theme.vars.palette.text.primary, cursor: 'inherit' },
  '@media (pointer: coarse)': { '& label': { width: 44, height: 44 } },
}));

const ACROSS = [
  { share: 0, label: 'left' },
  { share: 0.5, label: 'center' },
  { share: 1, label: 'right' },
] as const;
const DOWN = [
  { share: 0, label: 'Top' },
  { share: 0.5, label: 'Middle' },
  { share: 1, label: 'Bottom' },
] as const;

interface AnchorGridProps {
  readonly value: Point;
  readonly onValue: (anchor: Point) => void;
}

/** Chooses the point of the old canvas that stays in place when the size changes. */
const AnchorGrid = ({ value, onValue }: AnchorGridProps) => {
  const name = useId();
  return (
    <Root>
      <span id={name}>Keep in place</span>
      <div role="radiogroup" aria-labelledby={name}>
        {DOWN.flatMap((down) =>
          ACROSS.map((across) => (
            <label key={`${down.label} ${across.label}`}>
              <input
                type="radio"
                name={name}
                aria-label={`${down.label} ${across.label}`}
                checked={value.x === across.share && value.y === down.share}
                onChange={() => onValue({ x: across.share, y: down.share })}
              />
            </label>
          )),
        )}
      </div>
    </Root>
  );
};

const OWN = 'Custom';

const PRESETS = [
  { value: OWN, label: 'Custom size' },
  ...CANVAS_PRESETS.map(({ label, width, height }) => ({
    value: label,
    label: `${label} (${String(width)} × ${String(height)})`,
  })),
];

// The icons of flips show the axis, which is vertical for a horizontal flip.
const TURNS = [
  { label: 'Rotate canvas 90° left', icon: RotateCcw, action: rotateCanvas('counterclockwise') },
  { label: 'Rotate canvas 90° right', icon: RotateCw, action: rotateCanvas('clockwise') },
  { label: 'Flip canvas horizontally', icon: CaretsToAxisDashedVertical, action: flipCanvas('horizontal') },
  { label: 'Flip canvas vertically', icon: CaretsToAxisDashedHorizontal, action: flipCanvas('vertical') },
];

/**
 * The properties of the canvas: its size with presets of common sites, its background, rotating and flipping.
 */
export const CanvasFields = () => {
  const { editor } = useEditing();
  const change = useSetAtom(changeChromeAtom);
  const { width, height, background } = useEditor(documentIn);
  const [anchor, setAnchor] = useState<Point>({ x: 0.5, y: 0.5 });
  const preset = CANVAS_PRESETS.find((each) => each.width === width && each.height === height)?.label ?? OWN;
  const resize = (size: Size): boolean => editor.run(resizeCanvas(size, anchor));
  return (
    <Section title="Canvas">
      <SelectBox
        label="Size for"
        value={preset}
        options={PRESETS}
        onValue={(label) => {
          const chosen = CANVAS_PRESETS.find((each) => each.label === label);
          // A preset scales the picture to the new size, unlike the width and height fields.
          if (chosen !== undefined) editor.run(rescaleCanvas(chosen, anchor));
        }}
      />
      <FieldGrid>
        <NumberField
          label="Width"
          value={width}
          whole={width}
          min={1}
          max={LIMITS.sidePx}
          unit="px"
          onValue={(next) => resize({ width: next, height })}
        />
        <NumberField
          label="Height"
          value={height}
          whole={height}
          min={1}
          max={LIMITS.sidePx}
          unit="px"
          onValue={(next) => resize({ width, height: next })}
        />
      </FieldGrid>
      <Button
        size="small"
        startIcon={<Scaling size={16} aria-hidden />}
        onClick={() => change({ isResizing: true })}
      >
        Resize Image…
      </Button>
      <AnchorGrid value={anchor} onValue={setAnchor} />
      <ColorField
        label="Background"
        canBeNone
        value={background}
        onPreview={(color) => editor.preview(setBackground(color))}
        onValue={(color) => editor.run(setBackground(color))}
      />
      <ButtonRow sx={{ gap: 0 }}>
        {TURNS.map(({ action, ...tool }) => (
          <IconTool key={tool.label} {...tool} onPress={() => editor.run(action)} />
        ))}
      </ButtonRow>
    </Section>
  );
};
