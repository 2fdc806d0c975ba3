export { colorPicker } from './color-picker.ts';
export { EditorStage } from './EditorStage.tsx';
export { useEditorState } from './use-editor-state.ts';
