import type { UserEvent } from '@pratibha/contract/events';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchBrokenStyles } from '../../../data/broken-styles.ts';
import { moveToRelease } from '../../../data/new-release.ts';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';
import { useEventDialogs } from './event-dialogs.ts';

/** Fetched as data is: offline it waits, and a failure leaves the page as it is. */
const CODE = queryOptions({
  queryKey: ['code', 'event-dialogs'],
  queryFn: async () => {
    await fetchBrokenStyles();
    const { EventDialogs } = await import('./EventDialogs.tsx');
    return { EventDialogs };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});

type Props = { readonly events: readonly UserEvent[] | undefined };

/** The dialogs over the events pages: of a page's first view they are no part, and come after it. */
export function LaterEventDialogs({ events }: Props) {
  const isHydrating = useIsHydrating();
  const code = useQuery({ ...CODE, enabled: !isHydrating });
  const { register, submit } = useEventDialogs();
  const isAsked = register !== undefined || submit !== undefined;
  const isMissed = isAsked && code.isError;
  useEffect(() => {
    if (isMissed) void moveToRelease();
  }, [isMissed]);
  if (code.data !== undefined) return <code.data.EventDialogs events={events} />;
  if (!isAsked) return null;
  if (code.isError) return <FetchFailed message={EVENTS_WORDS.noForm} of={code} />;
  return isHydrating ? null : <Spinner label={SHELL_WORDS.loading} over="words" />;
}
