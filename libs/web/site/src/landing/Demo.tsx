import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
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
          <Box
            role="group"
            aria-label="Try a prompt"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 0 100%', sm: 1 } }}
          >
            {LOOKS.map((look) => (
              <Prompt
                key={look.prompt}
                aria-pressed={look === chosen}
                onClick={() => {
                  setChosen(look);
                }}
              >
                {look.prompt}
              </Prompt>
            ))}
          </Box>
          <Typography variant="caption" color="textSecondary">
            Photo: Aitzol Berasategi, CC BY 4.0
          </Typography>
        </Box>
      </Panel>
    </Section>
  );
};
