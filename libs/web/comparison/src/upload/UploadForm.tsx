import Typography from '@mui/material/Typography';
import { PLAN_LIMITS } from '@safelight/rules';
import { ComparisonTexts } from '@safelight/web-images';
import { usePlan } from '@safelight/web-session';
import { Notice, Panel, PanelBody, PrimaryButton, ProgressBar } from '@safelight/web-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SidePicker } from './SidePicker.tsx';
import { bannerText, SIDES } from './side.ts';
import type { ComparisonForm } from './use-comparison-form.ts';

/** The rules for comparisons, to read before uploading one (spec: images §2). */
const Guidelines = () => {
  const limit = PLAN_LIMITS[usePlan()].uploadBytes;
  return (
    <Panel aria-label="Guidelines">
      <PanelBody>
        <Typography variant="h4" component="h2">
          Guidelines
        </Typography>
        <Typography
          component="ul"
          variant="body2"
          color="textSecondary"
          sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}
        >
          <li>Supported formats: JPEG, PNG, GIF, WebP</li>
          <li>Maximum file size: {Math.floor(limit / 1024 / 1024)}MB per image</li>
          <li>Both images are public: anyone with the link can see them</li>
          <li>You get a shareable link to the comparison</li>
        </Typography>
      </PanelBody>
    </Panel>
  );
};

const LABELS = { original: 'Original Image', edited: 'Edited Image' } as const;

const Banner = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: 8,
  fontWeight: 600,
  fontSize: '0.875rem',
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[data-ready="true"]': {
    color: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
  },
}));

interface UploadFormProps {
  readonly form: ComparisonForm;
  readonly onCancel: () => void;
}

/** The form for the two pictures and the title of a comparison. */
export const UploadForm = ({ form, onCancel }: UploadFormProps) => {
  const { chosen, progress, problem } = form;
  const uploading = progress !== null;
  const ready = chosen.original !== null && chosen.edited !== null;
  return (
    <Box
      component="form"
      aria-label="New comparison"
      noValidate
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!uploading) void form.upload();
      }}
    >
      <Banner role="status" data-ready={ready}>
        {bannerText(chosen)}
      </Banner>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {SIDES.map((side) => (
          <SidePicker
            key={side}
            label={LABELS[side]}
            chosen={chosen[side]}
            problem={form.sideProblems[side]}
            disabled={uploading}
            onFile={(file) => form.choose(side, file)}
            onRemove={() => form.remove(side)}
          />
        ))}
      </Box>
      <ComparisonTexts
        title={form.title}
        description={form.description}
        disabled={uploading}
        onTitle={form.setTitle}
        onDescription={form.setDescription}
      />
      <Guidelines />
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {uploading ? <ProgressBar label="Upload" value={progress < 1 ? progress : null} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <PrimaryButton type="submit" disabled={!ready || uploading}>
          {uploading ? 'Creating Comparison...' : 'Upload Comparison'}
        </PrimaryButton>
      </Box>
    </Box>
  );
};
