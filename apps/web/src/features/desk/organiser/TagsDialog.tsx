import type { DeskTag } from '@pratibha/contract/desk';
import { mayInEvent } from '@pratibha/domain/access';
import { TAGS_WORDS } from '@pratibha/words/desk/organiser/tags';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import { MakeTag } from './MakeTag.tsx';
import css from './TagsDialog.module.css';
import { DESK_CHANGES, type DeskKind, type DeskThing, useTags } from './use-desk.ts';

type Props = {
  readonly kind: DeskKind;
  readonly things: readonly DeskThing[];
  readonly onClose: () => void;
};

/** Puts tags on some rows and takes them off; makes new ones, and removes them. */
export function TagsDialog({ kind, things, onClose }: Props) {
  const user = useUser();
  const { data: tags = [] } = useTags(true);
  const [removed, setRemoved] = useState<DeskTag | null>(null);
  const put = useWrite('PUT /admin/desk/tags', DESK_CHANGES);
  const eventIds = [...new Set(things.map(({ eventId }) => eventId))];
  const fit = tags.filter(
    ({ event_id }) => event_id === null || eventIds.every((each) => each === event_id),
  );
  const ids = things.map(({ id }) => id);
  const send = ({ id, label }: DeskTag, isOn: boolean) =>
    put.mutate(
      { body: { tag_id: id, kind, ids, is_on: isOn } },
      {
        onSuccess: ({ changed }) =>
          adminToast(
            'success',
            isOn ? TAGS_WORDS.didPutOn(label, changed) : TAGS_WORDS.didTakeOff(label, changed),
          ),
      },
    );
  return (
    <AppDialog isOpen title={TAGS_WORDS.title(things.length)} onClose={onClose} width="wide">
      <div className={css.parts}>
        {fit.length === 0 && <p>{TAGS_WORDS.none}</p>}
        <ul className={css.tags} aria-label={TAGS_WORDS.heading}>
          {fit.map((tag) => (
            <li key={tag.id}>
              <span className={css.label}>
                {tag.label}{' '}
                <small>
                  {tag.event_title ? TAGS_WORDS.of(tag.event_title) : TAGS_WORDS.forAll}
                </small>
              </span>
              <Button
                variant="secondary"
                aria-label={TAGS_WORDS.putOn(tag.label)}
                disabled={put.isPending}
                onClick={() => send(tag, true)}
              >
                {TAGS_WORDS.putOnAll}
              </Button>
              <Button
                variant="quiet"
                aria-label={TAGS_WORDS.takeOff(tag.label)}
                disabled={put.isPending}
                onClick={() => send(tag, false)}
              >
                {TAGS_WORDS.takeOffAll}
              </Button>
              {mayInEvent('desk.work', user, tag.event_id) && (
                <IconAction
                  icon={Trash2}
                  tone="danger"
                  label={TAGS_WORDS.remove(tag.label)}
                  onPress={() => setRemoved(tag)}
                />
              )}
            </li>
          ))}
        </ul>
        {put.isError && (
          <p role="alert" className={css.error}>
            {reasonOf(put.error)}
          </p>
        )}
        <MakeTag eventId={eventIds.length === 1 ? (eventIds[0] ?? null) : null} />
        <div>
          <Button variant="secondary" onClick={onClose}>
            {TAGS_WORDS.close}
          </Button>
        </div>
      </div>
      {removed && <RemoveTag tag={removed} onClose={() => setRemoved(null)} />}
    </AppDialog>
  );
}

function RemoveTag({ tag, onClose }: { readonly tag: DeskTag; readonly onClose: () => void }) {
  const remove = useWrite('DELETE /admin/tags/{id}', DESK_CHANGES);
  const confirm = () =>
    remove.mutate({ params: { id: String(tag.id) } }, { onSuccess: () => onClose() });
  return (
    <ConfirmDialog
      isOpen
      title={TAGS_WORDS.removeTitle(tag.label)}
      confirmLabel={TAGS_WORDS.confirmRemove}
      onConfirm={confirm}
      onCancel={onClose}
      isBusy={remove.isPending}
    >
      <p>{TAGS_WORDS.removeText}</p>
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}
