import { lateComponent } from '../../session/session.tsx';

/* The pages of guests, who have no account: they are drawn in the browser. */

export const LateJudgedWorkPage = lateComponent({
  load: async () => (await import('./pages.ts')).JudgedWorkPage,
});

export const LateGuestArea = lateComponent({
  load: async () => (await import('./pages.ts')).GuestArea,
});

export const LateGuestRound = lateComponent({
  load: async () => (await import('./pages.ts')).GuestRound,
});
