export { JudgedWorkPage } from './JudgedWorkPage.tsx';
export { JudgingPage } from './JudgingPage.tsx';
