import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { plainMessageOf } from '@safelight/web-data';
import { ProjectPicker } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import type { UploadProject } from './use-upload-project.ts';

interface ChosenProjectProps {
  readonly into: UploadProject;
  /** Whether an upload is running, so that the project can no longer be changed. */
  readonly disabled: boolean;
}

/** The project to which the pictures are added, with buttons to choose, change or remove it. */
export const ChosenProject = ({ into, disabled }: ChosenProjectProps) => {
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { project } = into;
  const create = async (name: string): Promise<void> => {
    setBusy(true);
    try {
      await into.create(name);
      setOpen(false);
    } catch (error) {
      toasts.error(plainMessageOf(error));
    }
    setBusy(false);
  };
  return (
    <Box
      role="group"
      aria-label="Project"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2, minWidth: 0 }}
    >
      {project === null ? null : (
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          Into <strong>{project.name}</strong>
        </Typography>
      )}
      <Button
        size="small"
        variant="text"
        disabled={disabled}
        // Without a project the button begins at the edge of the page, as everything above it.
        sx={project === null ? { ml: -1 } : {}}
        startIcon={<FolderPlus size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {project === null ? 'Choose a Project' : 'Change Project'}
      </Button>
      {project === null ? null : (
        <Button size="small" variant="text" disabled={disabled} onClick={() => into.choose(null)}>
          No Project
        </Button>
      )}
      {isOpen ? (
        <ProjectPicker
          title="Choose a Project"
          busy={busy}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            into.choose(chosen);
            setOpen(false);
          }}
          onCreate={(name) => void create(name)}
        />
      ) : null}
    </Box>
  );
};
