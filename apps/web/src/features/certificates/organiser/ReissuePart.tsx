import { REISSUE_WORDS } from '@pratibha/words/certificates/organiser/reissue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './certificates.module.css';
import { CERTIFICATES_LIST, type CertificatesSearch } from './certificates-search.ts';

const W = REISSUE_WORDS;
const ReissueDialog = lateDialog(async () => (await import('./ReissueDialog.tsx')).ReissueDialog);

type Props = { readonly search: CertificatesSearch };

/** Says so where certificates that fit are signed by a stolen or lost key, and offers to act. */
export function ReissuePart({ search }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { q, kind, edition } = CERTIFICATES_LIST.query(search);
  const event_id = search.event === undefined ? undefined : String(search.event);
  const query = { q, kind, edition, event_id };
  const found = useQuery(read('GET /admin/certificates/in-doubt', { query }));
  if (found.isLoadingError) return <p className={css.quiet}>{W.failed}</p>;
  if (found.data === undefined) return null;
  const { disbelieved, earlier } = found.data;
  if (disbelieved + earlier === 0) return null;
  return (
    <div className={css.doubt} role="status">
      {disbelieved > 0 && <p>{W.disbelieved(disbelieved)}</p>}
      {earlier > 0 && <p>{W.earlier(earlier)}</p>}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {W.open}
      </Button>
      {isOpen && (
        <ReissueDialog
          filter={{ q, kind, edition, event_id: search.event }}
          found={found.data}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
