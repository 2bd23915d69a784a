import type { EventVersion } from '@pratibha/contract/event-versions';
import type { AdminEvent } from '@pratibha/contract/events';
import { EVENT_VERSIONS_WORDS as WORDS } from '@pratibha/words/events/organiser/versions';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { ComparedVersion } from './ComparedVersion.tsx';
import css from './EventVersionsDialog.module.css';

type Props = {
  readonly event: AdminEvent;
  /** Whether the person may make it what it was. */
  readonly mayChange: boolean;
  readonly onClose: () => void;
};

/** What an event was, the newest first; each is compared with what it is now. */
export function EventVersionsDialog({ event, mayChange, onClose }: Props) {
  const [compared, setCompared] = useState<number | null>(null);
  const params = { id: String(event.id) };
  const list = useQuery({ ...read('GET /admin/events/{id}/versions', { params }), ...LIVE_QUERY });
  return (
    <AppDialog isOpen title={WORDS.title(event.title)} onClose={onClose} width="wide">
      {compared !== null ? (
        <ComparedVersion
          event={event}
          version={compared}
          mayChange={mayChange}
          onBack={() => setCompared(null)}
          onDone={onClose}
        />
      ) : (
        <>
          <p>{WORDS.intro}</p>
          {list.data ? (
            <List versions={list.data} now={event.revision} onCompare={setCompared} />
          ) : list.isError ? (
            <ErrorState message={WORDS.failed} onRetry={() => void list.refetch()} />
          ) : (
            <Spinner label={SHELL_WORDS.loading} />
          )}
          <Button variant="quiet" onClick={onClose}>
            {WORDS.close}
          </Button>
        </>
      )}
    </AppDialog>
  );
}

type ListProps = {
  readonly versions: readonly EventVersion[];
  readonly now: number;
  readonly onCompare: (version: number) => void;
};

function List({ versions, now, onCompare }: ListProps) {
  if (versions.length === 0) return <p>{WORDS.none}</p>;
  return (
    <ol className={css.versions} aria-label={WORDS.list}>
      {versions.map(({ version, changed_at, changed_by }) => (
        <li key={version}>
          <span>
            <strong>{WORDS.version(version)}</strong>{' '}
            {WORDS.by(formatDateTime(new Date(changed_at)), changed_by)}
          </span>
          {version === now ? (
            <span>{WORDS.now}</span>
          ) : (
            <Button
              variant="secondary"
              aria-label={WORDS.compareOf(version)}
              onClick={() => onCompare(version)}
            >
              {WORDS.compare}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
