import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Privacy } from '@safelight/web-data';
import { PrivacyToggle } from '@safelight/web-images';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { Field } from '@safelight/web-ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PLAN_LIMITS, type PlanId } from '@safelight/rules';
import { DropZone } from './DropZone.tsx';
import { urlProblem } from './file-problem.ts';
import type { UploadQueue } from './use-upload-queue.ts';

interface DefaultPrivacyProps {
  /** The default privacy; null until it is known. */
  readonly value: Privacy | null;
  readonly onValue: (privacy: Privacy) => void;
  /** Renders the tabs for adding pictures, as soon as the default privacy is known. */
  readonly children: (privacy: Privacy) => ReactNode;
}

/** The choice of the privacy that newly added pictures have at first. */
const DefaultPrivacy = ({ value, onValue, children }: DefaultPrivacyProps) =>
  value === null ? (
    <Skeleton height={296} role="status" aria-label="Loading your defaults" />
  ) : (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          New images are
        </Typography>
        <PrivacyToggle label="Default privacy" value={value} onValue={onValue} />
      </Box>
      {children(value)}
    </>
  );

/** The form for the URL of a picture, which the server fetches on upload. */
const UrlForm = ({ onUrl }: { readonly onUrl: (url: string) => void }) => {
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
        placeholder="https://example.com/photo.jpg"
        value={text}
        problem={problem}
        hint="The address of an image file, with its extension. Our server downloads it, so the other site does not see your IP address."
        onValue={(value) => {
          setText(value);
          setProblem(null);
        }}
      />
      <Button type="submit" sx={{ mt: '27px' }}>
        Add
      </Button>
    </Box>
  );
};

interface AddPicturesProps {
  readonly queue: UploadQueue;
  /** The person's plan, which limits the size of a file. */
  readonly plan: PlanId;
  /** The privacy that added pictures have at first; null until it is known. */
  readonly privacy: Privacy | null;
  readonly onPrivacy: (privacy: Privacy) => void;
}

/** The tabs with which pictures are added to a queue: choose, drop or paste files, or enter a URL. */
export const AddPictures = ({ queue, plan, privacy, onPrivacy }: AddPicturesProps) => {
  const id = useId();
  const [tab, setTab] = useState<'files' | 'url'>('files');
  return (
    <>
      <Tabs
        value={tab}
        sx={{ mb: 3 }}
        aria-label="Where the images come from"
        onChange={(_, value: 'files' | 'url') => setTab(value)}
      >
        <Tab value="files" label="Files" id={`${id}-files`} aria-controls={`${id}-panel`} />
        <Tab value="url" label="URL" id={`${id}-url`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <DefaultPrivacy value={privacy} onValue={onPrivacy}>
          {(known) =>
            tab === 'files' ? (
              <DropZone
                uploadLimit={PLAN_LIMITS[plan].uploadBytes}
                compact={queue.items.length > 0}
                onFiles={(files) => queue.add(files, known)}
              />
            ) : (
              <UrlForm onUrl={(url) => queue.addUrl(url, known)} />
            )
          }
        </DefaultPrivacy>
      </div>
    </>
  );
};
