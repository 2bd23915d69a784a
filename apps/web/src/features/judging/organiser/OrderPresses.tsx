import type { RoundPresentations } from '@pratibha/contract/presentations';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { useWrite } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './judging.module.css';
import { ORDER_CHANGES } from './judging-calls.ts';

const W = PRESENTATIONS_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

type Props = {
  readonly presentations: RoundPresentations;
  readonly isOver: boolean;
  readonly onPlan: () => void;
  readonly onPrint: () => void;
};

/** Who sees the order, and what can be done with it as a whole. */
export function OrderPresses({ presentations, isOver, onPlan, onPrint }: Props) {
  const { plan, changed, works } = presentations;
  const params = { id: String(presentations.round_id) };
  const draw = useWrite('POST /admin/rounds/{id}/presentations/draw', ORDER_CHANGES);
  const publish = useWrite('PUT /admin/rounds/{id}/presentations/published', ORDER_CHANGES);
  const isPublished = presentations.published_at !== null;
  const isDrawn = works.some(({ place }) => place !== null);
  const isBusy = draw.isPending || publish.isPending;
  const onDraw = () =>
    draw.mutate({ params }, { onSuccess: () => adminToast('success', W.drawn), onError });
  const onPublish = (is_published: boolean) =>
    publish.mutate(
      { params, body: { is_published } },
      {
        onSuccess: () => adminToast('success', is_published ? W.publishedNow : W.takenBack),
        onError,
      },
    );
  return (
    <>
      {isDrawn && <p className={css.quiet}>{isPublished ? W.published : W.preview}</p>}
      {changed > 0 && (
        <p className={css.notice} role="status">
          {W.changed(changed)}
        </p>
      )}
      <div className={css.actions}>
        {isDrawn && (
          <Button variant="secondary" onClick={onPrint}>
            {W.print}
          </Button>
        )}
        {!isOver && (
          <>
            {isPublished && (
              <Button variant="quiet" disabled={isBusy} onClick={() => onPublish(false)}>
                {W.takeBack}
              </Button>
            )}
            <Button variant="secondary" onClick={onPlan}>
              {W.plan}
            </Button>
            {plan && !isPublished && (
              <Button variant="secondary" disabled={isBusy} onClick={onDraw}>
                {W.draw}
              </Button>
            )}
            {isDrawn && (!isPublished || changed > 0) && (
              <Button disabled={isBusy} onClick={() => onPublish(true)}>
                {isPublished ? W.publishAgain : W.publish}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
