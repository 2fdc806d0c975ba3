import {
  type Action,
  type Alignment,
  alignLayers,
  boundsOf,
  distributeLayers,
  type EditorDocument,
  flipLayers,
  type Frame,
  frameCentre,
  frameOf,
  LIMITS,
  moveLayers,
  type Point,
  type Rect,
  rotateLayers,
  scaleLayers,
  setTransform,
} from '@safelight/engine';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  CaretsToAxisDashedVertical,
  CaretsToAxisDashedHorizontal,
  Link2,
  Link2Off,
  type LucideIcon,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import { useState } from 'react';
import { IconTool } from '../fields/IconChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ButtonRow, FieldGrid, Section } from '../fields/Section.tsx';
import {
  documentIn,
  isSelectionLocked,
  selectionIn,
  useEditing,
  useEditor,
} from '../session/editing-session.ts';

const ALIGNMENTS: readonly { readonly to: Alignment; readonly label: string; readonly icon: LucideIcon }[] = [
  { to: 'left', label: 'Align left edges', icon: AlignStartVertical },
  { to: 'center', label: 'Align centers', icon: AlignCenterVertical },
  { to: 'right', label: 'Align right edges', icon: AlignEndVertical },
  { to: 'top', label: 'Align top edges', icon: AlignStartHorizontal },
  { to: 'middle', label: 'Align middles', icon: AlignCenterHorizontal },
  { to: 'bottom', label: 'Align bottom edges', icon: AlignEndHorizontal },
];

const DISTRIBUTIONS = [
  {
    direction: 'horizontal',
    label: 'Distribute horizontally',
    icon: AlignHorizontalDistributeCenter,
  },
  { direction: 'vertical', label: 'Distribute vertically', icon: AlignVerticalDistributeCenter },
] as const;

/**
 * Aligns the selected layers with each other, or a single layer with the canvas; distributes three or more. In
 * a panel the buttons wrap, because the larger ones of touch screens are wider than it.
 */
export const AlignButtons = ({ wraps = false }: { readonly wraps?: boolean }) => {
  const { editor } = useEditing();
  const selection = useEditor(selectionIn);
  const locked = useEditor(isSelectionLocked);
  const none = selection.size === 0 || locked;
  return (
    <ButtonRow role="group" aria-label="Align" sx={{ flexWrap: wraps ? 'wrap' : 'nowrap', gap: 0 }}>
      {ALIGNMENTS.map(({ to, label, icon }) => (
        <IconTool
          key={to}
          label={label}
          icon={icon}
          disabled={none}
          onPress={() => editor.run(alignLayers(selection, to, editor.measure))}
        />
      ))}
      {DISTRIBUTIONS.map(({ direction, label, icon }) => (
        <IconTool
          key={direction}
          label={label}
          icon={icon}
          disabled={none || selection.size < 3}
          onPress={() => editor.run(distributeLayers(selection, direction, editor.measure))}
        />
      ))}
    </ButtonRow>
  );
};

/** Normalizes degrees to −180 to 180. */
const upright = (degrees: number): number => {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
};

interface Place {
  readonly bounds: Rect;
  readonly frame: Frame;
  /** The size in pixels of the canvas, before rotation. */
  readonly width: number;
  readonly height: number;
}

const placeOf = (
  document: EditorDocument,
  selection: ReadonlySet<string>,
  measure: Parameters<typeof boundsOf>[2],
): Place | null => {
  const bounds = boundsOf(document, selection, measure);
  const frame = frameOf(document, selection, measure);
  if (bounds === null || frame === null) return null;
  const { box, transform } = frame;
  return {
    bounds,
    frame,
    width: box.width * Math.abs(transform.scaleX),
    height: box.height * Math.abs(transform.scaleY),
  };
};

type Turn = (ids: ReadonlySet<string>, about: Point) => Action;

// The icons of flips show the axis, which is vertical for a horizontal flip.
const TURNS: readonly { readonly label: string; readonly icon: LucideIcon; readonly turn: Turn }[] = [
  { label: 'Rotate 90° left', icon: RotateCcw, turn: (ids, about) => rotateLayers(ids, -90, about) },
  { label: 'Rotate 90° right', icon: RotateCw, turn: (ids, about) => rotateLayers(ids, 90, about) },
  {
    label: 'Flip horizontally',
    icon: CaretsToAxisDashedVertical,
    turn: (ids, about) => flipLayers(ids, 'horizontal', about),
  },
  {
    label: 'Flip vertically',
    icon: CaretsToAxisDashedHorizontal,
    turn: (ids, about) => flipLayers(ids, 'vertical', about),
  },
];

const COORDINATE = LIMITS.coordinatePx;

/** The position, size and rotation of the selection in numbers. */
export const PlaceFields = () => {
  const { editor } = useEditing();
  const document = useEditor(documentIn);
  const selection = useEditor(selectionIn);
  const locked = useEditor(isSelectionLocked);
  const [isLinked, setLinked] = useState(true);
  const place = placeOf(document, selection, editor.measure);
  if (place === null) return null;
  const { bounds, frame, width, height } = place;
  const layer = frame.layer;
  const centre = frameCentre(frame);
  const resize = (across: number, down: number): void => {
    if (layer === null) {
      editor.run(scaleLayers(selection, across === 1 ? down : across, bounds));
      return;
    }
    const { scaleX, scaleY } = layer.transform;
    editor.run(setTransform(layer.id, { scaleX: scaleX * across, scaleY: scaleY * down }));
  };
  return (
    <Section title="Position and size">
      {/* A text that was not applied belongs to the layers it was typed for. */}
      <FieldGrid key={[...selection].join()}>
        <NumberField
          label="X"
          digits={1}
          value={bounds.x}
          min={-COORDINATE}
          max={COORDINATE}
          disabled={locked}
          onValue={(x) => editor.run(moveLayers(selection, { x: x - bounds.x, y: 0 }))}
        />
        <NumberField
          label="Y"
          digits={1}
          value={bounds.y}
          min={-COORDINATE}
          max={COORDINATE}
          disabled={locked}
          onValue={(y) => editor.run(moveLayers(selection, { x: 0, y: y - bounds.y }))}
        />
        <NumberField
          label="W"
          digits={1}
          value={width}
          whole={width}
          min={1}
          max={COORDINATE}
          disabled={locked || width === 0}
          onValue={(next) => resize(next / width, isLinked ? next / width : 1)}
        />
        <NumberField
          label="H"
          digits={1}
          value={height}
          whole={height}
          min={1}
          max={COORDINATE}
          disabled={locked || height === 0}
          onValue={(next) => resize(isLinked ? next / height : 1, next / height)}
        />
        <NumberField
          label="Rotation"
          digits={1}
          value={layer === null ? 0 : upright(layer.transform.rotation)}
          min={-180}
          max={180}
          unit="°"
          disabled={locked || layer === null}
          onValue={(degrees) => {
            if (layer !== null)
              editor.run(rotateLayers(selection, degrees - upright(layer.transform.rotation), centre));
          }}
        />
        <ButtonRow sx={{ flexWrap: 'nowrap', gap: 0 }}>
          <IconTool
            label="Keep proportions"
            icon={isLinked ? Link2 : Link2Off}
            disabled={layer === null}
            pressed={isLinked}
            onPress={() => setLinked(!isLinked)}
          />
        </ButtonRow>
      </FieldGrid>
      <ButtonRow sx={{ gap: 0 }}>
        {TURNS.map(({ turn, ...tool }) => (
          <IconTool
            key={tool.label}
            {...tool}
            disabled={locked}
            onPress={() => editor.run(turn(selection, centre))}
          />
        ))}
      </ButtonRow>
      <AlignButtons wraps />
    </Section>
  );
};
