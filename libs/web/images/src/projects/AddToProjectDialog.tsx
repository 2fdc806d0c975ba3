import { useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { plainMessageOf, ProjectsHoldingDocument } from '@safelight/web-data';
import { formatCount, formatCountOf, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ProjectPicker } from './ProjectPicker.tsx';
import { useAddToProject } from './use-add-to-project.ts';

interface AddToProjectDialogProps {
  readonly uids: readonly string[];
  readonly onClose: () => void;
}

/** Adds images to one of the person's projects, or to a new one. */
export const AddToProjectDialog = ({ uids, onClose }: AddToProjectDialogProps) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const { add, create } = useAddToProject();
  const only = uids.length === 1 ? (uids[0] ?? null) : null;
  const holding = useQuery(ProjectsHoldingDocument, {
    variables: { imageUid: only ?? '' },
    skip: only === null,
    fetchPolicy: 'network-only',
  });

  const run = async (act: () => Promise<{ projectId: string; said: string }>): Promise<void> => {
    setBusy(true);
    try {
      const { projectId, said } = await act();
      toasts.success(said, { label: 'View', onAct: () => void navigate(`/projects/${projectId}`) });
      onClose();
    } catch (error) {
      toasts.error(plainMessageOf(error));
      setBusy(false);
    }
  };

  return (
    <ProjectPicker
      title={`Add ${formatCount(uids.length)} ${uids.length === 1 ? 'Image' : 'Images'} to a Project`}
      busy={busy}
      held={new Set(holding.data?.projectsHolding ?? [])}
      onClose={onClose}
      onChoose={({ id, name }) =>
        void run(async () => {
          const added = await add(id, uids);
          return { projectId: id, said: `Added ${formatCountOf(added, 'image')} to ${name}` };
        })
      }
      onCreate={(name) =>
        void run(async () => ({
          projectId: (await create(name, uids)).id,
          said: TEXTS.projects.created,
        }))
      }
    />
  );
};
