import Typography from '@mui/material/Typography';
import { Clock, Link2, type LucideIcon, MessageSquareText, WandSparkles } from 'lucide-react';
import { Columns, Section } from './Section.tsx';

const FEATURES: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: Link2,
    title: 'Free hosting',
    text: 'A link for every picture. Public when you share it, private until then.',
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

export const Features = () => (
  <Section id="features">
    <Typography variant="h2">Everything a picture needs</Typography>
    <Columns min={232}>
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
