import { lazy } from 'react';

export type { Registered } from './student/registered.ts';

/** Fetches the questionnaire with which somebody registers. */
export async function fetchQuestionnaire() {
  const { QuestionnaireDialog } = await import('./student/QuestionnaireDialog.tsx');
  return QuestionnaireDialog;
}

/** The questionnaire to try out, for the organiser who writes it. */
export const QuestionsPreview = lazy(async () => {
  const { QuestionsPreview: component } = await import('./student/QuestionsPreview.tsx');
  return { default: component };
});
