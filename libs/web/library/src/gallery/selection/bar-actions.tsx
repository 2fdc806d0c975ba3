import { Download, Heart, Sparkles, Trash2, Undo2 } from 'lucide-react';
import type { ImageChanges } from '../use-image-changes.ts';
import type { BarAction } from './SelectionBar.tsx';

interface BarActionsOptions {
  readonly isTrash: boolean;
  readonly changes: ImageChanges;
  /** Runs `act` on what is chosen; the pictures leave the selection when they leave the list. */
  readonly run: (act: (uids: readonly string[]) => Promise<boolean>, leaves: boolean) => void;
  readonly onDeleteForever: () => void;
  readonly onEditWithAi: () => void;
}

/** What the bar offers: in the library, and in the trash. */
export const barActions = ({
  isTrash,
  changes,
  run,
  onDeleteForever,
  onEditWithAi,
}: BarActionsOptions): readonly BarAction[] =>
  isTrash
    ? [
        {
          label: 'Restore',
          icon: <Undo2 size={16} aria-hidden />,
          onAct: () => {
            run(changes.restore, true);
          },
        },
        { label: 'Delete Forever', icon: <Trash2 size={16} aria-hidden />, onAct: onDeleteForever },
      ]
    : [
        {
          label: 'Download',
          icon: <Download size={16} aria-hidden />,
          onAct: () => {
            run(changes.download, false);
          },
        },
        {
          label: 'Favorite',
          icon: <Heart size={16} aria-hidden />,
          onAct: () => {
            run(changes.favorite, false);
          },
        },
        { label: 'Edit with AI', icon: <Sparkles size={16} aria-hidden />, onAct: onEditWithAi },
        {
          label: 'Delete',
          icon: <Trash2 size={16} aria-hidden />,
          onAct: () => {
            run(changes.trash, true);
          },
        },
      ];
