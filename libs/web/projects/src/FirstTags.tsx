import Chip from '@mui/material/Chip';
import { MOST_TAGS } from '@safelight/web-images';

/** Shows the first tags of a project as chips, and the number of further ones. */
export const FirstTags = ({ tags }: { readonly tags: readonly string[] }) => (
  <>
    {tags.slice(0, MOST_TAGS).map((tag) => (
      <Chip key={tag} size="small" component="span" label={tag} />
    ))}
    {tags.length > MOST_TAGS ? (
      <Chip size="small" component="span" variant="outlined" label={`+${tags.length - MOST_TAGS}`} />
    ) : null}
  </>
);
