import type { ImageCard_ImageFragment } from '@safelight/web-data';
import { Ban, Lock } from 'lucide-react';

interface AccessMarkProps {
  readonly image: Pick<ImageCard_ImageFragment, 'privacy' | 'block'>;
  readonly size: number;
}

/** What keeps others from seeing an image: that it is blocked, or else that it is private. */
export const AccessMark = ({ image: { privacy, block }, size }: AccessMarkProps) => {
  if (block !== null) return <Ban size={size} role="img" aria-label="Blocked" />;
  return privacy === 'PRIVATE' ? <Lock size={size} role="img" aria-label="Private" /> : null;
};
