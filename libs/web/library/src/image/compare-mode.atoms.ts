import { personalAtom } from '@safelight/web-session';
import { useAtom } from 'jotai';

/** The ways to compare two versions of a picture. */
export type CompareMode = 'slider' | 'side-by-side';

/** The way that the person chose in this window; null before any choice. */
const chosenModeAtom = personalAtom<CompareMode | null>(null);

/**
 * Returns the way to compare two versions, and a function that chooses another one. Until the person chooses,
 * versions of one shape are compared with the slider and others side by side, because the two sides of a
 * slider would show parts of a cropped or rotated picture that do not belong together.
 */
export const useCompareMode = ({
  isOneShape,
}: {
  readonly isOneShape: boolean;
}): readonly [CompareMode, (mode: CompareMode) => void] => {
  const [chosen, choose] = useAtom(chosenModeAtom);
  return [chosen ?? (isOneShape ? 'slider' : 'side-by-side'), choose];
};
