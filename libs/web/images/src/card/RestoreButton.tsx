import { Undo2 } from 'lucide-react';
import type { CardDeeds } from './card-deeds.ts';

interface RestoreButtonProps {
  readonly uid: string;
  readonly title: string;
  readonly tabbable: boolean;
  readonly deeds: CardDeeds;
}

/** Takes one picture out of the trash. */
export const RestoreButton = ({ uid, title, tabbable, deeds }: RestoreButtonProps) => (
  <button
    type="button"
    className="control restore"
    tabIndex={tabbable ? 0 : -1}
    aria-label={`Restore ${title}`}
    onClick={() => {
      deeds.restore(uid);
    }}
  >
    <Undo2 size={16} aria-hidden /> Restore
  </button>
);
