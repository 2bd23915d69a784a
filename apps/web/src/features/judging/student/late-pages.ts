import { lateComponent } from '../../session/session.tsx';

/*
 * The pages of guests, who have no account, are drawn in the browser; and those of judges where
 * their code did not come with the page.
 */

export const LateJudgingPage = lateComponent({
  load: async () => (await import('./pages.ts')).JudgingPage,
});

export const LateJudgedWorkPage = lateComponent({
  load: async () => (await import('./pages.ts')).JudgedWorkPage,
});

export const LateGuestArea = lateComponent({
  load: async () => (await import('./pages.ts')).GuestArea,
});

export const LateGuestRound = lateComponent({
  load: async () => (await import('./pages.ts')).GuestRound,
});
