import { lateComponent } from '../../session/session.tsx';
import { useEventDialogs } from './event-dialogs.ts';

/**
 * The dialogs over the events pages: of a page's first view they are no part, and come after it.
 */
export const LaterEventDialogs = lateComponent({
  load: async () => (await import('./EventDialogs.tsx')).EventDialogs,
  attempts: 1,
  over: 'words',
  useIsAsked: () => {
    const { register, submit, replace } = useEventDialogs();
    return (register ?? submit ?? replace) !== undefined;
  },
});
