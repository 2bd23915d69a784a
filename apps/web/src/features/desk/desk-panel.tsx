/* What organisers keep of one thing: the front door for whoever shows that, without lists. */
import { lateComponent } from '../session/session.tsx';

/** What is one's own, on the dashboard. */
export const OwnDesk = lateComponent({
  load: async () => (await import('./organiser/OwnDesk.tsx')).OwnDesk,
  useIsAsked: () => false,
});
export const DeskNotices = lateComponent({
  load: async () => (await import('./organiser/OwnDesk.tsx')).DeskNotices,
  useIsAsked: () => false,
});
/** Notes and tags of a registration, a work or a person. */
export const DeskPanel = lateComponent({
  load: async () => (await import('./organiser/DeskPanel.tsx')).DeskPanel,
});
