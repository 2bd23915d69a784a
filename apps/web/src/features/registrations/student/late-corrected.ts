import { lateComponent } from '../../session/session.tsx';

/** That remarks were corrected, below them: of few. */
export const Corrected = lateComponent({
  load: async () => (await import('./Corrected.tsx')).Corrected,
  useIsAsked: () => false,
});
