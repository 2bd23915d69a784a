import { formatDateTime } from '@pratibha/domain/time/competition-time';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import css from '../personal-data.module.css';
import { PRIVACY } from '../personal-data.texts.ts';
import { AskForErasureDialog } from './AskForErasureDialog.tsx';
import { downloadOwnData } from './download-own-data.ts';

/** What is held about the person: to download, and to have removed. */
export function PrivacyCard() {
  const [isAsking, setIsAsking] = useState(false);
  const erasure = useQuery(read('GET /user/erasure', {}));
  const download = useMutation({
    mutationFn: downloadOwnData,
    onError: () => toast('error', PRIVACY.downloadFailed),
  });
  const withdraw = useWrite('DELETE /user/erasure', ['GET /user/erasure']);
  const askedAt = erasure.data?.requested_at ?? null;
  const takeBack = () => {
    withdraw.mutate(
      {},
      {
        onSuccess: () => toast('success', PRIVACY.withdrawDone),
        onError: () => toast('error', PRIVACY.failed),
      },
    );
  };
  return (
    <section className={css.card} aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">{PRIVACY.heading}</h2>
      <p>{PRIVACY.intro}</p>
      <div role="status">
        {askedAt !== null && (
          <p className={css.asked}>{PRIVACY.asked(formatDateTime(new Date(askedAt)))}</p>
        )}
      </div>
      <div className={css.actions}>
        <Button variant="secondary" disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? PRIVACY.downloading : PRIVACY.download}
        </Button>
        {askedAt === null ? (
          <Button variant="quiet" disabled={!erasure.isSuccess} onClick={() => setIsAsking(true)}>
            {PRIVACY.ask}
          </Button>
        ) : (
          <Button variant="quiet" disabled={withdraw.isPending} onClick={takeBack}>
            {PRIVACY.withdraw}
          </Button>
        )}
      </div>
      <AskForErasureDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  );
}
