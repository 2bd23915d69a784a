import type { OwnCertificate } from '@pratibha/contract/own-certificates';
import { OWN_CERTIFICATES_WORDS } from '@pratibha/words/certificates/student/own';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { useCopy } from '../../../ui/plain/use-copy.ts';
import { failureWords } from '../../session/session.tsx';
import css from './certificates.module.css';

const W = OWN_CERTIFICATES_WORDS;
const CHANGES = ['GET /user/certificates'] as const;

/** The link by which its holder shows a certificate: made by a press, and taken back. */
export function ShareButton({ certificate }: { readonly certificate: OwnCertificate }) {
  const params = { id: String(certificate.id) };
  const share = useWrite('PUT /user/certificates/{id}/share', CHANGES);
  const end = useWrite('DELETE /user/certificates/{id}/share', CHANGES);
  const { field, outcome, copy } = useCopy();
  const onError = (error: Error) =>
    toast('error', `${W.shareFailed} ${failureWords(error, W.uncertain)}`);
  const { share_url: url, revoked_at } = certificate;
  if (url === null) {
    if (revoked_at !== null) return null;
    return (
      <div className={css.actions}>
        <Button
          variant="secondary"
          disabled={share.isPending}
          onClick={() => share.mutate({ params }, { onError })}
        >
          {share.isPending ? W.sharing : W.share}
        </Button>
      </div>
    );
  }
  const takenBack = () => toast('success', W.takenBack);
  return (
    <div className={css.share}>
      <TextField ref={field} label={W.link} help={W.linkAbout} value={url} readOnly />
      <p role="status">
        {outcome === 'copied' && W.copied}
        {outcome === 'failed' && W.notCopied}
      </p>
      <div className={css.actions}>
        <Button onClick={copy}>{W.copy}</Button>
        <Button
          variant="quiet"
          disabled={end.isPending}
          onClick={() => end.mutate({ params }, { onError, onSuccess: takenBack })}
        >
          {end.isPending ? W.takingBack : W.takeBack}
        </Button>
      </div>
    </div>
  );
}
