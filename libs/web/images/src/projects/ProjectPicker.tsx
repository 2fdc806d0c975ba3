import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { PROJECT_NAME_MAX_LENGTH, projectNameProblem, TEXTS } from '@safelight/rules';
import { ProjectChoicesDocument } from '@safelight/web-data';
import { Field, LoadingState, Notice, TitledDialog } from '@safelight/web-ui';
import { Check, FolderPlus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { imagesText } from './images-text.ts';

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

interface NewProjectProps {
  readonly busy: boolean;
  readonly onCreate: (name: string) => void;
}

const NewProject = ({ busy, onCreate }: NewProjectProps) => {
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
      aria-label="New project"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}
    >
      <Field
        label="New project"
        value={name}
        placeholder="Project name"
        problem={problem}
        inputProps={{ maxLength: PROJECT_NAME_MAX_LENGTH }}
        onValue={(value) => {
          setName(value);
          setProblem(null);
        }}
      />
      <Button
        type="submit"
        disabled={busy}
        startIcon={<FolderPlus size={16} />}
        sx={{ mt: '27px', minHeight: 46 }}
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
  return (
    <TitledDialog
      title={title}
      content={{ sx: { display: 'grid', gap: 2 } }}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <NewProject busy={busy} onCreate={onCreate} />
      <Field label="Search projects" type="search" value={search} onValue={setSearch} />
      {found.error === undefined ? null : <Notice tone="danger">{TEXTS.projects.listFailed}</Notice>}
      {data === undefined && found.error === undefined ? (
        <LoadingState text="Loading projects..." minHeight={120} />
      ) : null}
      {data?.projects.nodes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {search.trim() === '' ? 'No projects yet' : 'No projects found'}
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
                secondary={held.has(project.id) ? 'Already added' : imagesText(project.imageCount)}
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
