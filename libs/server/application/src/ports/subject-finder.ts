import type { ScratchFile } from './imaging.ts';
import type { PictureFile } from './image-editor.ts';

/** Finds what a picture is of. */
export interface SubjectFinder {
  /**
   * A grey PNG of the upright picture's size, white where the subject is; null when nothing stands out.
   * Throws when it cannot look, or with the reason of an abort.
   */
  findSubject(picture: PictureFile, signal: AbortSignal): Promise<ScratchFile | null>;
}
