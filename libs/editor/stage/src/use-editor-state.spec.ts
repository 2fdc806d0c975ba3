import { createEditor, setOpacity, type Editor, type EditorState } from '@safelight/engine';
import { documentOf, imageOf, shapeOf } from '@safelight/engine/testing';
import { act, renderHook } from '@testing-library/react';
import { useEditorState } from './use-editor-state.ts';

const open = (): Editor =>
  createEditor({
    document: documentOf(imageOf({ id: 'image' }), shapeOf({ id: 'shape' })),
    newId: () => 'n',
  });

const watch = <T>(
  editor: Editor,
  select: (state: EditorState) => T,
  same?: (a: T, b: T) => boolean,
): { readonly value: () => T; readonly renders: () => number } => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useEditorState(editor, select, same);
  });
  return { value: () => result.current, renders: () => renders };
};

it('useEditorState follows the selected value and does not render for other changes', () => {
  const editor = open();
  const { value, renders } = watch(editor, (state) => state.tool.id);
  act(() => {
    editor.run(setOpacity(new Set(['image']), 0.5));
    editor.select(['shape']);
  });
  expect([value(), renders()]).toEqual(['select', 1]);
  act(() => {
    editor.take('brush');
  });
  expect([value(), renders()]).toEqual(['brush', 2]);
});

it('useEditorState accepts an inline function that returns a new object each time', () => {
  const editor = open();
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useEditorState(editor, (state) => ({ count: state.selection.size }));
  });
  act(() => {
    editor.select(['shape']);
  });
  expect(result.current).toEqual({ count: 1 });
  expect(renders).toBeLessThan(5);
});

it('useEditorState returns the same object as long as `same` finds no difference', () => {
  const editor = open();
  const select = (state: EditorState) => state.document.layers.map(({ name }) => name);
  const same = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');
  const { value, renders } = watch(editor, select, same);
  const before = value();
  act(() => {
    editor.run(setOpacity(new Set(['image']), 0.5));
  });
  expect(value()).toBe(before);
  expect(renders()).toBe(1);
});

it('useEditorState reads another editor once it is passed, and unsubscribes from the old one', () => {
  const [first, second] = [open(), open()];
  second.take('crop');
  let renders = 0;
  const { result, rerender } = renderHook(
    ({ editor }) => {
      renders += 1;
      return useEditorState(editor, (state) => state.tool.id);
    },
    { initialProps: { editor: first } },
  );
  rerender({ editor: second });
  expect(result.current).toBe('crop');
  act(() => {
    first.take('brush');
  });
  expect([result.current, renders]).toEqual(['crop', 2]);
});
