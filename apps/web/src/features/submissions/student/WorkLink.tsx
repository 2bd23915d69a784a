import { isHttpUrl } from '@pratibha/domain/text/links';
import { SUBMISSIONS_WORDS } from '@pratibha/words/submissions/student';
import css from './SubmissionDetails.module.css';

/** A sent link; what is no web address stays a text that cannot be followed. */
export function WorkLink({ link }: { readonly link: string }) {
  if (!isHttpUrl(link)) return link;
  return (
    <a
      className={css.link}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={SUBMISSIONS_WORDS.opensElsewhere}
    >
      {link}
    </a>
  );
}
