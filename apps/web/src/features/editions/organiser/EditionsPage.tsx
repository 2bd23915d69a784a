import type { Edition } from '@pratibha/contract/editions';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { useIsSetUp } from '../../../shell/clock/site-info.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { asShown, isFirst, nameOf, stateOf } from './edition-state.ts';
import css from './editor.module.css';
import { NewEditionDialog } from './NewEditionDialog.tsx';
import { SetUpNotice } from './SetUpNotice.tsx';

const W = EDITOR_WORDS;

/** `/admin/editions`: every year, and the way to another one. */
export function EditionsPage() {
  const editions = useQuery({ ...read('GET /admin/editions', {}), ...LIVE_QUERY });
  const [from, setFrom] = useState<Edition | null>(null);
  const isSetUp = useIsSetUp();
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro} />
      {!isSetUp && <SetUpNotice />}
      {editions.data ? (
        <ul className={`${css.part} ${css.list}`} aria-label={W.heading}>
          {editions.data
            .map((each) => ({ ...asShown(each), name: nameOf(each), isFirst: isFirst(each) }))
            .map((each) => (
              <li key={each.id}>
                <div>
                  <SiteLink className={css.name} href={adminPaths.edition({ id: each.id })}>
                    {each.name}
                  </SiteLink>
                  <p className={css.quiet}>{stateOf(each)}</p>
                  {noteOf(each) !== null && <p className={css.quiet}>{noteOf(each)}</p>}
                </div>
                <div className={css.actions}>
                  <Badge tone={each.status === 'live' ? 'success' : 'neutral'}>
                    {W.statuses[each.status]}
                  </Badge>
                  {!each.isFirst && (
                    <Button
                      variant="secondary"
                      aria-label={W.another(each.name)}
                      onClick={() => setFrom(each)}
                    >
                      {W.newYear}
                    </Button>
                  )}
                </div>
              </li>
            ))}
        </ul>
      ) : editions.isError ? (
        <ErrorState message={W.loadFailed} onRetry={() => void editions.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
      {from !== null && <NewEditionDialog from={from} onClose={() => setFrom(null)} />}
    </>
  );
}

/** What waits beside what is published. */
function noteOf({ draft, publish_at, publish_by, publish_failure }: Edition): string | null {
  if (publish_failure !== null) return W.failures[publish_failure];
  if (publish_at !== null) return W.waits(formatDateTime(new Date(publish_at)), publish_by);
  if (draft === null || !draft.changed) return null;
  return W.changed(draft.saved_by, formatDateTime(new Date(draft.saved_at)));
}
