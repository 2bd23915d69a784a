import type { PreparedBeside } from '@pratibha/contract/prepared-decisions';
import { PREPARED_NOTE_WORDS } from '@pratibha/words/reviews/organiser/prepared-note';
import { formatDateTime } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './PreparedNote.module.css';

type Props = { readonly prepared: PreparedBeside; readonly onTakeBack: () => Promise<unknown> };

/** What is prepared for the row that is open, and the way to take it back. */
export function PreparedNote({ prepared, onTakeBack }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const { status, remarks, prepared_by, prepared_at, is_changed, release_at } = prepared;
  const when = (at: string) => formatDateTime(new Date(at));
  const takeBack = async () => {
    setIsBusy(true);
    try {
      await onTakeBack();
      adminToast('success', PREPARED_NOTE_WORDS.takenBack);
    } catch (error) {
      adminToast('error', reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={css.note} data-changed={is_changed}>
      <div>
        <p>{PREPARED_NOTE_WORDS.prepared(statusWords(status), prepared_by, when(prepared_at))}</p>
        {remarks !== null && <p className={css.remarks}>“{remarks}”</p>}
        {is_changed && <p className={css.changed}>{PREPARED_NOTE_WORDS.isChanged}</p>}
        {release_at !== null && <p>{PREPARED_NOTE_WORDS.releasedAt(when(release_at))}</p>}
      </div>
      <Button variant="quiet" disabled={isBusy} onClick={() => void takeBack()}>
        {PREPARED_NOTE_WORDS.takeBack}
      </Button>
    </div>
  );
}
