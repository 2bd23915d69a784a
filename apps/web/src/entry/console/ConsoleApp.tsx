import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { type Begin, BeginProvider } from '../../data/begin.ts';
import { ConsoleBar, type TakenOver, TakenOverProvider } from '../../features/console/console.tsx';
import { AppEditionProvider } from '../../shell/edition/app-edition.ts';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { BarOfDocumentProvider } from '../../shell/frame/own-bar.ts';
import { SiteNameProvider } from '../../ui/plain/site-name.ts';
import type { ConsoleRouter } from './router.ts';

type Props = {
  readonly router: ConsoleRouter;
  readonly queryClient: QueryClient;
  readonly edition: AppEdition;
  readonly begin: Begin | null;
  readonly takenOver?: TakenOver | null;
};

/** All of the organiser's document: what the server renders and the browser hydrates. */
export function ConsoleApp({ router, queryClient, edition, begin, takenOver = null }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SiteNameProvider value={edition.siteName}>
          <AppEditionProvider value={edition}>
            <BeginProvider value={begin}>
              <BarOfDocumentProvider value={begin === null ? null : ConsoleBar}>
                <TakenOverProvider value={takenOver}>
                  <RouterProvider router={router} />
                </TakenOverProvider>
              </BarOfDocumentProvider>
            </BeginProvider>
          </AppEditionProvider>
        </SiteNameProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
