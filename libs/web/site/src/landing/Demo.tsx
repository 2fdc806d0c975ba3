import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BeforeAfter, Panel } from '@safelight/web-ui';
import { useState } from 'react';
import { Section } from './Section.tsx';

/** Prompts to try on the demo picture, with the look each gives it. */
const LOOKS = [
  { prompt: 'Enhance colors', filter: 'saturate(1.5) contrast(1.14) brightness(1.04)' },
  { prompt: 'Make it vintage', filter: 'sepia(0.62) saturate(1.15) contrast(0.92) brightness(1.06)' },
  { prompt: 'Make it black and white', filter: 'grayscale(1) contrast(1.22)' },
] as const;

const Picture = styled('img')({ objectFit: 'cover', aspectRatio: '2 / 1', userSelect: 'none' });

const Demonstration = ({ filter, alt }: { readonly filter?: string; readonly alt: string }) => (
  <Picture
    src="/demo/peaks-1280.webp"
    srcSet="/demo/peaks-640.webp 640w, /demo/peaks-1280.webp 1280w"
    sizes="(max-width: 1280px) 100vw, 1232px"
    width={1280}
    height={640}
    alt={alt}
    draggable={false}
    {...(filter === undefined ? { fetchPriority: 'high' as const } : { style: { filter } })}
  />
);

/** A picture before and after a prompt of the visitor's choice. */
export const Demo = () => {
  const [chosen, setChosen] = useState<(typeof LOOKS)[number]>(LOOKS[0]);
  return (
    <Section aria-label="Before and after" sx={{ pt: 0 }}>
      <Panel as="figure" sx={{ m: 0 }}>
        <BeforeAfter
          label="Compare before and after"
          before={<Demonstration alt="A mountain path under a blue sky, as photographed" />}
          after={<Demonstration filter={chosen.filter} alt={`The same path after “${chosen.prompt}”`} />}
        />
        <Box
          component="figcaption"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}
        >
          <Box role="group" aria-label="Try a prompt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1 }}>
            {LOOKS.map((look) => (
              <Chip
                key={look.prompt}
                label={look.prompt}
                variant={look === chosen ? 'filled' : 'outlined'}
                aria-pressed={look === chosen}
                onClick={() => { setChosen(look); }}
              />
            ))}
          </Box>
          <Typography variant="caption" color="text.secondary">
            Photo: Aitzol Berasategi, CC BY 4.0
          </Typography>
        </Box>
      </Panel>
    </Section>
  );
};
