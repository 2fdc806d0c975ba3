import { FocusKeeper, Panel } from '@safelight/web-ui';
import { PendingItem } from './PendingItem.tsx';
import type { UploadQueue } from './use-upload-queue.ts';

/** The pictures chosen so far; renders nothing when there are none. */
export const PendingList = ({ queue }: { readonly queue: UploadQueue }) =>
  queue.items.length === 0 ? null : (
    <FocusKeeper isList>
      <Panel as="ul" aria-label="Images to upload" sx={{ mt: 3, mb: 0, p: 0, listStyle: 'none' }}>
        {queue.items.map((item) => (
          <PendingItem key={item.id} item={item} queue={queue} />
        ))}
      </Panel>
    </FocusKeeper>
  );
