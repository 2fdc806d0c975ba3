import type { Point, Size } from '@safelight/engine';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Group, Image as KonvaImage, Layer, Rect, Stage } from 'react-konva';
import { checkerPattern } from './checker-pattern.ts';
import { useLoadedImage } from './use-loaded-image.ts';
import type { StageControl, StageView } from './use-stage-viewport.ts';

/** Above this scale pixels are shown as squares rather than smoothed. */
const SMOOTH_BELOW = 3;

interface PictureProps {
  readonly image: HTMLImageElement | null;
  readonly size: Size;
  readonly view: StageView;
}

const Picture = ({ image, size, view }: PictureProps) => {
  const [pattern] = useState(checkerPattern);
  const { scale, x, y } = view.viewport;
  return (
    <Stage width={view.stage.width} height={view.stage.height} listening={false}>
      <Layer listening={false} imageSmoothingEnabled={scale < SMOOTH_BELOW}>
        <Group x={x} y={y} scaleX={scale} scaleY={scale}>
          <Rect
            width={size.width}
            height={size.height}
            perfectDrawEnabled={false}
            // Konva fills with any canvas source; its types know only images.
            fillPatternImage={pattern as unknown as HTMLImageElement}
            fillPatternScaleX={1 / scale}
            fillPatternScaleY={1 / scale}
          />
          {image === null ? null : (
            <KonvaImage image={image} width={size.width} height={size.height} perfectDrawEnabled={false} />
          )}
        </Group>
      </Layer>
    </Stage>
  );
};

const pointIn = (element: Element, event: { readonly clientX: number; readonly clientY: number }): Point => {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

/** Tells the control how large the stage is, and of every turn of the wheel over it. */
const useStageElement = ({ resize, zoom }: StageControl) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = element.current;
    if (stage === null) return;
    const measure = (): void => {
      resize({ width: stage.clientWidth, height: stage.clientHeight });
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1 : -1, pointIn(stage, event));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    stage.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      stage.removeEventListener('wheel', wheel);
    };
  }, [resize, zoom]);
  return element;
};

interface PictureStageProps {
  readonly label: string;
  /** The picture at full size; `preview` stands in until it has come. */
  readonly src: string;
  readonly preview: string;
  /** Its own size in pixels. */
  readonly size: Size;
  readonly control: StageControl;
}

/** One picture on a canvas that fills its parent: the wheel zooms about the pointer, a drag moves. */
export const PictureStage = ({ label, src, preview, size, control }: PictureStageProps) => {
  const element = useStageElement(control);
  const sharp = useLoadedImage(src);
  const rough = useLoadedImage(preview);
  const move = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      control.pan({ x: event.movementX, y: event.movementY });
    }
  };
  return (
    <div
      ref={element}
      role="img"
      aria-label={label}
      style={{ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', cursor: 'grab' }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
    >
      {control.view === null ? null : <Picture image={sharp ?? rough} size={size} view={control.view} />}
    </div>
  );
};
