import { useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { ProjectTagsDocument } from '@safelight/web-data';
import { DateRange, FilterFrame, TagChips } from '@safelight/web-images';
import { useState } from 'react';
import { NO_FILTER, type ProjectsFilter } from './projects-address.ts';

interface ProjectFilterDialogProps {
  readonly filter: ProjectsFilter;
  readonly onApply: (filter: ProjectsFilter) => void;
  readonly onClose: () => void;
}

/** Filters the projects by day and tags. */
export const ProjectFilterDialog = ({ filter, onApply, onClose }: ProjectFilterDialogProps) => {
  const [draft, setDraft] = useState(filter);
  const { data } = useQuery(ProjectTagsDocument, { fetchPolicy: 'cache-and-network' });
  const tags = [...new Set([...(data?.projectTags ?? []), ...draft.tags])];
  return (
    <FilterFrame
      title="Filter Projects"
      onApply={() => onApply(draft)}
      onReset={() => setDraft(NO_FILTER)}
      onClose={onClose}
    >
      <DateRange
        labels={['Created from', 'Created to']}
        from={draft.from}
        to={draft.to}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
      {tags.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Tags appear here once your projects have some.
        </Typography>
      ) : (
        <TagChips
          label="Tags"
          tags={tags}
          chosen={draft.tags}
          onChosen={(chosen) => setDraft({ ...draft, tags: chosen })}
        />
      )}
    </FilterFrame>
  );
};
