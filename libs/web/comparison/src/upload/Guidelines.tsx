import Typography from '@mui/material/Typography';
import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { Panel, PanelBody } from '@safelight/web-ui';

/** The rules for comparisons, to read before uploading one (spec: images §2). */
export const Guidelines = () => {
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
