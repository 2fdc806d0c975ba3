import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Columns, Section } from './Section.tsx';

/** Sample content (spec: accounts §1), marked as such on the page. */
const VOICES = [
  {
    quote: 'I send clients one link and they see before and after. The emails got a lot shorter.',
    name: 'Mara Lind',
    role: 'Portrait photographer',
  },
  {
    quote: 'We fixed two hundred product shots in an afternoon, by writing one sentence.',
    name: 'Tomás Rey',
    role: 'Shop owner',
  },
  {
    quote: 'My grandmother’s wedding picture has its colors back. That alone was worth it.',
    name: 'Ines Okafor',
    role: 'Family archivist',
  },
] as const;

const Voice = styled('figure')(({ theme }) => ({
  margin: 0,
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.surface.control}`,
  '& blockquote': { margin: 0 },
  '& figcaption': {
    ...theme.typography.body2,
    marginTop: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
  },
}));

export const Testimonials = () => (
  <Section sx={{ pt: 0 }}>
    <Typography variant="h2">What it is for, in three voices</Typography>
    <Typography color="textSecondary" sx={{ mt: 1 }}>
      Examples that we wrote ourselves, until we may quote you.
    </Typography>
    <Columns min={288}>
      {VOICES.map(({ quote, name, role }) => (
        <li key={name}>
          <Voice>
            <Typography component="blockquote">{quote}</Typography>
            <figcaption>
              {name}, {role}
            </figcaption>
          </Voice>
        </li>
      ))}
    </Columns>
  </Section>
);
