import type { UserEvent } from '@pratibha/contract/events';
import { graceUntil } from '@pratibha/domain/works/in-time';
import { LATE_CODE_WORDS } from '@pratibha/words/session/late-code';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useUploads } from '../../../data/uploads/use-uploads.ts';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { useUser } from '../../session/session.tsx';
import { ReplacementDialog, SubmissionDialog } from './SubmissionDialog.tsx';

type Props = {
  readonly event: UserEvent;
  readonly isReplacing: boolean;
  readonly onClose: () => void;
  /** What is said where nothing may be handed in any more. */
  readonly refused: ReactNode;
};

/**
 * The form of a work after the deadline: for whoever began to send before it, as long as the event
 * allows, and to mend what was found.
 */
export function AfterDeadline({ event, isReplacing, onClose, refused }: Props) {
  const uploads = useUploads(useUser().id);
  const params = { id: String(event.id) };
  const { submission_id: workId, submission_close: closes } = event;
  const form = useQuery(read('GET /user/events/{id}/work-form', { params }));
  const own = useQuery(read('GET /user/events/{id}/uploads', { params }));
  const handed = useQuery({
    ...read('GET /user/submissions/{id}/parts', { params: { id: String(workId ?? 0) } }),
    enabled: workId !== null,
  });
  const [isDecided, setIsDecided] = useState<boolean | null>(null);
  const reads = [form, own, ...(workId === null ? [] : [handed])];
  const awaited = reads.find(({ data }) => data === undefined);
  if (isDecided === null && awaited !== undefined) {
    if (!awaited.isPaused && !awaited.isError)
      return <Spinner label={SHELL_WORDS.loading} over="words" />;
    const message = awaited.isPaused ? LATE_CODE_WORDS.offline : LATE_CODE_WORDS.weak;
    return <FetchFailed message={message} of={awaited} isOver />;
  }
  if (isDecided === null && form.data && closes !== null) {
    // Decided once, as the dialog opens: a form that somebody fills is not taken away.
    const close = new Date(closes);
    const begun = [
      ...uploads.filter((each) => each.event === event.id && each.part).map((one) => one.begunAt),
      ...(own.data ?? []).filter((file) => file.part && !file.is_handed_in).map((f) => f.begun_at),
    ];
    const isInGrace =
      serverNow() <= graceUntil(close, form.data) &&
      begun.some((at) => at !== null && new Date(at) <= close);
    const mendUntil = handed.data?.[0]?.mend_until ?? null;
    const isMending = mendUntil !== null && serverNow() <= new Date(mendUntil);
    setIsDecided(isInGrace || isMending);
    return null;
  }
  if (isDecided !== true) return refused;
  return isReplacing ? (
    <ReplacementDialog event={event} onClose={onClose} />
  ) : (
    <SubmissionDialog event={event} onClose={onClose} />
  );
}
