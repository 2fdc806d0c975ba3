import { formatDateTime, formatRelativeTime } from '../format.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How long ago something happened; hovering shows the exact time. */
export const RelativeTime = ({ at, now }: RelativeTimeProps) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatRelativeTime(at, now)}
  </time>
);
