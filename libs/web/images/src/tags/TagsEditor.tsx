import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { firstCharacters } from '@safelight/rules';
import { ImageTagsDocument } from '@safelight/web-data';
import { Field, FocusKeeper, isForInputMethod } from '@safelight/web-ui';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { TagList } from './TagList.tsx';
import { SUGGESTED_TAGS } from './suggested-tags.ts';

/** The maximum length of a tag in characters. */
const TAG_MAX_LENGTH = 50;

/**
 * Parses tags separated by commas or line breaks: trimmed, lower case as the server stores them, without
 * empty ones.
 */
export const tagsIn = (written: string): readonly string[] =>
  written
    .split(/[,\n]/)
    .map((tag) => firstCharacters(tag.trim().toLowerCase(), TAG_MAX_LENGTH))
    .filter((tag) => tag !== '');

/** Returns `tags` and the new ones in `added`, each tag once. */
export const withTags = (tags: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...tags, ...added]),
];

/** The maximum number of tags that are suggested at a time. */
const MOST_OFFERED = 8;

interface TagsEditorProps {
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
}

/**
 * Edits an image's tags: chips to remove them, a field to add one (Enter or a comma), and suggestions from
 * other images.
 */
export const TagsEditor = ({ tags, onTags }: TagsEditorProps) => {
  const [text, setText] = useState('');
  const { data } = useQuery(ImageTagsDocument);
  const own = (data?.imageTags ?? []).map(({ tag }) => tag);
  const offered = [...new Set([...own, ...SUGGESTED_TAGS])]
    .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(text.trim().toLowerCase()))
    .slice(0, MOST_OFFERED);
  const add = (written: string): void => {
    setText('');
    const next = withTags(tags, tagsIn(written));
    if (next.length !== tags.length) onTags(next);
  };
  return (
    <Box component={FocusKeeper} sx={{ display: 'grid', gap: 1 }}>
      <TagList tags={tags} onTags={onTags} />
      <Field
        label="Add a tag"
        value={text}
        placeholder="Enter adds it"
        onValue={setText}
        inputProps={{
          onKeyDown: (event: KeyboardEvent) => {
            if (isForInputMethod(event) || (event.key !== 'Enter' && event.key !== ',')) return;
            event.preventDefault();
            add(text);
          },
          onPaste: (event: ClipboardEvent) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[,\n]/.test(pasted)) return;
            event.preventDefault();
            add(`${text},${pasted}`);
          },
        }}
      />
      <Box
        component={FocusKeeper}
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
            onClick={() => add(tag)}
          />
        ))}
      </Box>
    </Box>
  );
};
