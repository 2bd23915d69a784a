import { lateComponent } from '../session/session.tsx';

export { FollowUp } from './student/follow-ups/late-follow-up.ts';
export type { Registered } from './student/registered.ts';

/** Fetches the questionnaire with which somebody registers. */
export async function fetchQuestionnaire() {
  const { RegisterDialog } = await import('./student/AnswerDialogs.tsx');
  return RegisterDialog;
}

/** Fetches what asks for the profile before anybody registers: of few. */
export async function fetchProfileGate() {
  const { ProfileGate } = await import('./student/ProfileGate.tsx');
  return ProfileGate;
}

/** Fetches the form of a class that asks something. */
export async function fetchTakeClass() {
  const { TakeClassDialog } = await import('./student/AnswerDialogs.tsx');
  return TakeClassDialog;
}

/** That somebody cannot come, beside their work or their event: of few. */
export const NotComing = lateComponent({
  load: async () => (await import('./student/WayBack.tsx')).WayBack,
  useIsAsked: () => false,
});

/** The waiting list of an event that is full: of few. */
export const Waiting = lateComponent({
  load: async () => (await import('./student/waiting/Waiting.tsx')).Waiting,
  useIsAsked: () => false,
});

/** The questionnaire to try out, for the organiser who writes it. */
export const QuestionsPreview = lateComponent({
  load: async () => (await import('./student/QuestionsPreview.tsx')).QuestionsPreview,
});
