import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { PROJECT_NAME_MAX_LENGTH, projectNameProblem, TEXTS } from '@safelight/rules';
import { isPassing, ProjectChoicesDocument } from '@safelight/web-data';
import {
  Field,
  focusFirstField,
  formatCountOf,
  LoadingState,
  Notice,
  TitledDialog,
  useReturn,
} from '@safelight/web-ui';
import { Check, FolderPlus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';

/** A project that a person chose. */
export interface ProjectChoice {
  readonly id: string;
  readonly name: string;
}

interface ProjectPickerProps {
  readonly title: string;
  readonly busy: boolean;
  /** The ids of projects that already contain the image and so cannot be chosen. */
  readonly held?: ReadonlySet<string>;
  readonly onChoose: (project: ProjectChoice) => void;
  /** Called with a valid name to create a project. */
  readonly onCreate: (name: string) => void;
  readonly onClose: () => void;
}

const NONE_HELD: ReadonlySet<string> = new Set();

const MAIN_ACTION = { variant: 'contained', color: 'primary' } as const;

interface NewProjectProps {
  readonly busy: boolean;
  /** Whether the person has no project, so that a new one is all that can be chosen. */
  readonly isFirst: boolean;
  readonly onCreate: (name: string) => void;
}

const NewProject = ({ busy, isFirst, onCreate }: NewProjectProps) => {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = projectNameProblem(name);
    setProblem(wrong);
    if (wrong === null) onCreate(name.trim());
  };
  return (
    <Box
      component="form"
      ref={isFirst ? focusFirstField : undefined}
      aria-label="New project"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}
    >
      <Field
        label="New project"
        value={name}
        placeholder="Project name"
        problem={problem}
        maxLength={PROJECT_NAME_MAX_LENGTH}
        onValue={(value) => {
          setName(value);
          setProblem(null);
        }}
      />
      <Button
        type="submit"
        {...(isFirst ? MAIN_ACTION : {})}
        disabled={busy}
        startIcon={<FolderPlus size={16} />}
        sx={{ mt: '27px' }}
      >
        Create
      </Button>
    </Box>
  );
};

/** Lets the person choose one of their projects, or name a new one. */
export const ProjectPicker = ({
  title,
  busy,
  held = NONE_HELD,
  onChoose,
  onCreate,
  onClose,
}: ProjectPickerProps) => {
  const [search, setSearch] = useState('');
  const variables = { search: search.trim() === '' ? null : search.trim() };
  const found = useQuery(ProjectChoicesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const data = found.data ?? found.previousData;
  useReturn(() => {
    if (isPassing(found.error)) void found.refetch();
  });
  const isFirst = search.trim() === '' && data?.projects.nodes.length === 0;
  return (
    <TitledDialog
      title={title}
      content={{ sx: { display: 'grid', gap: 2 } }}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {isFirst ? (
        <Typography variant="body2" color="textSecondary">
          No projects yet. Give your first one a name.
        </Typography>
      ) : null}
      {data === undefined && found.error === undefined ? (
        <LoadingState text="Loading projects..." minHeight={160} />
      ) : (
        <NewProject busy={busy} isFirst={isFirst} onCreate={onCreate} />
      )}
      {found.error === undefined ? null : <Notice tone="danger">{TEXTS.projects.listFailed}</Notice>}
      {data === undefined || isFirst ? null : (
        <Field label="Search projects" type="search" value={search} onValue={setSearch} />
      )}
      {data?.projects.nodes.length === 0 && !isFirst ? (
        <Typography variant="body2" color="textSecondary">
          No projects found
        </Typography>
      ) : null}
      <List dense disablePadding aria-label="Projects" sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {(data?.projects.nodes ?? []).map((project) => (
          <ListItem key={project.id} disablePadding>
            <ListItemButton
              disabled={busy || held.has(project.id)}
              onClick={() => onChoose({ id: project.id, name: project.name })}
              sx={{ borderRadius: '8px', minHeight: 52 }}
            >
              <ListItemText
                primary={project.name}
                secondary={
                  held.has(project.id) ? 'Already added' : formatCountOf(project.imageCount, 'image')
                }
                slotProps={{ primary: { noWrap: true } }}
              />
              {held.has(project.id) ? (
                <Check size={18} aria-hidden style={{ flex: 'none' }} />
              ) : (
                <Plus size={18} aria-hidden style={{ flex: 'none' }} />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledDialog>
  );
};
