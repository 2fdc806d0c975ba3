export { SaveStatus, useSavingStatus } from './SaveStatus.tsx';
export type { Saving } from './saving.ts';
export { isUnsaved, type SavingStatus, statusText } from './saving-status.ts';
export { randomId } from './random-id.ts';
export {
  type ColorPicker,
  type EditedImage,
  type OpenDocument,
  type OpenSession,
  useOpenDocument,
} from './use-open-document.ts';
