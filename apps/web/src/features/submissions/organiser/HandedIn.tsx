import type { HandedWork } from '@pratibha/contract/handed-works';
import { foundInShort } from '@pratibha/words/submissions/organiser/found';
import { HANDED_IN_WORDS as W } from '@pratibha/words/submissions/organiser/handed-in';
import { formatDateTime } from '@pratibha/words/time';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { CompareFiles, HandedParts } from '../../files/files.tsx';
import { SameFiles } from '../../files-desk/files-desk.tsx';
import css from './HandedIn.module.css';
import { useHandedWorks } from './use-handed-works.ts';
import { WorkLink } from './WorkLink.tsx';

type Props = { readonly submissionId: number; readonly revision: number };

/** What was handed in by parts with this revision, and what of it does not meet. */
export function HandedIn({ submissionId, revision }: Props) {
  const works = useHandedWorks(submissionId);
  if (works.isError && works.data === undefined) {
    return <FetchFailed message={W.failed} of={works} />;
  }
  const work = works.data?.find((each) => each.revision === revision);
  if (work === undefined) return null;
  return (
    <section className={css.handedIn} aria-label={W.heading}>
      <h3>{W.heading}</h3>
      <Standing work={work} />
      <HandedParts
        parts={work.parts}
        of={{ side: 'admin' }}
        link={(url) => (
          <li>
            <WorkLink submissionId={submissionId} href={url} />
          </li>
        )}
      />
      <CompareFiles of={{ side: 'admin' }} works={works.data ?? []} />
      <SameFiles submissionId={submissionId} />
    </section>
  );
}

/** What organisers should know of it before they look. */
function Standing({ work }: { readonly work: HandedWork }) {
  const wrong = work.parts.flatMap((part) =>
    part.files.flatMap((file) =>
      file.findings
        .filter(({ weight }) => weight === 'wrong')
        .map((finding) => W.doesNotMeet(part.name, file.name, foundInShort(finding))),
    ),
  );
  return (
    <>
      {work.begun_in_time && <p className={css.note}>{W.begunInTime}</p>}
      {wrong.length > 0 && (
        <div className={css.wrong}>
          <ul>
            {wrong.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {work.mend_until !== null && (
            <p>{W.mendUntil(formatDateTime(new Date(work.mend_until)))}</p>
          )}
        </div>
      )}
    </>
  );
}
