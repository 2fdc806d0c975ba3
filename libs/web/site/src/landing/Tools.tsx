import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Panel, PanelBody } from '@safelight/web-ui';
import { Columns, Section } from './Section.tsx';

const TOOLS = [
  { title: 'Style transfer', prompt: 'Convert to watercolor' },
  { title: 'Object removal', prompt: 'Take the bin out of the corner' },
  { title: 'Color correction', prompt: 'Make the shade look less blue' },
  { title: 'Background replacement', prompt: 'Put a plain studio wall behind her' },
] as const;

const Prompt = styled('q')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: theme.spacing(1.5, 2),
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.sunken,
}));

export const Tools = () => (
  <Section sx={{ pt: 0 }}>
    <Typography variant="h2">Say what should change</Typography>
    <Columns min={256}>
      {TOOLS.map(({ title, prompt }) => (
        <Panel key={title} as="li">
          <PanelBody>
            <Typography variant="h3">{title}</Typography>
            <Prompt>{prompt}</Prompt>
          </PanelBody>
        </Panel>
      ))}
    </Columns>
  </Section>
);
