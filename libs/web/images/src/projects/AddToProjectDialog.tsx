import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { PROJECT_NAME_MAX_LENGTH, projectNameProblem, TEXTS } from '@safelight/rules';
import {
  AddToProjectDocument,
  CreateProjectWithDocument,
  messageOf,
  ProjectChoicesDocument,
  ProjectsHoldingDocument,
} from '@safelight/web-data';
import { Field, formatCount, LoadingState, Notice, useToasts } from '@safelight/web-ui';
import { Check, FolderPlus, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { inBatches } from '../changes/in-batches.ts';

interface AddToProjectDialogProps {
  readonly uids: readonly string[];
  readonly onClose: () => void;
}

const images = (count: number): string => `${formatCount(count)} ${count === 1 ? 'image' : 'images'}`;

/** Puts images into one of the person's projects, or into a new one. */
export const AddToProjectDialog = ({ uids, onClose }: AddToProjectDialogProps) => {
  const id = useId();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { cache } = useApolloClient();
  const [search, setSearch] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const only = uids.length === 1 ? (uids[0] ?? null) : null;
  const variables = { search: search.trim() === '' ? null : search.trim() };
  const found = useQuery(ProjectChoicesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const data = found.data ?? found.previousData;
  const holding = useQuery(ProjectsHoldingDocument, {
    variables: { imageUid: only ?? '' },
    skip: only === null,
    fetchPolicy: 'network-only',
  });
  const isHeld = new Set(holding.data?.projectsHolding ?? []);
  const [add] = useMutation(AddToProjectDocument);
  const [create] = useMutation(CreateProjectWithDocument);

  /** The rest of more images than one call takes is added to `projectId` batch by batch. */
  const addAll = (projectId: string, all: readonly string[]): Promise<number> =>
    inBatches(
      all,
      async (batch) =>
        (await add({ variables: { id: projectId, uids: batch } })).data?.addProjectImages.count ?? 0,
    );
  const finish = (projectId: string, said: string): void => {
    cache.evict({ id: cache.identify({ __typename: 'Project', id: projectId }) ?? '', fieldName: 'images' });
    for (const fieldName of ['projects', 'projectsHolding']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
    toasts.success(said, {
      label: 'View',
      onAct: () => void navigate(`/projects/${projectId}`),
    });
    onClose();
  };
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toasts.error(messageOf(error));
      setBusy(false);
    }
  };
  const choose = (project: { readonly id: string; readonly name: string }): Promise<void> =>
    run(async () => {
      const added = await addAll(project.id, uids);
      finish(project.id, `Added ${images(added)} to ${project.name}`);
    });
  const createNew = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = projectNameProblem(name);
    setProblem(wrong);
    if (wrong !== null) return;
    void run(async () => {
      const { data: made } = await create({ variables: { name: name.trim(), uids: uids.slice(0, 500) } });
      const projectId = made?.createProject.id ?? '';
      if (uids.length > 500) await addAll(projectId, uids.slice(500));
      finish(projectId, TEXTS.projects.created);
    });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Add {images(uids.length)} to a Project</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          component="form"
          aria-label="New project"
          onSubmit={createNew}
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
                disabled={busy || isHeld.has(project.id)}
                onClick={() => void choose(project)}
                sx={{ borderRadius: '8px', minHeight: 52 }}
              >
                <ListItemText
                  primary={project.name}
                  secondary={isHeld.has(project.id) ? 'Already in it' : images(project.imageCount)}
                  slotProps={{ primary: { noWrap: true } }}
                />
                {isHeld.has(project.id) ? (
                  <Check size={18} aria-hidden style={{ flex: 'none' }} />
                ) : (
                  <Plus size={18} aria-hidden style={{ flex: 'none' }} />
                )}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
};
