import { lateComponent } from '../session/session.tsx';

export { FollowUp } from './student/follow-ups/late-follow-up.ts';
export type { Registered } from './student/registered.ts';

/** Fetches the questionnaire with which somebody registers. */
export async function fetchQuestionnaire() {
  const { RegisterDialog } = await import('./student/AnswerDialogs.tsx');
  return RegisterDialog;
}

/** That somebody cannot come, beside their work or their event: of few. */
export const NotComing = lateComponent({
  load: async () => (await import('./student/NotComing.tsx')).NotComing,
  useIsAsked: () => false,
});

/** The way back of who cannot come: few see it. */
export const ComeAfterAll = lateComponent({
  load: async () => (await import('./student/ComeAfterAll.tsx')).ComeAfterAll,
  useIsAsked: () => false,
});

/** The questionnaire to try out, for the organiser who writes it. */
export const QuestionsPreview = lateComponent({
  load: async () => (await import('./student/QuestionsPreview.tsx')).QuestionsPreview,
});
