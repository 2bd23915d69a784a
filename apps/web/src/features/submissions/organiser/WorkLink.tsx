import { isHttpUrl } from '@pratibha/domain/text/links';
import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import { ExternalLink } from 'lucide-react';
import { LateLinkState } from './late-link-state.ts';

type Props = { readonly submissionId: number; readonly href: string };

/** A student's link, and whether it opens: opened elsewhere, without telling where from. */
export function WorkLink({ submissionId, href }: Props) {
  if (!isHttpUrl(href)) return href;
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {href} <ExternalLink size={15} aria-label={ADMIN_SUBMISSIONS_WORDS.opensElsewhere} />
      </a>
      <LateLinkState submissionId={submissionId} link={href} />
    </>
  );
}
