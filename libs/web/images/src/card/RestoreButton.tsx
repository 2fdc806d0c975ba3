import { Undo2 } from 'lucide-react';
import type { CardActions } from './card-actions.ts';

interface RestoreButtonProps {
  readonly uid: string;
  readonly title: string;
  readonly tabbable: boolean;
  readonly actions: CardActions;
}

/** Restores one picture from the trash. */
export const RestoreButton = ({ uid, title, tabbable, actions }: RestoreButtonProps) => (
  <button
    type="button"
    className="control restore"
    tabIndex={tabbable ? 0 : -1}
    aria-label={`Restore ${title}`}
    onClick={() => actions.restore(uid)}
  >
    <Undo2 size={16} aria-hidden /> <span className="word">Restore</span>
  </button>
);
