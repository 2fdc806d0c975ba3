import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'image';

/** The state of the entry in the history that was added for the full screen. */
const ADDED = { isAddedForImage: true } as const;

const isAdded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAddedForImage' in state;

/**
 * The place of the image that is shown in full screen, from 0; null if none is. It is in the address, so that Back
 * closes the image instead of leaving the project.
 */
export const useShownPlace = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const number = Number(search.get(PARAMETER));
  const place = Number.isInteger(number) && number > 0 ? number - 1 : null;
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  return {
    place,
    open: (at: number): void => setSearch({ [PARAMETER]: String(at + 1) }, { state: ADDED }),
    /** Shows the image at another place, unless the person has closed the image or shown another one meanwhile. */
    move: (from: number, to: number): void => {
      if (latest.current === from) setSearch({ [PARAMETER]: String(to + 1) }, { state, replace: true });
    },
    close: (): void => {
      if (isAdded(state)) void navigate(-1);
      else setSearch({}, { replace: true });
    },
  };
};
