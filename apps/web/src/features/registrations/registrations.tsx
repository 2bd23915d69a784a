import { lazy } from 'react';

export type { Registered } from './student/registered.ts';

/** The questionnaire, fetched when somebody registers. */
export const QuestionnaireDialog = lazy(async () => {
  const { QuestionnaireDialog: component } = await import('./student/QuestionnaireDialog.tsx');
  return { default: component };
});

/** The questionnaire to try out, for the organiser who writes it. */
export const QuestionsPreview = lazy(async () => {
  const { QuestionsPreview: component } = await import('./student/QuestionsPreview.tsx');
  return { default: component };
});
