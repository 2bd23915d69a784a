import type { EditionDetails } from '@pratibha/contract/editions';
import { isSame, type JsonFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { type ReactNode, useId, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { lateComponent, lateDialog } from '../../session/session.tsx';
import type { DraftKeeper, Writing } from './draft-keeper.ts';
import { CHANGES } from './edition-calls.ts';
import css from './editor.module.css';

/** What opens on a press comes with the press. */
const CheckedFindings = lateComponent({
  load: async () => (await import('./CheckedFindings.tsx')).CheckedFindings,
});
const PublishDialog = lateDialog(async () => (await import('./PublishDialog.tsx')).PublishDialog);
const VersionsDialog = lateDialog(
  async () => (await import('./VersionsDialog.tsx')).VersionsDialog,
);

const W = EDITOR_WORDS;

type Props = {
  readonly edition: EditionDetails;
  readonly keeper: DraftKeeper;
  readonly writing: Writing;
  /** The button that shows and hides the preview. */
  readonly preview: ReactNode;
  readonly onGo: (pointer: string) => void;
  readonly onFresh: (edition: EditionDetails) => void;
};

type Shown = 'findings' | 'publish' | 'versions' | 'discard' | null;

/** Whether what is written is kept, and what can be done with it. */
export function EditorBar({ edition, keeper, writing, preview, onGo, onFresh }: Props) {
  const [shown, setShown] = useState<Shown>(null);
  const whyNot = useId();
  const close = () => setShown(null);
  const leaveTo = (pointer: string) => {
    close();
    onGo(pointer);
  };
  const isOver = edition.status === 'archived';
  const isChanged = !isSame(writing.content, edition.content as JsonFields | null);
  // What takes the place of the draft meets no save that is still under way.
  const openAnyway = async (what: Shown) => {
    await keeper.save();
    setShown(what);
  };
  // What is looked at and published is what the server has.
  const open = async (what: Shown) => {
    await keeper.save();
    if (keeper.writing().state === 'kept') setShown(what);
  };
  return (
    <div className={css.bar}>
      <div className={css.state}>
        <Kept writing={writing} onAgain={() => void keeper.save()} />
        {!isOver && !isChanged && (
          <span className={css.quiet} id={whyNot}>
            {W.unchanged}
          </span>
        )}
      </div>
      <div className={css.does}>
        {preview}
        <Button variant="secondary" onClick={() => void openAnyway('versions')}>
          {W.versions}
        </Button>
        {!isOver && (
          <>
            {isChanged && edition.content !== null && (
              <Button variant="secondary" onClick={() => void openAnyway('discard')}>
                {W.discard}
              </Button>
            )}
            <Button variant="secondary" onClick={() => void open('findings')}>
              {W.check}
            </Button>
            <Button
              disabled={!isChanged}
              aria-describedby={isChanged ? undefined : whyNot}
              onClick={() => void open('publish')}
            >
              {W.publish}
            </Button>
          </>
        )}
      </div>
      {shown === 'findings' && (
        <AppDialog isOpen title={W.findings} onClose={close} width="wide">
          <CheckedFindings id={edition.id} content={writing.content} onGo={leaveTo} />
        </AppDialog>
      )}
      {shown === 'publish' && (
        <PublishDialog
          edition={edition}
          writing={writing}
          onGo={leaveTo}
          onFresh={onFresh}
          onClose={close}
        />
      )}
      {shown === 'versions' && (
        <VersionsDialog edition={edition} onFresh={onFresh} onClose={close} />
      )}
      <DiscardQuestion
        isOpen={shown === 'discard'}
        edition={edition}
        onFresh={onFresh}
        onClose={close}
      />
    </div>
  );
}

function Kept({
  writing: { state, error },
  onAgain,
}: {
  readonly writing: Writing;
  readonly onAgain: () => void;
}) {
  return (
    <span role="status" className={css.quiet}>
      {state === 'kept' && W.kept}
      {state === 'changed' && W.unsaved}
      {state === 'saving' && W.keeping}
      {state === 'failed' && error !== null && (
        <>
          {W.notKept(reasonOf(error))}{' '}
          <Button variant="quiet" onClick={onAgain}>
            {W.again}
          </Button>
        </>
      )}
    </span>
  );
}

function DiscardQuestion({
  isOpen,
  edition,
  onFresh,
  onClose,
}: Pick<Props, 'edition' | 'onFresh'> & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const discard = useWrite('DELETE /admin/editions/{id}/draft', CHANGES);
  const confirm = () =>
    discard.mutate(
      { params: { id: String(edition.id) } },
      {
        onSuccess: (fresh) => {
          onFresh(fresh);
          adminToast('success', W.discarded);
        },
        onError: (error) => adminToast('error', reasonOf(error)),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={W.discardTitle}
      confirmLabel={W.confirmDiscard}
      isBusy={discard.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {W.discardText}
    </ConfirmDialog>
  );
}
