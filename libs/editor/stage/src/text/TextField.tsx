import {
  isTyping,
  layerById,
  textLayout,
  type Editor,
  type EditorState,
  type MeasureText,
  type TextLayer,
} from '@safelight/engine';
import { familyOf } from '@safelight/render';
import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useEditorState } from '../use-editor-state.ts';
import { fieldPlace, type FontReach } from './field-place.ts';

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
  useEffect(() => {
    const keep = (): void => {
      if (document.visibilityState === 'hidden' && isTyping(editor.state)) editor.send({ type: 'apply' });
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
    };
  }, [editor]);
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
        // In a single property, because setting another font would reset the line height.
        font: fontOf(layer, `${String(place.fontSize)}px/${String(place.lineHeight)}px`),
        textAlign: layer.align,
        whiteSpace: place.wraps ? 'pre-wrap' : 'pre',
        overflowWrap: 'anywhere',
        caretColor: layer.color,
        transform: place.transform,
      }}
      onChange={(event) => {
        editor.send({ type: 'text', content: event.target.value });
      }}
      onBlur={() => {
        // Keeps the typed text when the focus leaves. An empty one stays open until something is typed.
        const isEmpty = typedText(editor.state)?.content.trim() === '';
        if (document.hasFocus() && isTyping(editor.state) && !isEmpty) editor.send({ type: 'apply' });
      }}
    />
  );
};

/** The text field that covers a text while it is edited; renders nothing otherwise. */
export const TextField = ({ editor, measure }: Omit<FieldProps, 'layer'>) => {
  const layer = useEditorState(editor, typedText);
  return layer === null ? null : <Field editor={editor} layer={layer} measure={measure} />;
};
