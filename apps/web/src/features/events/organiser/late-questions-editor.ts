import { lateComponent } from '../../session/session.tsx';

/** The editor of questions, fetched where somebody opens it outside of the form of an event. */
export const LateQuestionsEditor = lateComponent({
  load: async () => (await import('./QuestionsEditor.tsx')).QuestionsEditor,
});
