import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../site/tokens.css';
import '../site/base.css';
import './mantine.ts';
import { LinkProvider } from '../site/links.tsx';
import { loadSession } from '../site/session.ts';
import { loadSiteInfo } from '../site/site-info.ts';
import { guardWayBack } from '../site/way-back.ts';
import { queryClient } from './queries.ts';
import { RouterLink } from './RouterLink.tsx';
import { router } from './router.ts';
import { theme, themeVariables } from './theme.ts';

guardWayBack();
void loadSession();
void loadSiteInfo();
// Once there is time: a message must be able to show when the connection has gone.
window.setTimeout(fetchToasts, 2000);

function fetchToasts(): void {
  if (navigator.onLine) void import('../site/toast-host.tsx').catch(() => undefined);
  else window.addEventListener('online', fetchToasts, { once: true });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={themeVariables}
        defaultColorScheme="auto"
      >
        <LinkProvider value={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
);
