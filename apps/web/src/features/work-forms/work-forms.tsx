import { lateComponent } from '../session/session.tsx';

export { useWorkFormCopy } from './organiser/use-work-form-copy.ts';

/** What an event asks to hand in, in its details: below what one looks at first. */
export const EventWorkForm = lateComponent({
  load: async () => (await import('./organiser/EventWorkForm.tsx')).EventWorkForm,
});
