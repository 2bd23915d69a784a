import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { type Begin, BeginProvider } from '../../data/begin.ts';
import { AppEditionProvider } from '../../shell/edition/app-edition.ts';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { SiteNameProvider } from '../../ui/plain/site-name.ts';
import type { StudentRouter } from './student-router.ts';

type Props = {
  readonly router: StudentRouter;
  readonly queryClient: QueryClient;
  readonly edition: AppEdition;
  readonly begin: Begin | null;
};

/** All of the student's document: what the server renders and the browser hydrates. */
export function StudentApp({ router, queryClient, edition, begin }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SiteNameProvider value={edition.siteName}>
          <AppEditionProvider value={edition}>
            <BeginProvider value={begin}>
              <RouterProvider router={router} />
            </BeginProvider>
          </AppEditionProvider>
        </SiteNameProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
