import {
  Columns2,
  Download,
  Eye,
  FolderPlus,
  Heart,
  Sparkles,
  Tag,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
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

const icon = (Icon: LucideIcon) => <Icon size={16} aria-hidden />;

/** Returns the action that compares two selected images. `onPair` is called with them. */
export const compareAction = (
  { pair }: Pick<Bulk, 'pair'>,
  onPair: (uids: readonly [string, string]) => void,
): BarAction => ({
  label: 'Compare',
  icon: icon(Columns2),
  opens: 'dialog',
  onAct: () => {
    const uids = pair();
    if (uids !== null) onPair(uids);
  },
});

/** Returns the actions of the selection bar: those of the library or those of the trash. */
export const barActions = ({ isTrash, changes, bulk, onAsk }: BarActionsOptions): readonly BarAction[] => {
  const runs = (act: (uids: readonly string[]) => Promise<boolean>) => () => bulk.run(act);
  const asks = (kind: Exclude<BulkQuestion['kind'], 'privacy' | 'compare'>) => () => {
    if (bulk.isAny()) onAsk({ kind });
  };
  const asksPrivacy = (anchor: HTMLElement): void => {
    if (bulk.isAny()) onAsk({ kind: 'privacy', anchor });
  };
  if (isTrash) {
    return [
      { label: 'Restore', icon: icon(Undo2), onAct: runs(changes.restore) },
      { label: 'Delete Forever', icon: icon(Trash2), onAct: asks('delete-forever') },
    ];
  }
  return [
    { label: 'Download', icon: icon(Download), onAct: runs(changes.download) },
    { label: 'Favorite', icon: icon(Heart), onAct: runs(changes.favorite) },
    { label: 'Add to Project', icon: icon(FolderPlus), opens: 'dialog', onAct: asks('project') },
    { label: 'Tags', icon: icon(Tag), opens: 'dialog', onAct: asks('tags') },
    { label: 'Privacy', icon: icon(Eye), opens: 'menu', onAct: asksPrivacy },
    compareAction(bulk, (uids) => onAsk({ kind: 'compare', uids })),
    { label: 'Edit with AI', icon: icon(Sparkles), opens: 'dialog', onAct: asks('ai-edit') },
    { label: 'Delete', icon: icon(Trash2), onAct: runs(changes.trash) },
  ];
};
