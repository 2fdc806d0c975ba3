export { colourPicker } from './colour-picker.ts';
export { EditorStage } from './EditorStage.tsx';
export { useEditorState } from './use-editor-state.ts';
