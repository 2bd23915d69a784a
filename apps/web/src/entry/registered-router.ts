import type { Action } from '@pratibha/domain/access';
import type { Router } from '@tanstack/react-router';
import type { MenuEntry } from '../features/console/console.tsx';
import type { Registered } from '../features/registrations/registrations.tsx';
import type { Receipt } from '../features/submissions/submissions.tsx';
import type { FileRouteTypes as OfConsole } from './console/routeTree.gen.ts';
import type { FileRouteTypes as OfStudent, routeTree } from './student/routeTree.gen.ts';

/** The addresses of both documents in one tree: parts of either link to pages of the other. */
type AllRoutes = {
  fileRoutesByFullPath: OfStudent['fileRoutesByFullPath'] & OfConsole['fileRoutesByFullPath'];
  fullPaths: OfStudent['fullPaths'] | OfConsole['fullPaths'];
  fileRoutesByTo: OfStudent['fileRoutesByTo'] & OfConsole['fileRoutesByTo'];
  to: OfStudent['to'] | OfConsole['to'];
  id: OfStudent['id'] | OfConsole['id'];
  fileRoutesById: OfStudent['fileRoutesById'] & OfConsole['fileRoutesById'];
};

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<ReturnType<typeof routeTree._addFileTypes<AllRoutes>>, 'never'>;
  }

  /**
   * What a route of the console says of its page: menu, guards, first reads and help read it there.
   */
  interface StaticDataRouteOption {
    /** Who may open it. */
    readonly action?: Action;
    readonly menu?: MenuEntry;
    /** The page of the handbook that is about it; its contents where there is none. */
    readonly help?: string;
    /** Whether its address says by which edition it is filtered. */
    readonly isByEdition?: true;
  }

  /** What a page tells the next one, once: which toast to show, where the person came from. */
  interface HistoryState {
    profileUpdated?: boolean;
    questionnaireSubmitted?: boolean;
    submissionSent?: boolean;
    cameFrom?: string;
    receipt?: Receipt;
    registered?: Registered;
  }
}
