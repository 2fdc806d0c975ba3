import { formatDateTime, formatRelativeTime } from '../format.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How long ago something was; the moment itself on hover. */
export const RelativeTime = ({ at, now }: RelativeTimeProps) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatRelativeTime(at, now)}
  </time>
);
