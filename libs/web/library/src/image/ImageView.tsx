import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ImageViewQuery } from '@safelight/web-data';
import {
  FocusKeeper,
  formatDate,
  Later,
  Notice,
  PanelBody,
  PictureLayout,
  PictureMain,
  PictureSide,
} from '@safelight/web-ui';
import { Link, useLocation } from 'react-router';
import Typography from '@mui/material/Typography';
import {
  AiEditPanel,
  OwnTags,
  startPromptIn,
  startVersionIn,
  useEditJob,
  useImageEdit,
  useNeighbours,
} from '@safelight/web-images';
import { useState } from 'react';
import { ImageActions } from './ImageActions.tsx';
import { ImageComparisons } from './ImageComparisons.tsx';
import { ImageFacts } from './ImageFacts.tsx';
import { ImageHeading } from './ImageHeading.tsx';
import { ShownTags } from './ShownTags.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import { VersionBar } from './VersionBar.tsx';
import { VersionStrip } from './VersionStrip.tsx';

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface BlockedNoticeProps {
  readonly image: Pick<ViewedImage, 'title' | 'isOwner'>;
  readonly block: NonNullable<ViewedImage['block']>;
}

/** Returns the path of the contact form with a subject that names the image. */
const contactPath = (title: string): string =>
  `/contact?${new URLSearchParams({ subject: `Blocked image: ${title}` }).toString()}`;

/** Shows the owner of an image, and moderators, that it is blocked, why, and what that means. */
const BlockedNotice = ({ image: { title, isOwner }, block }: BlockedNoticeProps) => (
  <Notice tone="danger">
    <Box component="h2" sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>
      This image is blocked
    </Box>
    <Box component="p" sx={{ m: 0, mt: 0.5 }}>
      A moderator blocked it on {formatDate(block.at)}: {block.reason}
    </Box>
    <Box component="p" sx={{ m: 0, mt: 1, color: 'text.primary' }}>
      {isOwner
        ? 'Only you and our moderators can see it. Links to it, and comparisons that show it, do not open for anyone else. Nothing was deleted.'
        : 'Only its owner and moderators can see it.'}
    </Box>
    {isOwner ? (
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.primary' }}>
        Is this a mistake?{' '}
        <MuiLink component={Link} to={contactPath(title)}>
          Contact us
        </MuiLink>
        , and a person will look at it.
      </Box>
    ) : null}
  </Notice>
);

interface ImageViewProps {
  readonly image: NonNullable<ImageViewQuery['image']>;
}

/** The page of an existing picture: the picture, its versions, its properties and its actions. */
export const ImageView = ({ image }: ImageViewProps) => {
  const location = useLocation();
  const state: unknown = location.state;
  const linkedId = startVersionIn(state);
  const [selectedId, setSelectedId] = useState(linkedId ?? image.current.id);
  const [comparing, setComparing] = useState(false);
  const { versions } = image;
  const select = (id: string): void => {
    setSelectedId(id);
    setComparing(false);
  };
  const [visit, setVisit] = useState(location.key);
  // A link to a version of this image may be followed while its page is open, such as “View” after an edit.
  if (visit !== location.key) {
    setVisit(location.key);
    if (linkedId !== undefined) select(linkedId);
  }
  const compare = (id: string): void => {
    setSelectedId(id);
    setComparing(true);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const walk = useNeighbours(image.uid);
  const [madeId, setMadeId] = useState<string | null>(null);
  const edit = useImageEdit(image, (id) => {
    setMadeId(id);
    compare(id);
  });
  const current = versions.find(({ id }) => id === image.current.id) ?? versions.at(-1);
  const selected = versions.find(({ id }) => id === selectedId) ?? current;
  const job = useEditJob(image, selected?.aiEdit?.jobId);
  if (selected === undefined || current === undefined) return null;
  const parent = versions.find(({ id }) => id === selected.aiEdit?.parentVersionId) ?? null;

  return (
    <PictureLayout>
      <PictureMain>
        <div className="picture">
          <PictureViewer
            title={image.title}
            version={selected}
            before={comparing ? parent : null}
            walk={walk}
          />
        </div>
        {versions.length > 1 ? (
          <FocusKeeper className="versions">
            {image.isOwner ? (
              <VersionBar
                key={selected.id}
                imageUid={image.uid}
                version={selected}
                parentId={parent?.id ?? null}
                job={job}
                before={parent ?? current}
                comparing={comparing}
                busy={edit.running}
                isNew={selected.id === madeId}
                onCompare={setComparing}
                onSelect={select}
                onTryAgain={(jobId) => void edit.rerun(jobId)}
              />
            ) : null}
            <VersionStrip versions={versions} selected={selected} onSelect={select} />
          </FocusKeeper>
        ) : null}
      </PictureMain>
      <PictureSide aria-label="About this image">
        <Later>
          <PanelBody>
            <ImageHeading image={image} />
            {image.description === '' ? null : (
              <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {image.description}
              </Typography>
            )}
            {image.block === null ? null : <BlockedNotice image={image} block={image.block} />}
            <ImageActions image={image} version={selected} before={parent} />
          </PanelBody>
          {image.isOwner ? (
            <AiEditPanel
              image={image}
              versionId={selected.id}
              edit={edit}
              startPrompt={startPromptIn(state)}
              onShow={select}
            />
          ) : null}
          <ImageComparisons image={image} />
          <PanelBody>
            <Typography variant="h4" component="h2">
              Details
            </Typography>
            <ImageFacts image={image} version={selected} />
            {image.isOwner ? <OwnTags uid={image.uid} tags={image.tags} showTags={image.showTags} /> : null}
            {!image.isOwner && image.tags.length > 0 ? <ShownTags tags={image.tags} /> : null}
          </PanelBody>
        </Later>
      </PictureSide>
    </PictureLayout>
  );
};
