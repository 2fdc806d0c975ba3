import { styled } from '@mui/material/styles';
import { Panel, RING_INSIDE } from '@safelight/web-ui';
import { ChevronRight } from 'lucide-react';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

const Item = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': {
    ...RING_INSIDE,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 52,
    padding: theme.spacing(1, 2.5),
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  '& > summary > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  '& > p': {
    margin: 0,
    padding: theme.spacing(0, 2.5, 2.5, 6.5),
    maxWidth: '72ch',
    color: theme.vars.palette.text.secondary,
  },
}));

/** A list of questions that expand to show their answers. */
export const Questions = ({ questions }: { readonly questions: readonly Question[] }) => (
  <Panel>
    {questions.map(({ question, answer }) => (
      <Item key={question}>
        <summary>
          <ChevronRight size={18} aria-hidden />
          {question}
        </summary>
        <p>{answer}</p>
      </Item>
    ))}
  </Panel>
);
