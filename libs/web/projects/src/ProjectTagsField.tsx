import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Field } from '@safelight/web-ui';
import { X } from 'lucide-react';
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
        inputProps={{
          maxLength: 50,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ',') return;
            event.preventDefault();
            add();
          },
        }}
      />
      {tags.length === 0 ? null : (
        <Box
          component="ul"
          aria-label="Tags"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0 }}
        >
          {tags.map((tag) => {
            const takeOff = (): void => {
              onTags(tags.filter((other) => other !== tag));
            };
            return (
              <Box component="li" key={tag} sx={{ listStyle: 'none' }}>
                <Chip
                  label={tag}
                  aria-label={`Remove tag ${tag}`}
                  deleteIcon={<X size={14} aria-hidden />}
                  onClick={takeOff}
                  onDelete={takeOff}
                />
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
};
