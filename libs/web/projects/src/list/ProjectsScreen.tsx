import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { TEXTS } from '@safelight/rules';
import {
  CreateProjectDocument,
  isPassing,
  type ProjectFacts_ProjectFragment,
  ProjectsDocument,
  useSendOnce,
} from '@safelight/web-data';
import { SelectionBar, useSelection } from '@safelight/web-images';
import { useNavigateFromPage } from '@safelight/web-session';
import {
  EmptyState,
  ErrorState,
  FocusKeeper,
  Page,
  PageHeading,
  PrimaryButton,
  ShowMore,
  usePageTitle,
  useToasts,
} from '@safelight/web-ui';
import { Download, FolderOpen, Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { forgetProjects } from '../forget-projects.ts';
import { EditProjectDialog, ProjectDialog, type ProjectTexts } from '../ProjectDialog.tsx';
import { ShareProjectDialog } from '../share/ShareProjectDialog.tsx';
import { useProjectChanges } from '../use-project-changes.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectFilterDialog } from './ProjectFilterDialog.tsx';
import { COLUMNS } from './columns.ts';
import { ProjectMenu } from './ProjectMenu.tsx';
import { ProjectsLoading } from './ProjectsLoading.tsx';
import {
  countFilters,
  NO_FILTER,
  type ProjectsAddress,
  readAddress,
  variablesOf,
  writeAddress,
} from './projects-address.ts';
import { ProjectTools } from './ProjectTools.tsx';

type Project = ProjectFacts_ProjectFragment;
type Opened =
  | { readonly kind: 'menu'; readonly project: Project; readonly anchor: HTMLElement }
  | { readonly kind: 'edit' | 'share'; readonly project: Project }
  | { readonly kind: 'create' | 'filter' };

/** The screen at /projects. */
export const ProjectsScreen = () => {
  usePageTitle('Projects');
  const navigate = useNavigateFromPage();
  const toasts = useToasts();
  const { cache } = useApolloClient();
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback(
    (changed: Partial<ProjectsAddress>) => {
      setQuery((previous) => writeAddress({ ...readAddress(previous), ...changed }), { replace: true });
    },
    [setQuery],
  );
  const variables = variablesOf(address);
  const found = useQuery(ProjectsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const { error, fetchMore, refetch } = found;
  const data = found.data ?? found.previousData;
  const [selection, select] = useSelection(
    JSON.stringify([variables.search, variables.sort, variables.filter]),
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const changes = useProjectChanges((uids) => select({ type: 'left', uids }));
  const [create] = useMutation(CreateProjectDocument);
  const { sendOnce } = useSendOnce();
  const close = (): void => setOpened(null);
  const projects = data?.projects.nodes ?? [];
  const chosen = [...selection.uids];
  const isNarrowed = address.search !== '' || countFilters(address.filter) > 0;
  // If there are no projects, the screen shows no search, sorting or selection, only how to create the first
  // one.
  const isEmpty = data?.projects.nodes.length === 0 && !isNarrowed;

  const onChosen = (act: (ids: readonly string[]) => Promise<boolean>): void => {
    if (chosen.length === 0) {
      toasts.error(TEXTS.projects.selectFirst);
      return;
    }
    setBusy(true);
    void act(chosen).then(() => setBusy(false));
  };
  const createProject = async (input: ProjectTexts): Promise<void> => {
    const { data: made } = await sendOnce('project', input, ({ idempotencyKey }) =>
      create({ variables: { input: { ...input, idempotencyKey } } }),
    );
    forgetProjects(cache);
    toasts.success(TEXTS.projects.created);
    close();
    if (made !== undefined) navigate(`/projects/${made.createProject.id}`);
  };
  const newProject = (
    <PrimaryButton startIcon={<Plus size={18} />} onClick={() => setOpened({ kind: 'create' })}>
      New Project
    </PrimaryButton>
  );

  const content = () => {
    if (data === undefined && error !== undefined) {
      return (
        <ErrorState
          title={TEXTS.projects.listFailed}
          onRetry={() => void refetch()}
          isPassing={isPassing(error)}
        />
      );
    }
    if (data === undefined) return <ProjectsLoading view={address.view} />;
    if (projects.length === 0) {
      return isNarrowed ? (
        <EmptyState
          icon={<FolderOpen size={36} strokeWidth={1.5} />}
          title="No projects found"
          hint="Try adjusting your search terms or filters"
          action={
            <PrimaryButton
              onClick={() => change(address.search === '' ? { filter: NO_FILTER } : { search: '' })}
            >
              {address.search === '' ? 'Clear Filters' : 'Clear Search'}
            </PrimaryButton>
          }
        />
      ) : (
        <EmptyState
          icon={<FolderOpen size={36} strokeWidth={1.5} />}
          title="No projects yet"
          hint="A project groups images in the order you choose. You can share them all with one link."
          action={newProject}
        />
      );
    }
    return (
      <Box
        component="ul"
        aria-label="Projects"
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: COLUMNS[address.view], m: 0, p: 0 }}
      >
        {projects.map((project) => (
          <Box component="li" key={project.id} sx={{ listStyle: 'none', minWidth: 0 }}>
            <ProjectCard
              project={project}
              view={address.view}
              selected={selection.uids.has(project.id)}
              selecting={selection.active}
              onToggle={() => select({ type: 'toggled', uid: project.id })}
              onEdit={() => setOpened({ kind: 'edit', project })}
              onMenu={(anchor) => setOpened({ kind: 'menu', project, anchor })}
            />
          </Box>
        ))}
      </Box>
    );
  };

  return (
    <Page>
      <PageHeading
        title="Projects"
        hint="Group images and put them in your own order."
        actions={isEmpty ? undefined : newProject}
      />
      {isEmpty ? null : (
        <ProjectTools
          address={address}
          onChange={change}
          onFilter={() => setOpened({ kind: 'filter' })}
          onSelect={() => select({ type: selection.active ? 'cleared' : 'started' })}
        />
      )}
      <FocusKeeper>
        {selection.active ? (
          <SelectionBar
            label="Selected projects"
            count={chosen.length}
            busy={busy}
            actions={[
              {
                label: 'Export',
                icon: <Download size={16} aria-hidden />,
                onAct: () => onChosen(changes.exportAll),
              },
              {
                label: 'Delete',
                icon: <Trash2 size={16} aria-hidden />,
                onAct: () => onChosen(changes.remove),
              },
            ]}
            onSelectAll={
              data?.projects.pageInfo.hasNextPage === false
                ? () => select({ type: 'all', order: projects.map(({ id }) => id) })
                : undefined
            }
            onCancel={() => select({ type: 'cleared' })}
          />
        ) : null}
        {content()}
      </FocusKeeper>
      <ShowMore
        page={data?.projects.pageInfo}
        failed={TEXTS.projects.listFailed}
        onMore={(after) => fetchMore({ variables: { after } })}
      />
      {opened?.kind === 'menu' ? (
        <ProjectMenu
          project={opened.project}
          anchor={opened.anchor}
          onShare={() => setOpened({ kind: 'share', project: opened.project })}
          onExport={() => void changes.exportAll([opened.project.id])}
          onDelete={() => void changes.remove([opened.project.id])}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'create' ? (
        <ProjectDialog
          title="Create Project"
          submit="Create Project"
          onSubmit={createProject}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'edit' ? <EditProjectDialog project={opened.project} onClose={close} /> : null}
      {opened?.kind === 'share' ? <ShareProjectDialog project={opened.project} onClose={close} /> : null}
      {opened?.kind === 'filter' ? (
        <ProjectFilterDialog
          filter={address.filter}
          onApply={(filter) => change({ filter })}
          onClose={close}
        />
      ) : null}
    </Page>
  );
};
