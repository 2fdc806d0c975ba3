import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BeforeAfter, Panel } from '@safelight/web-ui';
import { useState } from 'react';
import { Section } from './Section.tsx';

/** Prompts to try on the demo picture, with the results of our own engine. */
const EDITS = [
  { prompt: 'In the style of Van Gogh', file: 'peaks-van-gogh' },
  { prompt: 'Convert to watercolor', file: 'peaks-watercolor' },
  { prompt: 'Turn day into night', file: 'peaks-night' },
] as const;

const Picture = styled('img')({ objectFit: 'cover', aspectRatio: '2 / 1', userSelect: 'none' });

const Prompt = styled(ButtonBase)(({ theme }) => ({
  minHeight: 36,
  whiteSpace: 'nowrap',
  paddingInline: theme.spacing(1.75),
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 550,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.action.selected,
  },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface DemonstrationProps {
  readonly file: string;
  readonly alt: string;
  readonly isFirst?: boolean;
}

const Demonstration = ({ file, alt, isFirst = false }: DemonstrationProps) => (
  <Picture
    src={`/demo/${file}-1280.webp`}
    srcSet={[640, 800, 1280].map((width) => `/demo/${file}-${width}.webp ${width}w`).join(', ')}
    sizes="(max-width: 599px) calc(100vw - 34px), (max-width: 1280px) calc(100vw - 50px), 1230px"
    width={1280}
    height={640}
    alt={alt}
    draggable={false}
    {...(isFirst ? { fetchPriority: 'high' as const } : {})}
  />
);

/** A picture before and after a prompt that the visitor chooses. */
export const Demo = () => {
  const [chosen, setChosen] = useState<(typeof EDITS)[number]>(EDITS[0]);
  return (
    <Section aria-label="Before and after" sx={{ pt: { xs: 0 } }}>
      <Panel as="figure" sx={{ m: 0 }}>
        <BeforeAfter
          isCovered
          label="Compare before and after"
          before={
            <Demonstration isFirst file="peaks" alt="A mountain path under a blue sky, as photographed" />
          }
          after={<Demonstration file={chosen.file} alt={`The same path after “${chosen.prompt}”`} />}
        />
        <Box
          component="figcaption"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}
        >
          <Box
            role="group"
            aria-label="Try a prompt"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 0 100%', md: 1 } }}
          >
            {EDITS.map((edit) => (
              <Prompt key={edit.prompt} aria-pressed={edit === chosen} onClick={() => setChosen(edit)}>
                {edit.prompt}
              </Prompt>
            ))}
          </Box>
          <Typography variant="caption" color="textSecondary">
            Made by the editor built into Safelight. Photo: Aitzol Berasategi, CC BY 4.0
          </Typography>
        </Box>
      </Panel>
    </Section>
  );
};
