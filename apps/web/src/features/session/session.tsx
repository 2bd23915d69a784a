export { UserContext, useUser } from './AreaGuard.tsx';
export { failureWords } from './failure-words.ts';
export { Guard } from './Guard.tsx';
export { lateComponent } from './late-component.tsx';
export { lateDialog } from './late-dialog.tsx';
export { OwnGuard } from './OwnGuard.tsx';
