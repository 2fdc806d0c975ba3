import { useFragment } from '@apollo/client/react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { isOriginal } from '@safelight/rules';
import { type ImageViewQuery, VersionStrip_VersionFragmentDoc } from '@safelight/web-data';
import { Checkerboard } from '@safelight/web-ui';

const Strip = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: theme.spacing(0.5),
  overflowX: 'auto',
  listStyle: 'none',
}));

const Thumb = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  width: 128,
  gap: 6,
  padding: 4,
  justifyItems: 'start',
  borderRadius: 10,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '& > div': { width: '100%', borderRadius: 7, overflow: 'hidden' },
  '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  '& small': { fontWeight: 500, fontSize: '0.8125rem' },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
}));

type Version = NonNullable<ImageViewQuery['image']>['versions'][number];

interface VersionThumbProps {
  readonly version: Version;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

const VersionThumb = ({ version: masked, selected, onSelect }: VersionThumbProps) => {
  const { data: version, complete } = useFragment({
    fragment: VersionStrip_VersionFragmentDoc,
    from: masked,
  });
  if (!complete) return null;
  const facts = [...(isOriginal(version) ? ['Original'] : []), ...(version.isCurrent ? ['in use'] : [])];
  return (
    <li>
      <Thumb aria-pressed={selected} onClick={onSelect}>
        <Checkerboard>
          <img src={version.small} alt="" loading="lazy" />
        </Checkerboard>
        <span>Version {version.number}</span>
        {facts.length === 0 ? null : <small>{facts.join(' · ')}</small>}
      </Thumb>
    </li>
  );
};

interface VersionStripProps {
  readonly versions: readonly Version[];
  readonly selected: Version;
  readonly onSelect: (id: string) => void;
}

/** The picture's versions in order; choosing one shows it. */
export const VersionStrip = ({ versions, selected, onSelect }: VersionStripProps) => (
  <section aria-label="Versions">
    <Strip>
      {versions.map((version) => (
        <VersionThumb
          key={version.id}
          version={version}
          selected={version.id === selected.id}
          onSelect={() => onSelect(version.id)}
        />
      ))}
    </Strip>
  </section>
);
