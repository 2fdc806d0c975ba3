import { EmptyState, PrimaryButton } from '@safelight/web-ui';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';

interface HiddenBySuspensionProps {
  readonly title: string;
  /** What is hidden, in the plural. */
  readonly what: 'images' | 'comparisons';
}

/** Stands where a suspended person finds nothing, because that may be their own, and leads to the reason. */
export const HiddenBySuspension = ({ title, what }: HiddenBySuspensionProps) => (
  <EmptyState
    heading="h1"
    icon={<Ban size={36} strokeWidth={1.5} />}
    title={title}
    hint={`Your account is suspended, and your ${what} are hidden.`}
    action={
      <PrimaryButton component={Link} to="/profile">
        Read Why
      </PrimaryButton>
    }
  />
);
