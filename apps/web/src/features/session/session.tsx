export { useUser } from './AreaGuard.tsx';
export { failureWords } from './failure-words.ts';
export { Guard } from './Guard.tsx';
export { OwnGuard } from './OwnGuard.tsx';
