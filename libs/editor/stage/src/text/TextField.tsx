import {
  BASELINE,
  type Editor,
  type EditorState,
  isTyping,
  layerById,
  LINE_HEIGHT,
  type MeasureText,
  type TextLayer,
  type TextLayout,
  textLayout,
  type Viewport,
} from '@safelight/engine';
import { familyOf } from '@safelight/render';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useEditorState } from '../use-editor-state.ts';

/** The ascent and descent of a font, in font sizes. */
interface FontReach {
  readonly ascent: number;
  readonly descent: number;
}

/** The placement of a field over a text in CSS: its own box, and the matrix that maps it to the stage. */
interface FieldPlace {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  /** True when lines wrap at the field's width. */
  readonly wraps: boolean;
  readonly transform: string;
}

/** Safari zooms the page when a field with a smaller font is focused, in CSS pixels. */
const SMALLEST_FONT = 16;

/** The space for the caret, in font sizes. */
const CARET = 1;

const short = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Places a text field so that its letters match those of the painted text layer: CSS centres the letters in
 * the line, and the painter uses the document's baselines.
 */
export const fieldPlace = (
  layer: TextLayer,
  layout: TextLayout,
  viewport: Viewport,
  { ascent, descent }: FontReach,
): FieldPlace => {
  const larger = Math.max(1, SMALLEST_FONT / layer.size);
  const fontSize = layer.size * larger;
  const lineHeight = fontSize * LINE_HEIGHT;
  const caret = layer.width === null ? fontSize * CARET : 0;
  const width = layout.width * larger + caret;
  const shares = { left: 0, center: 0.5, right: 1 } as const;
  const x = -caret * shares[layer.align];
  const y = fontSize * (BASELINE - LINE_HEIGHT / 2 - (ascent - descent) / 2);
  const angle = (layer.transform.rotation * Math.PI) / 180;
  const [across, down] = [layer.transform.scaleX, layer.transform.scaleY].map(
    (scale) => (scale * viewport.scale) / larger,
  ) as [number, number];
  const [a, b] = [Math.cos(angle) * across, Math.sin(angle) * across];
  const [c, d] = [-Math.sin(angle) * down, Math.cos(angle) * down];
  const left = layer.transform.x * viewport.scale + viewport.x + a * x + c * y;
  const top = layer.transform.y * viewport.scale + viewport.y + b * x + d * y;
  return {
    width: Math.ceil(width),
    height: Math.ceil(layout.height * larger),
    fontSize,
    lineHeight,
    wraps: layer.width !== null,
    transform: `matrix(${[a, b, c, d, left, top].map(short).join(', ')})`,
  };
};

const typedText = ({ draft }: EditorState): TextLayer | null => {
  if (draft?.kind !== 'text') return null;
  const layer = layerById(draft.document, draft.layerId);
  return layer?.type === 'text' ? layer : null;
};

const fontOf = (
  { font, weight, italic }: Pick<TextLayer, 'font' | 'weight' | 'italic'>,
  /** A CSS size, with the line height if needed: "24px/28.8px". */
  size: string,
): string => `${italic ? 'italic ' : ''}${String(weight)} ${size} ${familyOf(font)}`;

let context: CanvasRenderingContext2D | null | undefined;

/** The ascent and descent of a font as CSS computes them. */
const reachOf = (layer: TextLayer): FontReach => {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return { ascent: 0.9, descent: 0.2 };
  context.font = fontOf(layer, '100px');
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return { ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
};

/** The canvas below shows the letters; only the caret and selection of the field are visible. */
const BARE: CSSProperties = {
  position: 'absolute',
  left: 0,
  top: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  boxShadow: 'none',
  background: 'none',
  resize: 'none',
  overflow: 'hidden',
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  transformOrigin: '0 0',
  touchAction: 'auto',
};

/** Passes what was typed on to the editor, which may leave out what is too much before the caret. */
const type = (editor: Editor, field: HTMLTextAreaElement): void => {
  const { value, selectionStart } = field;
  editor.send({ type: 'text', content: value });
  const kept = typedText(editor.state)?.content ?? value;
  if (kept === value) return;
  const caret = Math.max(0, selectionStart - (value.length - kept.length));
  // React would move the caret to the end.
  field.value = kept;
  field.setSelectionRange(caret, caret);
};

interface FieldProps {
  readonly editor: Editor;
  readonly layer: TextLayer;
  readonly measure: MeasureText;
}

const Field = ({ editor, layer, measure }: FieldProps) => {
  const viewport = useEditorState(editor, (state) => state.viewport);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id } = layer;
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [id]);
  const place = fieldPlace(layer, textLayout(layer, measure), viewport, reachOf(layer));
  return (
    <textarea
      ref={field}
      aria-label="Text"
      value={layer.content}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="sentences"
      style={{
        ...BARE,
        width: place.width,
        height: place.height,
        // Font and line height are set by one property, because setting the font alone would reset the line
        // height.
        font: fontOf(layer, `${String(place.fontSize)}px/${String(place.lineHeight)}px`),
        textAlign: layer.align,
        whiteSpace: place.wraps ? 'pre-wrap' : 'pre',
        overflowWrap: 'anywhere',
        caretColor: layer.color,
        transform: place.transform,
      }}
      onChange={({ target }) => type(editor, target)}
      onBlur={() => {
        // The typed text is kept when the focus leaves. An empty field stays open until something is typed.
        const isEmpty = typedText(editor.state)?.content.trim() === '';
        if (document.hasFocus() && isTyping(editor.state) && !isEmpty) editor.send({ type: 'apply' });
      }}
    />
  );
};

/** The text field that covers a text while it is edited. It renders nothing otherwise. */
export const TextField = ({ editor, measure }: Omit<FieldProps, 'layer'>) => {
  const layer = useEditorState(editor, typedText);
  return layer === null ? null : <Field editor={editor} layer={layer} measure={measure} />;
};
