import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { isPassing, ProjectPageDocument } from '@safelight/web-data';
import { useNavigateFromPage } from '@safelight/web-session';
import {
  BackButton,
  EmptyState,
  ErrorState,
  formatCountOf,
  formatDate,
  LoadingState,
  Page,
  PageHeading,
  PrimaryButton,
  usePageTitle,
} from '@safelight/web-ui';
import { Download, FolderX, Images, Pencil, Plus, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { EditProjectDialog } from '../ProjectDialog.tsx';
import { ShareProjectDialog } from '../share/ShareProjectDialog.tsx';
import { useProjectChanges } from '../use-project-changes.ts';
import { PickImagesDialog } from './PickImagesDialog.tsx';
import { ProjectImageGrid } from './ProjectImageGrid.tsx';
import { useProjectImages } from './use-project-images.ts';

/** The screen at /projects/{id}. */
export const ProjectScreen = () => {
  const { id = '' } = useParams();
  const navigate = useNavigateFromPage();
  const { data, error, refetch } = useQuery(ProjectPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const project = data?.project;
  usePageTitle(project === null ? TEXTS.projects.notFound : (project?.name ?? 'Project'));
  const list = useProjectImages(id);
  const changes = useProjectChanges();
  const [opened, setOpened] = useState<'edit' | 'share' | 'pick' | null>(null);
  const [leaving, setLeaving] = useState(false);
  const close = (): void => setOpened(null);

  if (project === undefined || project === null) {
    const isGone = data !== undefined && error === undefined;
    return (
      <Page>
        {isGone ? (
          <EmptyState
            heading="h1"
            icon={<FolderX size={36} strokeWidth={1.5} />}
            title={TEXTS.projects.notFound}
            hint="It may have been deleted, or it belongs to another account."
            action={
              <PrimaryButton component={Link} to="/projects">
                Go to Projects
              </PrimaryButton>
            }
          />
        ) : error === undefined ? (
          <LoadingState text="Loading project..." />
        ) : (
          <ErrorState
            heading="h1"
            title={TEXTS.projects.listFailed}
            onRetry={() => void refetch()}
            isPassing={isPassing(error)}
          />
        )}
      </Page>
    );
  }

  const { name, description, tags, imageCount, createdAt } = project;
  const addImages = (
    <PrimaryButton startIcon={<Plus size={18} />} onClick={() => setOpened('pick')}>
      Add Images
    </PrimaryButton>
  );
  const content = () => {
    if (list.problem !== null) {
      return <ErrorState title={list.problem} onRetry={list.retry} isPassing={list.isPassing} />;
    }
    if (list.isLoading) return <LoadingState text="Loading images..." />;
    if (list.images.length === 0) {
      return (
        <EmptyState
          icon={<Images size={36} strokeWidth={1.5} />}
          title="No images yet"
          hint="Add images from your library, or choose them there and press Add to Project."
          action={addImages}
        />
      );
    }
    return <ProjectImageGrid projectId={id} coverUid={project.coverUid} list={list} />;
  };

  return (
    <Page>
      <BackButton component={Link} to="/projects">
        Projects
      </BackButton>
      <PageHeading
        title={name}
        hint={`${formatCountOf(imageCount, 'image')} · ${formatDate(createdAt)}`}
        actions={list.images.length === 0 ? undefined : addImages}
      />
      {description === null ? null : (
        <Typography
          dir="auto"
          sx={{ maxWidth: '70ch', mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {description}
        </Typography>
      )}
      {tags.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
          {tags.map((tag) => (
            <Chip key={tag} size="small" label={tag} />
          ))}
        </Box>
      )}
      <Box
        role="toolbar"
        aria-label="Project"
        sx={{ display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr', gap: 1, mb: 3 }}
      >
        <Button startIcon={<Share2 size={16} />} aria-haspopup="dialog" onClick={() => setOpened('share')}>
          Share
        </Button>
        <Button startIcon={<Pencil size={16} />} aria-haspopup="dialog" onClick={() => setOpened('edit')}>
          Edit
        </Button>
        <Button startIcon={<Download size={16} />} onClick={() => void changes.exportAll([id])}>
          Export
        </Button>
        <Button
          startIcon={<Trash2 size={16} />}
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            void changes.remove([id]).then((done) => {
              setLeaving(false);
              if (done) navigate('/projects');
            });
          }}
        >
          Delete
        </Button>
      </Box>
      {content()}
      {opened === 'edit' ? <EditProjectDialog project={project} onClose={close} /> : null}
      {opened === 'share' ? <ShareProjectDialog project={project} onClose={close} /> : null}
      {opened === 'pick' ? <PickImagesDialog onPick={list.add} onClose={close} /> : null}
    </Page>
  );
};
