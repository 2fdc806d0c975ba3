import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Retry, TryAgain } from './TryAgain.tsx';

interface MessageProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** The element of the title: `h1` if the message is the whole page. */
  readonly heading?: 'h1' | 'h2';
  readonly hint?: string | undefined;
  /** A button or link to the next step. */
  readonly action?: ReactNode;
  /** The ARIA role. Screen readers announce an `alert` at once. */
  readonly role?: 'alert' | 'status';
}

const Message = ({ icon, title, heading = 'h2', hint, action, role }: MessageProps) => (
  <Box
    {...(role === undefined ? {} : { role })}
    sx={{
      minHeight: 320,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      gap: 1,
      px: 2,
      py: 6,
    }}
  >
    {icon === undefined ? null : (
      <Box aria-hidden sx={{ color: 'text.secondary', mb: 1, lineHeight: 0 }}>
        {icon}
      </Box>
    )}
    <Typography variant="h3" component={heading}>
      {title}
    </Typography>
    {hint === undefined ? null : (
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', textWrap: 'balance' }}>
        {hint}
      </Typography>
    )}
    {action === undefined ? null : (
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{action}</Box>
    )}
  </Box>
);

/** Shows that there is nothing here yet, and what to do next. */
export const EmptyState = (props: Omit<MessageProps, 'role'>) => <Message {...props} />;

/** With `onRetry` there is the button "Try Again" (see `TryAgain`), and otherwise only `action`, if any. */
type ErrorStateProps = Omit<MessageProps, 'role'> &
  (Retry | { readonly onRetry?: never; readonly isPassing?: never });

/** Shows what went wrong, and what to do about it. */
export const ErrorState = ({ onRetry, isPassing, ...message }: ErrorStateProps) => (
  <Message
    {...(onRetry === undefined ? {} : { action: <TryAgain onRetry={onRetry} isPassing={isPassing} /> })}
    {...message}
    role="alert"
  />
);
