import Typography from '@mui/material/Typography';
import type { ImageLayer } from '@safelight/engine';
import { formatCount, formatDimensions } from '@safelight/web-ui';
import { Section } from '../fields/Section.tsx';

/** The facts of a picture: its own size, and the AI edit that made it. */
export const ImageFields = ({ layer }: { readonly layer: ImageLayer }) => (
  <Section title="Picture">
    <Typography variant="caption" color="textSecondary">
      {formatDimensions(layer.width, layer.height)}
    </Typography>
    {layer.ai === null ? null : (
      <>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          “{layer.ai.prompt}”
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {layer.ai.model}, {formatCount(layer.ai.processingMs)} ms
        </Typography>
      </>
    )}
  </Section>
);
