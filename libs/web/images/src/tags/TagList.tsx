import { FocusKeeper } from '@safelight/web-ui';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { X } from 'lucide-react';

interface TagListProps {
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
}

/** Tags as chips; pressing a chip removes its tag. Renders nothing when there are no tags. */
export const TagList = ({ tags, onTags }: TagListProps) =>
  tags.length === 0 ? null : (
    <FocusKeeper isList>
      <Box component="ul" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0 }}>
        {tags.map((tag) => {
          const remove = (): void => onTags(tags.filter((other) => other !== tag));
          return (
            <Box component="li" key={tag} sx={{ listStyle: 'none' }}>
              <Chip
                label={tag}
                aria-label={`Remove tag ${tag}`}
                deleteIcon={<X size={14} aria-hidden />}
                onClick={remove}
                onDelete={remove}
              />
            </Box>
          );
        })}
      </Box>
    </FocusKeeper>
  );
