import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long typing must pause before a search starts. */
export const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  /** The term that is being searched for, without spaces around it. */
  readonly value: string;
  /** Called with the trimmed text once typing has paused. Its identity must be stable. */
  readonly onValue: (value: string) => void;
}

/**
 * The search field of a list. It shows a `value` that was changed from outside, for example by the Back button
 * or by "Clear search". Otherwise what is typed remains.
 */
export const SearchField = ({ label, value, onValue }: SearchFieldProps) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });
  if (known.value !== value) {
    if (known.sent !== value) setText(value);
    setKnown({ value, sent: value });
  }
  useEffect(() => {
    const term = text.trim();
    if (term === value) return;
    const timer = setTimeout(() => {
      setKnown((now) => ({ ...now, sent: term }));
      onValue(term);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [onValue, value, text]);
  return (
    <OutlinedInput
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      sx={{ flex: '1 1 15rem' }}
    />
  );
};
