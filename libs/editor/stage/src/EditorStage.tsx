import type { Editor } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import type Konva from 'konva';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import { MEASURE_LABEL } from './overlay/measure-label.ts';
import { LiveRegion, VISUALLY_HIDDEN } from './spoken/LiveRegion.tsx';
import { STAGE_LAYERS, type StageDriver, type StageLayer } from './stage-driver.ts';
import { TextField } from './text/TextField.tsx';
import { useEditorState } from './use-editor-state.ts';
import { type StageCanvases, useMeasure, useStageDriver } from './use-stage-driver.ts';
import { useStageInput } from './use-stage-input.ts';

/**
 * The highest pixel ratio that is used: more pixels would cost memory that phones do not have, without a
 * visible difference.
 */
const MOST = 2;

const read = (): number => Math.min(MOST, Math.max(1, window.devicePixelRatio || 1));

const subscribe = (listener: () => void): (() => void) => {
  const ending = new AbortController();
  window.addEventListener('resize', listener, { signal: ending.signal });
  return () => ending.abort();
};

/** The device's pixels per CSS pixel for a canvas; it changes with the page's zoom and the screen. */
const usePixelRatio = (): number => useSyncExternalStore(subscribe, read);

const FILL: CSSProperties = { position: 'absolute', inset: 0, overflow: 'hidden' };

/**
 * The element above the canvases, so that its focus ring is visible. The ring is inside, because the stage
 * fills the window.
 */
const SURFACE: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  ...FILL,
  '--ring-offset': '-4px',
  '--ring-inset': 'inset',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
};

const RING: CSSProperties = {
  position: 'absolute',
  left: 0,
  top: 0,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '1px solid white',
  // The ring is visible on both dark and light pictures.
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.55), inset 0 0 0 1px rgb(0 0 0 / 0.3)',
  pointerEvents: 'none',
  visibility: 'hidden',
};

const HOW_TO =
  'Tab selects the next layer, arrow keys move it and with Alt resize it, Enter edits a text, Delete removes the layer. After the last layer Tab leaves the canvas.';

interface CanvasesProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly pixelRatio: number;
  readonly driver: StageDriver | null;
  readonly canvases: { current: StageCanvases };
}

/** The canvases of the stage, each a Konva layer with a single shape that the driver draws. */
const Canvases = ({ size, pixelRatio, driver, canvases }: CanvasesProps) => {
  useLayoutEffect(() => {
    for (const canvas of Object.values(canvases.current)) canvas.getCanvas().setPixelRatio(pixelRatio);
    driver?.redrawAll();
  }, [canvases, driver, pixelRatio, size]);
  const stand = (name: StageLayer) => (canvas: Konva.Layer | null) => {
    if (canvas === null) {
      Reflect.deleteProperty(canvases.current, name);
      return;
    }
    canvas.getCanvas().setPixelRatio(pixelRatio);
    canvases.current[name] = canvas;
    driver?.redrawAll();
  };
  return (
    <Stage
      width={size.width}
      height={size.height}
      listening={false}
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
    >
      {STAGE_LAYERS.map((name) => (
        <Layer key={name} ref={stand(name)} listening={false} clearBeforeDraw={false}>
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={(context) => driver?.draw(name, context._context)}
          />
        </Layer>
      ))}
    </Stage>
  );
};

interface EditorStageProps {
  readonly editor: Editor;
  readonly pictures: PictureStore;
  /** The accessible name of the canvas. */
  readonly label: string;
}

/**
 * The canvas of an editor. It fills its parent, shows the document, and passes pointer, wheel and key events
 * to the engine. Updates at the rate of pointer events bypass React.
 */
export const EditorStage = ({ editor, pictures, label }: EditorStageProps) => {
  const host = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const measures = useRef<HTMLDivElement>(null);
  const canvases = useRef<StageCanvases>({});
  const howTo = useId();
  const size = useEditorState(editor, (state) => state.stage);
  const pixelRatio = usePixelRatio();
  const measure = useMeasure();
  const driver = useStageDriver({ editor, pictures, measure, pixelRatio, host, canvases });
  useStageInput({ editor, measure, driver, host, ring, label: measures });
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const fill = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const { stage } = editor.state;
      if (width > 0 && height > 0 && (stage.width !== width || stage.height !== height))
        editor.resize({ width, height });
    };
    fill();
    const observer = new ResizeObserver(fill);
    observer.observe(element);
    return () => observer.disconnect();
  }, [editor]);
  return (
    <div style={FILL}>
      {size.width === 0 ? null : (
        <Canvases size={size} pixelRatio={pixelRatio} driver={driver} canvases={canvases} />
      )}
      <div
        ref={host}
        role="application"
        aria-label={label}
        aria-describedby={howTo}
        // A drawing surface handles all keys and pointers itself, which is what the role `application` means.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={SURFACE}
      >
        <div ref={ring} style={RING} aria-hidden="true" />
        <div ref={measures} style={MEASURE_LABEL} aria-hidden="true" />
        <TextField editor={editor} measure={measure} />
        <div id={howTo} style={VISUALLY_HIDDEN}>
          {HOW_TO}
        </div>
        <LiveRegion editor={editor} measure={measure} />
      </div>
    </div>
  );
};
