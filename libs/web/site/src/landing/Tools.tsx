import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RING_INSIDE } from '@safelight/web-ui';
import { ArrowRight, Braces, Columns2, Folders, Layers, type LucideIcon, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { Columns, Section } from './Section.tsx';
import { uploadFor, useSignUpFirst } from './sign-up-first.ts';

/** Examples of what prompts can do, each with a photo and the result of our own engine. */
const PROMPTED = [
  { title: 'Style transfer', prompt: 'Convert to pencil sketch', before: 'cat', after: 'cat-style' },
  {
    title: 'Object removal',
    prompt: 'Remove this',
    note: 'Paint over what has to go',
    tool: 'mask-brush',
    before: 'meadow',
    after: 'meadow-removed',
  },
  {
    title: 'Color correction',
    prompt: 'Color correction',
    note: 'Haze and color cast, put right',
    before: 'bridge',
    after: 'bridge-corrected',
  },
  {
    title: 'Background replacement',
    prompt: 'Replace the background with a gradient from teal to navy',
    note: 'A gradient, a color, your own image',
    before: 'astronaut',
    after: 'astronaut-replaced',
  },
] as const;

const OTHERS: readonly {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}[] = [
  { icon: Upload, title: 'Upload', text: 'Files, paste or an address', to: '/upload' },
  { icon: Layers, title: 'Editor', text: 'Layers, text, masks, filters', to: '/editor' },
  { icon: Columns2, title: 'Comparison', text: 'Two images, one slider', to: '/comparison/upload' },
  { icon: Folders, title: 'Projects', text: 'Gather, order, share', to: '/projects' },
  { icon: Braces, title: 'API', text: 'REST, GraphQL, ShareX', to: '/api-docs' },
];

const Card = styled(Link)(({ theme }) => ({
  ...RING_INSIDE,
  position: 'relative',
  // Keeps the pictures below the focus ring and above the background of the card.
  isolation: 'isolate',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { borderColor: theme.vars.palette.surface.control },
  '& > .pair': { position: 'relative', zIndex: -1, display: 'block' },
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
  '& .before': {
    position: 'absolute',
    left: 12,
    bottom: 12,
    width: '36%',
    borderRadius: 6,
    border: '2px solid #fff',
    boxShadow: '0 1px 6px rgb(0 0 0 / 0.4)',
  },
  '& > .words': { display: 'grid', gap: theme.spacing(0.75), padding: theme.spacing(2) },
  '& > .words > p': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const Other = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: theme.spacing(0.25, 1.5),
  alignContent: 'center',
  alignItems: 'center',
  height: '100%',
  padding: theme.spacing(1.75, 2),
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > svg:first-of-type': { gridRow: 'span 2' },
  '& > svg:last-of-type': { gridRow: '1 / span 2', gridColumn: 3, color: theme.vars.palette.text.secondary },
  '& > span': { gridColumn: 2, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const Photo = ({ file, className, alt }: { file: string; className?: string; alt: string }) => (
  <img
    src={`/demo/${file}-480.webp`}
    width={480}
    height={360}
    loading="lazy"
    decoding="async"
    alt={alt}
    className={className}
  />
);

/** The section with a card for each tool, which opens the tool. */
export const Tools = () => {
  const signUpFirst = useSignUpFirst();
  return (
    <Section sx={{ pt: { xs: 0 } }}>
      <Typography variant="h2">Say what should change</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
        Each of these is one sentence and the built-in engine. Take one, and bring an image of yours.
      </Typography>
      <Columns min={256}>
        {PROMPTED.map(({ title, prompt, before, after, ...rest }) => (
          <li key={title}>
            <Card to={signUpFirst(uploadFor(prompt, 'tool' in rest ? rest.tool : undefined))}>
              <span className="pair">
                <Photo file={after} alt={`A photo after “${prompt}”`} />
                <Photo file={before} alt="The photo before" className="before" />
              </span>
              <div className="words">
                <Typography variant="h3">{title}</Typography>
                <p>{'note' in rest ? rest.note : `“${prompt}”`}</p>
              </div>
            </Card>
          </li>
        ))}
      </Columns>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        Photos: scikit-image (CC0), Aitzol Berasategi (CC BY 4.0), Sander Klootwijk (CC BY-SA 4.0) and NASA,
        cropped; the results are under the same terms.
      </Typography>
      <Columns min={216} sx={{ mt: 3, gap: 1.5 }} aria-label="Other tools">
        {OTHERS.map(({ icon: Icon, title, text, to }) => (
          <li key={title}>
            <Other to={to === '/api-docs' ? to : signUpFirst(to)}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <span>{text}</span>
              <ArrowRight size={16} aria-hidden />
            </Other>
          </li>
        ))}
      </Columns>
    </Section>
  );
};
