import type { EditionDetails, EditionVersion } from '@pratibha/contract/editions';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { CHANGES } from './edition-calls.ts';
import css from './editor.module.css';
import { DifferenceText } from './PublishDialog.tsx';

const W = EDITOR_WORDS;
/** So many of the newest are shown. */
const MOST = 100;

type Props = {
  readonly edition: EditionDetails;
  readonly onFresh: (edition: EditionDetails) => void;
  readonly onClose: () => void;
};

/**
 * What was published, the newest first, with what each changed; any of it comes back as a draft.
 */
export function VersionsDialog({ edition, onFresh, onClose }: Props) {
  const params = { id: String(edition.id) };
  const [asked, setAsked] = useState<number | null>(null);
  const restore = useWrite('POST /admin/editions/{id}/versions/{number}/restore', CHANGES);
  const list = useQuery(
    read('GET /admin/editions/{id}/versions', { params, query: { limit: MOST } }),
  );
  const confirm = () => {
    if (asked === null) return;
    restore.mutate(
      { params: { ...params, number: String(asked) } },
      {
        onSuccess: (fresh) => {
          onFresh(fresh);
          adminToast('success', W.restored);
          onClose();
        },
        onError: (error) => adminToast('error', reasonOf(error)),
        onSettled: () => setAsked(null),
      },
    );
  };
  return (
    <>
      <AppDialog isOpen title={W.versions} onClose={onClose} width="wide">
        {list.data ? (
          <>
            {list.data.length === 0 && <p>{W.noVersions}</p>}
            <ol className={css.list}>
              {list.data.map((version) => (
                <li key={version.number}>
                  <VersionFacts version={version} />
                  {edition.status !== 'archived' && (
                    <Button
                      variant="secondary"
                      aria-label={W.restoreOf(version.number)}
                      onClick={() => setAsked(version.number)}
                    >
                      {W.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </>
        ) : list.isError ? (
          <ErrorState message={W.versionsFailed} onRetry={() => void list.refetch()} />
        ) : (
          <Spinner label={SHELL_WORDS.loading} />
        )}
      </AppDialog>
      <ConfirmDialog
        isOpen={asked !== null}
        title={W.restoreTitle(asked ?? 0)}
        confirmLabel={W.confirmRestore}
        isBusy={restore.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {W.restoreText}
      </ConfirmDialog>
    </>
  );
}

function VersionFacts({ version }: { readonly version: EditionVersion }) {
  const { number, at, author, note, differences } = version;
  return (
    <div>
      <p className={css.name}>{W.version(number, formatDateTime(new Date(at)))}</p>
      <p className={css.quiet}>
        {[author === null ? null : W.by(author), note].filter(Boolean).join(' · ')}
      </p>
      {differences.length > 0 && (
        <details>
          <summary>{W.changes(differences.length)}</summary>
          <ul className={css.plain}>
            {differences.map((each) => (
              <li key={each.pointer}>
                <DifferenceText {...each} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
