import { lateComponent } from '../../../session/session.tsx';

/**
 * Only of whoever is shortlisted: it comes by itself, and nothing stands in its place meanwhile.
 */
export const FollowUp = lateComponent({
  load: async () => (await import('./FollowUp.tsx')).FollowUp,
  useIsAsked: () => false,
});
