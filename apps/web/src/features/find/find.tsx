/* Filters, saved filters and columns of lists: the front door of this folder. */
import { lateComponent } from '../session/session.tsx';

export { arranged } from './organiser/arrange.ts';
export { FindButton, type FindingOpen } from './organiser/FindButton.tsx';
export { Finding } from './organiser/Finding.tsx';
export { useChosen } from './organiser/use-chosen.ts';

/** The conditions of a filter as a part of a form. */
export const FindField = lateComponent({
  load: async () => (await import('./organiser/FindField.tsx')).FindField,
  useIsAsked: () => false,
});
