export { colorPicker } from './color-picker.ts';
export { EditorStage } from './EditorStage.tsx';
export { keyInput } from './input/key-input.ts';
export { useEditorState } from './use-editor-state.ts';
