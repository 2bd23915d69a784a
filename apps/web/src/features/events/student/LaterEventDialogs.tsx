import { LATE_CODE_WORDS } from '@pratibha/words/session/late-code';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
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
  Missing: ({ code }) =>
    code.isError ? (
      <FetchFailed message={LATE_CODE_WORDS.weak} of={code} />
    ) : (
      <Spinner label={SHELL_WORDS.loading} over="words" />
    ),
});
