import { lateComponent } from '../../session/session.tsx';

/* What review screens show of prepared decisions, where an event prepares them. */

export const PreparedBar = lateComponent({
  load: async () => (await import('./PreparedBar.tsx')).PreparedBar,
  useIsAsked: () => false,
});
export const PreparedNote = lateComponent({
  load: async () => (await import('./PreparedNote.tsx')).PreparedNote,
  useIsAsked: () => false,
});
