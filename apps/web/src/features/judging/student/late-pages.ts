import { lateComponent } from '../../session/session.tsx';

/* Few people judge: nobody else's page carries a byte of it. */

export const LateJudgingPage = lateComponent({
  load: async () => (await import('./pages.ts')).JudgingPage,
});

export const LateJudgedWorkPage = lateComponent({
  load: async () => (await import('./pages.ts')).JudgedWorkPage,
});
