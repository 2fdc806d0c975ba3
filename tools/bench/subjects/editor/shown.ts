import type { Editor } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';

/** The document that is open on the stage. */
export interface Shown {
  readonly editor: Editor;
  readonly pictures: PictureStore;
}
