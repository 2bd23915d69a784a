export { GuestArea } from './guest/GuestArea.tsx';
export { GuestRound } from './guest/GuestRound.tsx';
export { JudgedWorkPage } from './JudgedWorkPage.tsx';
export { JudgingPage } from './JudgingPage.tsx';
