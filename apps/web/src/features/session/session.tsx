export { useUser } from './AreaGuard.tsx';
export { failureWords } from './failure-words.ts';
export { Guard } from './Guard.tsx';
export { type LateCode, lateComponent } from './late-component.tsx';
export { OwnGuard } from './OwnGuard.tsx';
