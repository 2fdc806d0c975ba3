import Box from '@mui/material/Box';
import { TagField, TagList } from '@safelight/web-images';
import type { ComponentProps } from 'react';

type ProjectTagsFieldProps = Omit<ComponentProps<typeof TagField>, 'label' | 'addsOnBlur'>;

/** Edits the tags of a project. Leaving the field adds its text, so that the form is sent with it. */
export const ProjectTagsField = (props: ProjectTagsFieldProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <TagField label="Tags" addsOnBlur {...props} />
    <TagList tags={props.tags} onTags={props.onTags} />
  </Box>
);
