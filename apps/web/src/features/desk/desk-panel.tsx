/* What organisers keep of one thing: the front door for whoever shows that, without lists. */
import { lateComponent } from '../session/session.tsx';

/** Notes and tags of a registration, a work or a person. */
export const DeskPanel = lateComponent({
  load: async () => (await import('./organiser/DeskPanel.tsx')).DeskPanel,
});
