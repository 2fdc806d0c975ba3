import {
  copiedLayers,
  isLongerThan,
  lastSelected,
  layersFromClipboard,
  LIMITS,
  placeText,
  removeLayers,
  toolUnit,
} from '@safelight/engine';
import { useEffect, useEffectEvent } from 'react';
import { useEditing } from '../session/editing-session.ts';
import { useAddPictures } from './use-add-pictures.ts';
import { usePasteLayers } from './use-paste-layers.ts';

const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable="true"], [role="dialog"]') !== null;

/**
 * The types of copied layers and of the uid of their image. The browser gives them only to pages of this site, so that
 * other programs paste what people expect: the words of texts.
 */
const LAYERS = 'application/x-safelight-layers+json';
const IMAGE = 'application/x-safelight-image';

/** Copies, cuts and pastes layers, and pastes pictures and texts as layers. Text fields keep their own clipboard. */
export const useClipboard = (): void => {
  const { editor, image } = useEditing();
  const addPictures = useAddPictures();
  const paste = usePasteLayers();

  const onCopy = useEffectEvent((event: ClipboardEvent, isCut: boolean) => {
    const { document, selection } = editor.state;
    const isText = window.getSelection()?.isCollapsed === false;
    if (isTypingIn(event.target) || selection.size === 0 || isText) return;
    const { json, text } = copiedLayers(document, selection);
    event.clipboardData?.setData(LAYERS, json);
    event.clipboardData?.setData(IMAGE, image.uid);
    if (text !== '') event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (isCut && !editor.run(removeLayers(selection, 'cut'))) editor.refuse('locked');
  });

  const pasteText = (text: string): void => {
    const { state, measure } = editor;
    const style = { ...state.settings.text, outline: null };
    const above = lastSelected(state.selection);
    const action = placeText(text, { id: editor.newId(), above, style, unit: toolUnit(state), measure });
    if (!editor.run(action)) return;
    if (editor.state.tool.id !== 'select') editor.take('select');
    if (isLongerThan(text, LIMITS.textLength)) editor.refuse('text-too-long');
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (isTypingIn(event.target) || data === null) return;
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const layers = files.length > 0 ? null : layersFromClipboard(data.getData(LAYERS));
    // Of copied files that are no pictures, the text is their names.
    const text = data.files.length > 0 ? '' : data.getData('text/plain').replaceAll('\r\n', '\n').trim();
    if (files.length === 0 && layers === null && text === '') return;
    event.preventDefault();
    if (files.length > 0) void addPictures(files);
    else if (layers !== null) void paste({ layers, imageUid: data.getData(IMAGE) });
    else pasteText(text);
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
