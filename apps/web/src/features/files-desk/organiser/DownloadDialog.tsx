import type { FilesPart } from '@pratibha/contract/seen-files';
import { DOWNLOAD_FILES_WORDS } from '@pratibha/words/files-seen/organiser/download';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { exportHref } from '../../console/console.tsx';
import type { FilesWanted } from './DownloadFiles.tsx';
import css from './files-desk.module.css';

const W = DOWNLOAD_FILES_WORDS;

type Props = { readonly of: FilesWanted; readonly onClose: () => void };

/** How much it is, in which ZIPs, and each of them. */
export function DownloadDialog({ of, onClose }: Props) {
  const [withNames, setWithNames] = useState(false);
  const plan = useQuery({
    ...read('GET /admin/events/submissions/files', { query: of }),
    refetchOnMount: 'always',
  });
  const parts = plan.data ?? [];
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return (
    <AppDialog isOpen width="wide" title={W.title} onClose={onClose}>
      <p>{W.intro}</p>
      {plan.isPending && <Spinner label={W.loading} />}
      {plan.isLoadingError && <ErrorState message={W.failed} onRetry={() => void plan.refetch()} />}
      {plan.data && parts.length === 0 && <p>{W.none}</p>}
      {parts.length > 0 && (
        <>
          <TickField
            type="checkbox"
            label={W.names}
            help={W.namesHelp}
            checked={withNames}
            onChange={({ currentTarget }) => setWithNames(currentTarget.checked)}
          />
          <p role="status">
            <strong>{W.total(parts.length, bytes)}</strong>
          </p>
          <ul className={css.parts}>
            {parts.map((part) => (
              <li key={`${part.event_id} ${part.part}`}>
                <Part part={part} of={of} withNames={withNames} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AppDialog>
  );
}

type PartProps = {
  readonly part: FilesPart;
  readonly of: FilesWanted;
  readonly withNames: boolean;
};

function Part({ part, of, withNames }: PartProps) {
  const { event_id, event_title, from, to, works, files, bytes } = part;
  const name = W.part(event_title, part.part, part.parts);
  const href = exportHref('GET /admin/events/submissions/files/export', {
    ...{ ...of, event_id: String(event_id), from: String(from), to: String(to) },
    names: withNames ? 'with' : 'without',
  });
  return (
    <>
      <span>
        {name}
        <br />
        <small>{W.holds(works, files, bytes)}</small>
      </span>
      <a className={buttonClass('secondary')} href={href} download aria-label={W.downloadOf(name)}>
        {W.download}
      </a>
    </>
  );
}
