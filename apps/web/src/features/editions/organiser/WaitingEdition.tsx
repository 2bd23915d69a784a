import type { EditionDetails } from '@pratibha/contract/editions';
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
  const { publish_at, publish_by, publish_failure, failed_fields } = edition;
  const stop = () =>
    unschedule.mutate(
      { params: { id: String(edition.id) } },
      {
        onSuccess: (fresh) => {
          onFresh(fresh);
          adminToast('success', W.unscheduled);
        },
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  if (publish_at !== null)
    return (
      <div className={css.notice}>
        <p>{W.waits(formatDateTime(new Date(publish_at)), publish_by)}</p>
        <Button variant="secondary" disabled={unschedule.isPending} onClick={stop}>
          {W.unschedule}
        </Button>
      </div>
    );
  if (publish_failure === null) return null;
  return (
    <div className={css.notice}>
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
    </div>
  );
}
