import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { ImageTagsDocument } from '@safelight/web-data';
import { FocusKeeper } from '@safelight/web-ui';
import { TagField } from './TagField.tsx';
import { TagList } from './TagList.tsx';
import { SUGGESTED_TAGS } from './suggested-tags.ts';
import { withTags } from './tags-in.ts';

/** The maximum number of tags that are suggested at a time. */
const MOST_OFFERED = 8;

interface TagsEditorProps {
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  /** The text in the field that is not added yet, for a form that adds it when it is sent. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * Edits an image's tags: chips to remove them, a field to add one (Enter or a comma), and suggestions from
 * other images.
 */
export const TagsEditor = ({ tags, onTags, text, onText }: TagsEditorProps) => {
  const { data } = useQuery(ImageTagsDocument);
  const own = (data?.imageTags ?? []).map(({ tag }) => tag);
  const offered = [...new Set([...own, ...SUGGESTED_TAGS])]
    .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(text.trim().toLowerCase()))
    .slice(0, MOST_OFFERED);
  return (
    <Box component={FocusKeeper} sx={{ display: 'grid', gap: 1 }}>
      <TagList tags={tags} onTags={onTags} />
      <TagField label="Add a tag" text={text} onText={onText} tags={tags} onTags={onTags} />
      <Box
        component={FocusKeeper}
        isList
        role="group"
        aria-label="Suggested tags"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {offered.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            size="small"
            variant="outlined"
            aria-label={`Add tag ${tag}`}
            onClick={() => {
              onText('');
              onTags(withTags(tags, [tag]));
            }}
          />
        ))}
      </Box>
    </Box>
  );
};
