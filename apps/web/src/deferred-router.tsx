import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import {
  type Location,
  type Navigator,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';

const Newest = createContext<Location | null>(null);

/**
 * Returns the location that was requested last: that of the screen, or of the next screen while that is being
 * prepared.
 */
export const useNewestLocation = (): Location => {
  const location = useContext(Newest);
  if (location === null) throw new Error('There is no router around this component.');
  return location;
};

const createHistory = () => {
  const history = createBrowserHistory({ v5Compat: true });
  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    replace: history.replace,
    push: (to, state) => {
      // A second click on a link while its screen is being prepared must not add another entry to the
      // history.
      const isHere = history.createHref(to) === history.createHref(history.location);
      (isHere ? history.replace : history.push)(to, state);
    },
  };
  return { history, navigator };
};

/**
 * The router of the site. Its location is that of the visible screen. The next screen is rendered in slices,
 * and its location is used as soon as its code is loaded. Otherwise a click on a picture would first render all
 * links of the gallery again, because links read the location. A change within a screen, such as a new search,
 * is shown at once, because two concurrent renders would compete for the same query.
 */
export const DeferredRouter = ({ children }: { readonly children: ReactNode }) => {
  const [{ history, navigator }] = useState(createHistory);
  const [newest, setNewest] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen(setNewest), [history]);
  const settled = useDeferredValue(newest);
  const shown = settled.location.pathname === newest.location.pathname ? newest : settled;
  return (
    <Newest value={newest.location}>
      <Router
        location={shown.location}
        navigationType={shown.action}
        navigator={navigator}
        useTransitions={false}
      >
        {children}
      </Router>
    </Newest>
  );
};
