import { formatDateTime, formatRelativeTime } from '../format.ts';

interface RelativeTimeProps {
  /** The time in ISO 8601. */
  readonly at: string;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** Shows how long ago something happened. Hovering shows the exact time. */
export const RelativeTime = ({ at, now }: RelativeTimeProps) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatRelativeTime(at, now)}
  </time>
);
