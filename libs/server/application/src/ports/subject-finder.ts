import type { ScratchFile } from './imaging.ts';
import type { PictureFile } from './image-editor.ts';

/** Finds the subject of a picture. */
export interface SubjectFinder {
  /**
   * A grey PNG of the upright picture's size, white where the subject is; null when there is no clear
   * subject. Throws when it cannot examine the picture, or with the reason of an abort.
   */
  findSubject(picture: PictureFile, signal: AbortSignal): Promise<ScratchFile | null>;
}
