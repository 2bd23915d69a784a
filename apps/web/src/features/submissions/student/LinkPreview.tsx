import { reachOf, sharingSiteOf } from '@pratibha/domain/text/link-reach';
import { isHttpUrl, withScheme } from '@pratibha/domain/text/links';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { ExternalLink } from 'lucide-react';
import css from './SubmissionForm.module.css';

/**
 * Where a typed link leads, to try it before sending, and how to share what is there, where others
 * do not see it at first; nothing while it is no link, or
 * one that leads nowhere for others.
 */
export function LinkPreview({ link }: { readonly link: string }) {
  const url = withScheme(link);
  if (!isHttpUrl(url) || reachOf(url) === 'own-computer') return null;
  const site = sharingSiteOf(url);
  return (
    <>
      <a className={css.preview} href={url} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        {SUBMISSION_FORM_WORDS.opens(new URL(url).host)}
      </a>
      <p className={css.sharing} aria-live="polite">
        {site !== null && SUBMISSION_FORM_WORDS.sharing[site]}
      </p>
    </>
  );
}
