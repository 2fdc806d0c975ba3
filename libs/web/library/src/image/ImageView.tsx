import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { ImageViewQuery } from '@safelight/web-data';
import { AiEditPanel } from '@safelight/web-images';
import { PanelBody, PictureLayout, PictureMain, PictureSide } from '@safelight/web-ui';
import { SquareSplitHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ImageActions } from './ImageActions.tsx';
import { ImageFacts } from './ImageFacts.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import { VersionStrip } from './VersionStrip.tsx';

interface ImageViewProps {
  readonly image: NonNullable<ImageViewQuery['image']>;
}

/** A picture that was found: itself, its versions, its facts and what can be done with it. */
export const ImageView = ({ image }: ImageViewProps) => {
  const [selectedId, setSelectedId] = useState(image.current.id);
  const [comparing, setComparing] = useState(false);
  const { versions } = image;
  const selected =
    versions.find(({ id }) => id === selectedId) ??
    versions.find(({ id }) => id === image.current.id) ??
    versions.at(-1);
  if (selected === undefined) return null;
  const parent = versions.find(({ id }) => id === selected.aiEdit?.parentVersionId) ?? null;

  return (
    <PictureLayout>
      <PictureMain>
        <div className="picture">
          <PictureViewer title={image.title} version={selected} before={comparing ? parent : null} />
        </div>
        {versions.length > 1 ? (
          <div className="versions">
            <VersionStrip
              imageUid={image.uid}
              versions={versions}
              selected={selected}
              parentId={parent?.id ?? null}
              onSelect={(id) => {
                setSelectedId(id);
                setComparing(false);
              }}
            />
          </div>
        ) : null}
      </PictureMain>
      <PictureSide aria-label="About this picture">
        <PanelBody>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <Typography variant="h3" component="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {image.title}
            </Typography>
            {parent === null ? null : (
              <ToggleButton
                value="compare"
                size="small"
                selected={comparing}
                onChange={() => {
                  setComparing(!comparing);
                }}
              >
                <SquareSplitHorizontal size={16} aria-hidden /> Compare
              </ToggleButton>
            )}
          </Box>
          <ImageActions image={image} version={selected} before={parent} />
        </PanelBody>
        {image.isOwner ? (
          <AiEditPanel
            image={image}
            versionId={selected.id}
            onResult={(versionId) => {
              setSelectedId(versionId);
              setComparing(true);
              window.scrollTo({ top: 0, behavior: 'smooth' });
            }}
          />
        ) : null}
        <PanelBody>
          <Typography variant="h4" component="h2">
            Details
          </Typography>
          <ImageFacts image={image} />
        </PanelBody>
      </PictureSide>
    </PictureLayout>
  );
};
