import { lateComponent } from '../../session/session.tsx';

/* Few people judge: nobody else's page carries a byte of it. */

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
