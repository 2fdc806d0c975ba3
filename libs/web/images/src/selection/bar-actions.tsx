import { Download, Eye, FolderPlus, Heart, Sparkles, Tag, Trash2, Undo2 } from 'lucide-react';
import type { ImageChanges } from '../changes/use-image-changes.ts';
import type { BulkQuestion } from './BulkDialogs.tsx';
import type { BarAction } from './SelectionBar.tsx';
import type { Bulk } from './use-bulk.ts';

interface BarActionsOptions {
  readonly isTrash: boolean;
  readonly changes: ImageChanges;
  readonly bulk: Bulk;
  readonly onAsk: (question: BulkQuestion) => void;
}

/** The actions of the selection bar: those of the library or those of the trash. */
export const barActions = ({ isTrash, changes, bulk, onAsk }: BarActionsOptions): readonly BarAction[] =>
  isTrash
    ? [
        {
          label: 'Restore',
          icon: <Undo2 size={16} aria-hidden />,
          onAct: () => {
            bulk.run(changes.restore, true);
          },
        },
        {
          label: 'Delete Forever',
          icon: <Trash2 size={16} aria-hidden />,
          onAct: () => {
            if (bulk.isAny()) onAsk({ kind: 'delete-forever' });
          },
        },
      ]
    : [
        {
          label: 'Download',
          icon: <Download size={16} aria-hidden />,
          onAct: () => {
            bulk.run(changes.download);
          },
        },
        {
          label: 'Favorite',
          icon: <Heart size={16} aria-hidden />,
          onAct: () => {
            bulk.run(changes.favorite);
          },
        },
        {
          label: 'Add to Project',
          icon: <FolderPlus size={16} aria-hidden />,
          opens: 'dialog',
          onAct: () => {
            if (bulk.isAny()) onAsk({ kind: 'project' });
          },
        },
        {
          label: 'Tags',
          icon: <Tag size={16} aria-hidden />,
          opens: 'dialog',
          onAct: () => {
            if (bulk.isAny()) onAsk({ kind: 'tags' });
          },
        },
        {
          label: 'Privacy',
          icon: <Eye size={16} aria-hidden />,
          opens: 'menu',
          onAct: (anchor) => {
            if (bulk.isAny()) onAsk({ kind: 'privacy', anchor });
          },
        },
        {
          label: 'Edit with AI',
          icon: <Sparkles size={16} aria-hidden />,
          opens: 'dialog',
          onAct: () => {
            if (bulk.isAny()) onAsk({ kind: 'ai-edit' });
          },
        },
        {
          label: 'Delete',
          icon: <Trash2 size={16} aria-hidden />,
          onAct: () => {
            bulk.run(changes.trash, true);
          },
        },
      ];
