import { lateComponent } from '../../session/session.tsx';

/** By which works with files are known in the list: after the list itself. */
export const LateOwnPicture = lateComponent({
  load: async () => (await import('./OwnPicture.tsx')).OwnPicture,
  useIsAsked: () => false,
});
