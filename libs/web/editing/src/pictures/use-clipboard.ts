import {
  copiedLayers,
  type Layer,
  layersFromClipboard,
  pasteLayers,
  picturesOf,
  removeLayers,
} from '@safelight/engine';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent } from 'react';
import { useEditing } from '../session/editing-session.ts';
import { problemOf } from '../saving/failure-of.ts';
import { checkAddedBytes } from './layer-problem.ts';
import { useAddPictures } from './use-add-pictures.ts';

const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable="true"], [role="dialog"]') !== null;

/**
 * The type of copied layers. The browser gives it only to pages of this site, so that other programs paste what people
 * expect: the words of texts.
 */
const LAYERS = 'application/x-safelight-layers+json';

/** Copies, cuts and pastes layers, and pastes pictures as layers. Text fields keep their own clipboard. */
export const useClipboard = (): void => {
  const { editor, pictures } = useEditing();
  const addPictures = useAddPictures();
  const toasts = useToasts();

  const onCopy = useEffectEvent((event: ClipboardEvent, isCut: boolean) => {
    const { document, selection } = editor.state;
    const isText = window.getSelection()?.isCollapsed === false;
    if (isTypingIn(event.target) || selection.size === 0 || isText) return;
    const { json, text } = copiedLayers(document, selection);
    event.clipboardData?.setData(LAYERS, json);
    if (text !== '') event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (isCut && !editor.run(removeLayers(selection, 'cut'))) editor.refuse('locked');
  });

  const pasteCopies = useEffectEvent(async (layers: readonly Layer[]) => {
    try {
      await pictures.ready(picturesOf({ ...editor.state.document, layers }));
    } catch {
      toasts.error(
        'These layers show images that are not part of this document. Add those images here first.',
      );
      return;
    }
    try {
      const { document } = editor.state;
      await checkAddedBytes(document, { layers: [...document.layers, ...layers] }, pictures);
    } catch (error) {
      toasts.error(`The layers could not be pasted. ${problemOf(error)}`);
      return;
    }
    const before = new Set(editor.state.document.layers.map(({ id }) => id));
    const above = [...editor.state.selection].at(-1) ?? null;
    if (!editor.run(pasteLayers(layers, { newId: editor.newId, above }))) return;
    const pasted = editor.state.document.layers.filter(({ id }) => !before.has(id));
    editor.select(
      pasted.filter(({ parentId }) => parentId === null || before.has(parentId)).map(({ id }) => id),
    );
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (isTypingIn(event.target) || data === null) return;
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const layers = files.length > 0 ? null : layersFromClipboard(data.getData(LAYERS));
    if (files.length === 0 && layers === null) return;
    event.preventDefault();
    if (layers === null) void addPictures(files);
    else void pasteCopies(layers);
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('copy', (event) => onCopy(event, false), { signal });
    document.addEventListener('cut', (event) => onCopy(event, true), { signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => ending.abort();
  }, []);
};
