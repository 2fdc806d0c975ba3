import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ProjectTagsDocument } from '@safelight/web-data';
import { TagChips } from '@safelight/web-images';
import { Field } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';
import { NO_FILTER, type ProjectsFilter } from './projects-address.ts';

interface ProjectFilterDialogProps {
  readonly filter: ProjectsFilter;
  readonly onApply: (filter: ProjectsFilter) => void;
  readonly onClose: () => void;
}

/** Filters the projects; nothing changes until the person applies it. */
export const ProjectFilterDialog = ({ filter, onApply, onClose }: ProjectFilterDialogProps) => {
  const id = useId();
  const [draft, setDraft] = useState(filter);
  const { data } = useQuery(ProjectTagsDocument, { fetchPolicy: 'cache-and-network' });
  const tags = [...new Set([...(data?.projectTags ?? []), ...draft.tags])];
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply(draft);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Filter Projects</DialogTitle>
      <DialogContent>
        <Box component="form" id={`${id}-form`} onSubmit={apply} sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Field
              label="Created from"
              type="date"
              value={draft.from}
              inputProps={draft.to === '' ? {} : { max: draft.to }}
              onValue={(from) => {
                setDraft({ ...draft, from });
              }}
            />
            <Field
              label="Created to"
              type="date"
              value={draft.to}
              inputProps={draft.from === '' ? {} : { min: draft.from }}
              onValue={(to) => {
                setDraft({ ...draft, to });
              }}
            />
          </Box>
          {tags.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              Tags appear here once your projects have some.
            </Typography>
          ) : (
            <TagChips
              label="Tags"
              tags={tags}
              chosen={draft.tags}
              onChosen={(chosen) => {
                setDraft({ ...draft, tags: chosen });
              }}
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          sx={{ mr: 'auto' }}
          onClick={() => {
            setDraft(NO_FILTER);
          }}
        >
          Reset
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={`${id}-form`} variant="contained" color="primary">
          Apply Filters
        </Button>
      </DialogActions>
    </Dialog>
  );
};
