import { styled } from '@mui/material/styles';

/** The extension of a file name. The point of a number ("Draft 1.2") or of a sentence begins none. */
const EXTENSION = /(?<=[^\s.])\.[a-z][a-z0-9]{1,4}$/i;

const OneLine = styled('span')({
  display: 'inline-flex',
  maxWidth: '100%',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > :last-of-type': { flex: 'none' },
});

const Whole = styled('span')({ whiteSpace: 'nowrap' });

interface FileNameProps {
  /** The name of a file, or a title, which often is one. */
  readonly name: string;
  /** Whether the name is in one line, which its container cuts where it ends. Otherwise it wraps. */
  readonly isOneLine?: boolean;
}

/** A name that keeps its extension in one piece, and in sight where the name is too long for its line. */
export const FileName = ({ name, isOneLine = false }: FileNameProps) => {
  const at = name.search(EXTENSION);
  if (at === -1) return name;
  const [stem, extension] = [name.slice(0, at), name.slice(at)];
  return isOneLine ? (
    <OneLine>
      <span>{stem}</span>
      <span>{extension}</span>
    </OneLine>
  ) : (
    <>
      {stem}
      <Whole>{extension}</Whole>
    </>
  );
};
