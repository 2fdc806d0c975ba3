// The minimum that any client of this stack loads first: React, the router, state and a themed Material
// shell, without our own code. It is never served; the build uses it as the baseline for the size of the
// first page.
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { atom, Provider, useAtom } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useRoutes } from 'react-router';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { dark: true, light: true },
});
const countAtom = atom(0);
const Bar = styled('header')(({ theme: { spacing } }) => ({ padding: spacing(2) }));

const Home = () => {
  const [count, setCount] = useAtom(countAtom);
  return (
    <Bar>
      <Typography variant="h1">Home</Typography>
      <Button onClick={() => setCount(count + 1)}>{count}</Button>
      <IconButton aria-label="Menu" />
      <MuiLink component={Link} to="/other">
        Other
      </MuiLink>
    </Bar>
  );
};

const Routes = () => useRoutes([{ path: '*', Component: Home }]);

createRoot(document.body).render(
  <StrictMode>
    <Provider>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
      </ThemeProvider>
    </Provider>
  </StrictMode>,
);
