import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { BeforeAfter, Panel, PrimaryButton } from '@safelight/web-ui';
import { Sparkles, Upload } from 'lucide-react';
import { DropZone } from '../upload/DropZone.tsx';
import { SAMPLE, useSampleEdit } from './use-sample-edit.ts';

const Picture = styled('img')({ objectFit: 'cover', aspectRatio: '2 / 1', userSelect: 'none' });

const SampleEdit = () => {
  const { busy, start } = useSampleEdit();
  return (
    <Panel as="figure" aria-label="A sample edit" sx={{ m: 0 }}>
      {/* In a frame of its own the picture keeps its height; it would fill the panel and hide what is below. */}
      <div>
        <BeforeAfter
          label="Compare before and after"
          before={<Picture src={SAMPLE.src} alt="A mountain path under a blue sky" draggable={false} />}
          after={
            <Picture
              src={SAMPLE.src}
              alt={`The same path after “${SAMPLE.prompt}”`}
              style={{ filter: 'grayscale(1) contrast(1.22)' }}
              draggable={false}
            />
          }
        />
      </div>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>“{SAMPLE.prompt}”</Typography>
          <Typography variant="caption" color="textSecondary">
            Photo: Aitzol Berasategi, CC BY 4.0
          </Typography>
        </Box>
        <Button startIcon={<Sparkles size={16} />} disabled={busy} onClick={() => void start()}>
          Try This Edit
        </Button>
      </Box>
    </Panel>
  );
};

interface FirstPicturesProps {
  readonly title: string;
  /** Opens the upload dialog with the dropped files, or with none. */
  readonly onUpload: (files: readonly File[]) => void;
}

/** The content of an empty gallery: a drop zone for the first pictures, and a sample to try an edit on. */
export const FirstPictures = ({ title, onUpload }: FirstPicturesProps) => {
  const plan = usePlan();
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <div>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary">Upload some images to get started</Typography>
        </div>
        <Box sx={{ width: '100%', display: 'grid' }}>
          <DropZone uploadLimit={PLAN_LIMITS[plan].uploadBytes} compact={false} onFiles={onUpload} />
        </Box>
        <PrimaryButton startIcon={<Upload size={18} />} onClick={() => onUpload([])}>
          Upload Images
        </PrimaryButton>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h3" component="h2">
            No image at hand?
          </Typography>
          <Typography color="textSecondary">
            Try our sample. It goes to your gallery, ready to edit.
          </Typography>
        </div>
        <SampleEdit />
      </Box>
    </Box>
  );
};
