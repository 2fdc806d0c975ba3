import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { embedCode, embedPathOf } from '@safelight/rules';
import { BeforeAfter, Checkerboard, CodeBlock, Panel } from '@safelight/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from './Section.tsx';
import { uploadFor, useSignUpFirst } from './sign-up-first.ts';

const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'center',
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: theme.spacing(8),
    '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '&:nth-of-type(even) > .words': { order: 1 },
  },
}));

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  [theme.breakpoints.down('md')]: { gap: theme.spacing(8) },
}));

interface ShownProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
  readonly children: ReactNode;
}

const Shown = ({ title, text, to, action, children }: ShownProps) => (
  <Row aria-label={title}>
    <div className="words">
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '46ch' }}>
        {text}
      </Typography>
      <Button component={Link} to={to}>
        {action}
      </Button>
    </div>
    <div>{children}</div>
  </Row>
);

const Cup = styled('img')({ width: '100%', height: 'auto', aspectRatio: '720 / 544', objectFit: 'cover' });

const CutOut = () => (
  <Panel as="figure" sx={{ m: 0 }}>
    <BeforeAfter
      label="Compare the photo and its cut-out"
      afterTag="Cut out"
      before={
        <Cup src="/demo/cup-720.webp" width={720} height={544} loading="lazy" alt="A red cup on a table" />
      }
      after={
        <Checkerboard>
          <Cup
            src="/demo/cup-cut-out-720.webp"
            width={720}
            height={544}
            loading="lazy"
            alt="The cup and its saucer without the table"
            style={{ display: 'block' }}
          />
        </Checkerboard>
      }
    />
  </Panel>
);

const Editor = styled('img')({ display: 'block', width: '100%', height: 'auto' });

const Article = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  '& > p': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .frame': { borderRadius: 8, overflow: 'hidden' },
}));

const Half = styled('img')({ objectFit: 'cover', aspectRatio: '4 / 3' });

/** Returns an embed code like that on the page of a comparison. */
const embedExample = (): string =>
  embedCode({
    address: `${window.location.origin}${embedPathOf('Xk2p9Qe1')}`,
    title: 'A cat, drawn in one sentence',
    width: 640,
    height: 480,
  });

const Embedded = () => (
  <Panel as="figure" sx={{ m: 0 }}>
    <Article>
      <Typography variant="h4" component="p">
        A cat, drawn in one sentence
      </Typography>
      <p>A page of your own, with the comparison in its text. Readers move the edge themselves.</p>
      <div className="frame">
        <BeforeAfter
          label="Compare the photo and the drawing"
          before={
            <Half
              src="/demo/cat-480.webp"
              width={480}
              height={360}
              loading="lazy"
              alt="A cat looking aside"
            />
          }
          after={
            <Half
              src="/demo/cat-style-480.webp"
              width={480}
              height={360}
              loading="lazy"
              alt="The cat as a pencil sketch"
            />
          }
        />
      </div>
      <CodeBlock caption="What you paste" copyLabel="Copy Example" code={embedExample()} />
    </Article>
  </Panel>
);

/** The section that shows what Safelight does, with real screenshots and components. */
export const Showcase = () => {
  const signUpFirst = useSignUpFirst();
  return (
    <Section aria-label="What it does" sx={{ pt: { xs: 2, sm: 4 } }}>
      <Rows>
        <Shown
          title="Cut out with one sentence"
          text="“Remove the background” finds what the image is of and leaves the rest clear. Download it with its transparency, or put something else behind it."
          to={signUpFirst(uploadFor('Remove the background'))}
          action="Cut Out an Image"
        >
          <CutOut />
        </Shown>
        <Shown
          title="Layered, and still editable tomorrow"
          text="Text, shapes, masks, brushes and filters on layers, with AI edits among them. Every change is saved with its layers, and opens in Photoshop as PSD."
          to={signUpFirst('/editor')}
          action="Open the Editor"
        >
          <Panel as="figure" sx={{ m: 0 }}>
            <Editor
              srcSet="/demo/editor-640.webp 640w, /demo/editor-1280.webp 1280w"
              sizes="(max-width: 599px) calc(100vw - 34px), 720px"
              src="/demo/editor-1280.webp"
              width={1280}
              height={800}
              loading="lazy"
              alt="The editor with a photo, text on a layer above it, the list of layers and the tools"
            />
          </Panel>
        </Shown>
        <Shown
          title="Compared, and embedded anywhere"
          text="Publish before and after as one link with a slider in it. It unfolds in chats, and one line puts it into your own page."
          to={signUpFirst('/comparison/upload')}
          action="Publish a comparison"
        >
          <Embedded />
        </Shown>
      </Rows>
    </Section>
  );
};
