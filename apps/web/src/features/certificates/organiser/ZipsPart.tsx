import type { CertificateZip } from '@pratibha/contract/certificate-zips';
import { ZIP_WORDS } from '@pratibha/words/certificates/organiser/zips';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import { read, useWrite } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, LIVE_QUERY, reasonOf } from '../../console/console.tsx';
import css from './certificates.module.css';
import { CERTIFICATES_LIST, type CertificatesSearch } from './certificates-search.ts';

const W = ZIP_WORDS;

type Props = { readonly search: CertificatesSearch };

/** The PDFs of all certificates that fit and count: asked for, made, and downloaded. */
export function ZipsPart({ search }: Props) {
  const [isAsking, setAsking] = useState(false);
  const pack = useWrite('POST /admin/certificates/zips', ['GET /admin/certificates/zips']);
  const zips = useQuery({ ...read('GET /admin/certificates/zips', {}), ...LIVE_QUERY }).data ?? [];
  const confirm = () => {
    const { q, kind, edition } = CERTIFICATES_LIST.query(search);
    const body = { q, kind, edition, event_id: search.event };
    pack.mutate(
      { body },
      {
        onSuccess: () => adminToast('success', W.asked),
        onError: (error) => adminToast('error', `${W.failed} ${reasonOf(error)}`),
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {W.ask}
      </Button>
      {zips.length > 0 && (
        <ul className={css.zips} aria-label={W.files}>
          {zips.map((zip) => (
            <li key={zip.id}>
              <Zip zip={zip} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={W.askTitle}
        confirmLabel={W.confirm}
        isBusy={pack.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {W.askText}
      </ConfirmDialog>
    </>
  );
}

function Zip({ zip }: { readonly zip: CertificateZip }) {
  if (zip.has_failed) return W.hasFailed;
  if (!zip.is_ready) return W.progress(zip.drawn, zip.total);
  return (
    <>
      <a href={`${ENDPOINTS.api}/admin/certificates/zips/${zip.id}/file`} download>
        {W.download(zip.drawn)}
      </a>{' '}
      <span className={css.quiet}>
        {W.until} <DateTimeText at={zip.expires_at} />
      </span>
    </>
  );
}
