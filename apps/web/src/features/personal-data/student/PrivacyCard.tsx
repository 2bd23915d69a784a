import { PRIVACY_WORDS } from '@pratibha/words/personal-data/student/own-data';
import { formatDateTime } from '@pratibha/words/time';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PATHS } from '../../../data/address/paths.ts';
import { read, useWrite } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import css from '../personal-data.module.css';
import { AskForErasureDialog } from './AskForErasureDialog.tsx';
import { downloadOwnData } from './download-own-data.ts';

/** What is held about the person: to download, and to have removed. */
export function PrivacyCard() {
  const [isAsking, setIsAsking] = useState(false);
  const erasure = useQuery(read('GET /user/erasure', {}));
  const download = useMutation({
    mutationFn: downloadOwnData,
    onError: () => toast('error', PRIVACY_WORDS.downloadFailed),
  });
  const withdraw = useWrite('DELETE /user/erasure', ['GET /user/erasure']);
  const askedAt = erasure.data?.requested_at ?? null;
  const takeBack = () => {
    withdraw.mutate(
      {},
      {
        onSuccess: () => toast('success', PRIVACY_WORDS.withdrawDone),
        onError: () => toast('error', PRIVACY_WORDS.failed),
      },
    );
  };
  return (
    <section className={css.card} aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">{PRIVACY_WORDS.heading}</h2>
      <p>
        {PRIVACY_WORDS.intro} <SiteLink href={PATHS.privacy}>{PRIVACY_WORDS.notice}</SiteLink>
      </p>
      <div role="status">
        {askedAt !== null && (
          <p className={css.asked}>{PRIVACY_WORDS.asked(formatDateTime(new Date(askedAt)))}</p>
        )}
      </div>
      <div className={css.actions}>
        <Button variant="secondary" disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? PRIVACY_WORDS.downloading : PRIVACY_WORDS.download}
        </Button>
        {askedAt === null ? (
          <Button variant="quiet" disabled={!erasure.isSuccess} onClick={() => setIsAsking(true)}>
            {PRIVACY_WORDS.ask}
          </Button>
        ) : (
          <Button variant="quiet" disabled={withdraw.isPending} onClick={takeBack}>
            {PRIVACY_WORDS.withdraw}
          </Button>
        )}
      </div>
      <AskForErasureDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  );
}
