import { lateComponent } from '../../../session/session.tsx';

/** What the form of a work asks for, for the organiser who writes it. */
export const PartsPreview = lateComponent({
  load: async () => (await import('./PartsPreview.tsx')).PartsPreview,
});
