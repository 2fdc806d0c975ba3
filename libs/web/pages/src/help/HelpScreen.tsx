import Typography from '@mui/material/Typography';
import { EmptyState, Field, Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { HELP_TOPICS } from './help-topics.ts';
import { Questions } from './Questions.tsx';

/** Returns the topics with only those questions that contain every word of `text`. */
const topicsWith = (text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (haystack: string): boolean => words.every((word) => haystack.toLowerCase().includes(word));
  return HELP_TOPICS.map((topic) => ({
    ...topic,
    questions: topic.questions.filter(({ question, answer }) => isFound(`${question} ${answer}`)),
  })).filter(({ questions }) => questions.length > 0);
};

/** The screen at /help. */
export const HelpScreen = () => {
  usePageTitle('Help Center');
  const [text, setText] = useState('');
  const topics = topicsWith(text);
  return (
    <Page width="reading">
      <PageHeading title="Help Center" hint="Answers to what people ask us most." />
      <Field label="Search help" type="search" value={text} onValue={setText} />
      <div role="status">
        {topics.length === 0 ? (
          <EmptyState
            title="No answers found"
            hint="Try other words, or ask us."
            action={
              <Button component={Link} to="/contact">
                Contact Us
              </Button>
            }
          />
        ) : null}
      </div>
      {topics.map(({ title, questions }) => (
        <section key={title}>
          <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 1.5 }}>
            {title}
          </Typography>
          <Questions questions={questions} />
        </section>
      ))}
    </Page>
  );
};
