import { useQuery } from '@apollo/client/react';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EditorDraftDocument, type EditorDraftQuery } from '@safelight/web-data';
import { isShown } from '@safelight/web-images';
import { RelativeTime } from '@safelight/web-ui';
import { useState } from 'react';
import { Link } from 'react-router';

/** Returns when the document of the editor was last saved, if the image does not show it; otherwise null. */
const draftTime = ({ editorDocument }: EditorDraftQuery): string | null =>
  editorDocument === null || isShown(editorDocument) ? null : editorDocument.updatedAt;

/** Says that the editor keeps changes which the image does not show yet, and leads to them. */
export const EditorDraft = ({ uid }: { readonly uid: string }) => {
  const [now] = useState(() => Date.now());
  const { data } = useQuery(EditorDraftDocument, { variables: { uid }, fetchPolicy: 'network-only' });
  const at = data === undefined ? null : draftTime(data);
  return at === null ? null : (
    <Typography variant="body2" color="textSecondary">
      The editor keeps a draft from <RelativeTime at={at} now={now} /> that this image does not show.{' '}
      <MuiLink component={Link} to={`/editor/${uid}`}>
        Continue editing
      </MuiLink>
    </Typography>
  );
};
