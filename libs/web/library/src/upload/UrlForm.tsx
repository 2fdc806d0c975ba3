import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Field } from '@safelight/web-ui';
import { type FormEvent, useState } from 'react';
import { urlProblem } from './file-problem.ts';

/** A form for the address of a picture, which the server fetches on upload. */
export const UrlForm = ({ onUrl }: { readonly onUrl: (url: string) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const found = urlProblem(text);
    setProblem(found);
    if (found !== null) return;
    onUrl(text.trim());
    setText('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: 1 }}
    >
      <Field
        label="Image URL"
        type="url"
        placeholder="https://example.com/picture.jpg"
        value={text}
        problem={problem}
        hint="We download the picture for you, so that site does not see your IP address."
        onValue={(value) => {
          setText(value);
          setProblem(null);
        }}
      />
      <Button type="submit" sx={{ height: 46, mt: '27px' }}>
        Add
      </Button>
    </Box>
  );
};
