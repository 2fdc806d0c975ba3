import type { ImageCard_ImageFragment } from '@safelight/web-data';
import { Ban, Lock } from 'lucide-react';

interface AccessMarkProps {
  readonly image: Pick<ImageCard_ImageFragment, 'privacy' | 'block'>;
  readonly size: number;
}

/** An icon that shows why others cannot see an image: it is blocked or private. */
export const AccessMark = ({ image: { privacy, block }, size }: AccessMarkProps) => {
  if (block !== null) return <Ban size={size} role="img" aria-label="Blocked" />;
  return privacy === 'PRIVATE' ? <Lock size={size} role="img" aria-label="Private" /> : null;
};
