import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Checkerboard, CodeBlock, FilePicture, formatBytes, formatDuration } from '@safelight/web-ui';
import { useState } from 'react';
import type { RunResult } from '../request/run-request.ts';

/** The number of lines of a response that are shown at first. */
const FIRST_LINES = 40;

const Picture = ({ bytes }: { readonly bytes: Blob }) => (
  <Checkerboard sx={{ borderRadius: 2, overflow: 'hidden', justifySelf: 'start', lineHeight: 0 }}>
    <FilePicture file={bytes} alt="Response body" style={{ maxWidth: '100%', maxHeight: 320 }} />
  </Checkerboard>
);

const Body = ({ text }: { readonly text: string }) => {
  const [isWhole, setWhole] = useState(false);
  const lines = text.split('\n');
  const isCut = !isWhole && lines.length > FIRST_LINES;
  return (
    <>
      <CodeBlock
        caption="Body"
        copyLabel="Copy Body"
        code={isCut ? `${lines.slice(0, FIRST_LINES).join('\n')}\n…` : text}
      />
      {isCut ? (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setWhole(true)}>
          Show All {lines.length} lines
        </Button>
      ) : null}
    </>
  );
};

/** The response of a request: status, time, headers and body. */
export const ResultView = ({ result }: { readonly result: RunResult }) => {
  const { status, statusText, milliseconds, sizeBytes, headers, text, picture } = result;
  return (
    <Box role="group" aria-label="Answer" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Chip
          size="small"
          variant="outlined"
          color={status < 400 ? 'success' : 'error'}
          label={`${status} ${statusText}`.trim()}
        />
        <Typography variant="caption" color="textSecondary">
          {formatDuration(milliseconds)} · {formatBytes(sizeBytes)}
        </Typography>
      </Box>
      <CodeBlock
        caption="Headers"
        copyLabel="Copy Headers"
        code={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      />
      {picture === null ? null : <Picture bytes={picture} />}
      {text === null || text === '' ? null : <Body key={text} text={text} />}
    </Box>
  );
};
