import { lateComponent } from '../../session/session.tsx';

/** Whether a link opens; nothing stands in its place. */
export const LateLinkState = lateComponent({
  load: async () => (await import('./LinkState.tsx')).LinkState,
  useIsAsked: () => false,
});
