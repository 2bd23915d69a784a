import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../shell/styles/tokens.css';
import '../../shell/styles/base.css';
import '../app.css';
import { keepPageOffline, watchStyles } from '../../data/broken-styles.ts';
import { followReleases } from '../../data/new-release.ts';
import { queryClient } from '../../data/queries.ts';
import { loadSiteInfo } from '../../shell/clock/site-info.ts';
import { AppEditionProvider } from '../../shell/edition/app-edition.ts';
import type { AppEdition } from '../../shell/edition/editions.ts';
import { readEdition } from '../../shell/edition/read-edition.ts';
import { guardBackForwardCache } from '../../shell/session/back-forward-cache.ts';
import { loadSession } from '../../shell/session/load-session.ts';
import { fetchToasts } from '../../shell/toasts/toasts.ts';
import { SiteNameProvider } from '../../ui/plain/site-name.ts';
import { router } from './router.ts';

guardBackForwardCache();
watchStyles();
keepPageOffline();
followReleases(router, 'pathChanged');
void loadSession();
void loadSiteInfo();
fetchToasts();

const edition = readEdition<AppEdition>();
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SiteNameProvider value={edition.siteName}>
        <AppEditionProvider value={edition}>
          <RouterProvider router={router} />
        </AppEditionProvider>
      </SiteNameProvider>
    </QueryClientProvider>
  </StrictMode>,
);
