import type { EditionDetails } from '@pratibha/contract/editions';
import { whyNotConfirmEdition } from '@pratibha/domain/editions/edition-actions';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { placeWords } from '@pratibha/words/editions/organiser/labels';
import { formatDateTime } from '@pratibha/words/time';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { CHANGES } from './edition-calls.ts';
import css from './editor.module.css';

const W = EDITOR_WORDS;

type Props = {
  readonly edition: EditionDetails;
  readonly onGo: (pointer: string) => void;
  readonly onFresh: (edition: EditionDetails) => void;
};

/** What waits for its instant, or why it was not published at it. */
export function WaitingEdition({ edition, onGo, onFresh }: Props) {
  const unschedule = useWrite('POST /admin/editions/{id}/unschedule', CHANGES);
  const takeOver = useWrite('POST /admin/editions/{id}/confirm', CHANGES);
  const { publish_at, publish_by, publish_failure, failed_fields } = edition;
  const params = { id: String(edition.id) };
  const onError = (error: Error) => adminToast('error', reasonOf(error));
  const then = (words: string) => (fresh: EditionDetails) => {
    onFresh(fresh);
    adminToast('success', words);
  };
  const stop = () => unschedule.mutate({ params }, { onSuccess: then(W.unscheduled), onError });
  const confirm = () => takeOver.mutate({ params }, { onSuccess: then(W.confirmed), onError });
  if (publish_at === null) return null;
  if (publish_failure === null)
    return (
      <div className={css.notice}>
        <p>{W.waits(formatDateTime(new Date(publish_at)), publish_by)}</p>
        <Button variant="secondary" disabled={unschedule.isPending} onClick={stop}>
          {W.unschedule}
        </Button>
      </div>
    );
  return (
    <div className={css.notice} role="status">
      <p>{W.failures[publish_failure]}</p>
      <ul className={css.plain}>
        {failed_fields.map((pointer) => (
          <li key={pointer}>
            <Button variant="quiet" onClick={() => onGo(pointer)}>
              {placeWords(pointer, edition.draft_content as JsonFields)}
            </Button>
          </li>
        ))}
      </ul>
      {whyNotConfirmEdition({ failure: publish_failure }) === null && (
        <Button disabled={takeOver.isPending} onClick={confirm}>
          {W.confirm}
        </Button>
      )}
      <Button variant="secondary" disabled={unschedule.isPending} onClick={stop}>
        {W.drop}
      </Button>
    </div>
  );
}
