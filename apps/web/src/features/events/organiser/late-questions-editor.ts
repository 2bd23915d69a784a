import { lazy } from 'react';

/** The editor of questions, fetched where somebody opens it outside of the form of an event. */
export const LateQuestionsEditor = lazy(async () => {
  const { QuestionsEditor: component } = await import('./QuestionsEditor.tsx');
  return { default: component };
});
