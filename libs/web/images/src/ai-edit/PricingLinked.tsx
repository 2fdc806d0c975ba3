import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

const PAGE = 'pricing page';

/** A message in which the words "pricing page" are a link to it. */
export const PricingLinked = ({ text }: { readonly text: string }) => {
  const at = text.indexOf(PAGE);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <MuiLink component={Link} to="/pricing" color="inherit">
        {PAGE}
      </MuiLink>
      {text.slice(at + PAGE.length)}
    </>
  );
};
