import Typography from '@mui/material/Typography';
import { Clock, Link2, type LucideIcon, MessageSquareText, WandSparkles } from 'lucide-react';
import { styled } from '@mui/material/styles';
import MuiLink from '@mui/material/Link';
import { Link, useLocation } from 'react-router';
import { useEffect } from 'react';
import { GetStartedLink } from './GetStartedLink.tsx';
import { Columns, Section } from './Section.tsx';
import { Showcase } from './Showcase.tsx';
import { Tools } from './Tools.tsx';

const FEATURES: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: Link2,
    title: 'Free hosting',
    text: 'A link for every image. You choose who sees it: anyone with the link, or only you.',
  },
  {
    icon: WandSparkles,
    title: 'One-click enhancement',
    text: 'Light, color and sharpness put right without a slider in sight.',
  },
  {
    icon: Clock,
    title: 'Under 30 seconds',
    text: 'Ask, look away once, and the new version lies beside the old one.',
  },
  {
    icon: MessageSquareText,
    title: 'Smart prompts',
    text: 'Say it as you would to a friend. We suggest the words when you have none.',
  },
];

const Features = () => (
  <Section id="features">
    <Typography variant="h2">Everything an image needs</Typography>
    <Columns min={256}>
      {FEATURES.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} strokeWidth={1.5} aria-hidden />
          <Typography variant="h3" sx={{ mt: 2 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.75 }}>
            {text}
          </Typography>
        </li>
      ))}
    </Columns>
  </Section>
);

/**
 * Sample testimonials (spec: accounts §1), which are marked as such on the page. They name trades instead of
 * people, so that nobody takes them for the words of customers.
 */
const EXAMPLES = [
  {
    quote: 'I send clients one link and they see before and after. The emails got a lot shorter.',
    role: 'A portrait photographer',
  },
  {
    quote: 'We fixed two hundred product shots in an afternoon, by writing one sentence.',
    role: 'The owner of a small shop',
  },
  {
    quote: 'My grandmother’s wedding photo has its colors back. That alone was worth it.',
    role: 'A family archivist',
  },
] as const;

const Example = styled('figure')(({ theme }) => ({
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

const Testimonials = () => (
  <Section sx={{ pt: { xs: 0 } }}>
    <Typography variant="h2">What it is for, in three examples</Typography>
    <Typography color="textSecondary" sx={{ mt: 1 }}>
      We made these up, until we may quote you.
    </Typography>
    <Columns min={224}>
      {EXAMPLES.map(({ quote, role }) => (
        <li key={role}>
          <Example>
            <Typography component="blockquote">{quote}</Typography>
            <figcaption>{role}</figcaption>
          </Example>
        </li>
      ))}
    </Columns>
  </Section>
);

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(9, 3),
  textAlign: 'center',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `radial-gradient(50% 100% at 50% 0, ${theme.vars.palette.surface.glow}, transparent)`,
}));

const ClosingCall = () => (
  <Section id="pricing" sx={{ pt: { xs: 0 } }}>
    <Box>
      <Typography variant="h2">Turn the lamp on</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        An account is free and starts with 100 credits. One credit is one edit.{' '}
        <MuiLink component={Link} to="/pricing">
          See all plans
        </MuiLink>
      </Typography>
      <GetStartedLink isPrimary />
    </Box>
  </Section>
);

/**
 * The part of the landing page below the first screen. It is loaded afterwards. Addresses with the anchors of
 * its sections then scroll to them, also when a link to the same anchor is pressed again.
 */
export const BelowTheFold = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <>
      <Showcase />
      <Features />
      <Tools />
      <Testimonials />
      <ClosingCall />
    </>
  );
};
