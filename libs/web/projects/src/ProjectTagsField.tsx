import Box from '@mui/material/Box';
import { TAG_MAX_LENGTH } from '@safelight/rules';
import { TagList } from '@safelight/web-images';
import { Field, isForInputMethod } from '@safelight/web-ui';
import { type KeyboardEvent, useState } from 'react';

interface ProjectTagsFieldProps {
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
}

/** Edits the tags of a project: Enter or a comma adds a tag that is not blank and not there yet. */
export const ProjectTagsField = ({ tags, onTags }: ProjectTagsFieldProps) => {
  const [text, setText] = useState('');
  const add = (): void => {
    const tag = text.trim().toLowerCase();
    setText('');
    if (tag !== '' && !tags.includes(tag)) onTags([...tags, tag]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Field
        label="Tags"
        value={text}
        placeholder="Enter adds it"
        onValue={setText}
        onBlur={add}
        maxLength={TAG_MAX_LENGTH}
        inputProps={{
          onKeyDown: (event: KeyboardEvent) => {
            if (isForInputMethod(event) || (event.key !== 'Enter' && event.key !== ',')) return;
            event.preventDefault();
            add();
          },
        }}
      />
      <TagList tags={tags} onTags={onTags} />
    </Box>
  );
};
