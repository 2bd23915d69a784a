import type { RoundStands } from '@pratibha/contract/stands';
import { isDeserted } from '@pratibha/domain/judging/stands';
import { STANDS_WORDS } from '@pratibha/words/judging/organiser/stands';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { STANDS_CHANGES } from './judging-calls.ts';

const W = STANDS_WORDS;

/** Stands at which three judges found nobody, with whom to call. */
export function DesertedStands({ stands }: { readonly stands: RoundStands }) {
  const found = useWrite('POST /admin/rounds/{id}/stands/found', STANDS_CHANGES);
  const press = (submission_id: number) =>
    found.mutate(
      { params: { id: String(stands.round_id) }, body: { submission_id } },
      {
        onSuccess: () => adminToast('success', W.foundSaid),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  return stands.stands
    .filter(({ nobody }) => isDeserted(nobody))
    .map(({ submission_id, stand, user_name, mobile }) => (
      <div key={submission_id} role="status" className={css.notice}>
        <p>{W.nobody(stand ?? '')}</p>
        <p>{W.call(user_name, mobile)}</p>
        <Button
          variant="secondary"
          disabled={found.isPending}
          aria-label={W.foundLabel(stand ?? '')}
          onClick={() => press(submission_id)}
        >
          {W.found}
        </Button>
      </div>
    ));
}
