import type { CheckedLinkOfWork } from '@pratibha/contract/link-checks';
import type { SubmissionFindings } from '@pratibha/contract/submission-findings';
import { foundInShort, FOUND_WORDS as W } from '@pratibha/words/submissions/organiser/found';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';

type Props = Pick<SubmissionFindings, 'findings'> & {
  /** Links that do not open. */
  readonly dead: readonly CheckedLinkOfWork[];
};

/** What of a work needs a look, in its row. */
export function FoundOfWork({ findings, dead }: Props) {
  const gone = dead.filter(({ opened_before }) => opened_before).length;
  return (
    <>
      {findings.length > 0 && <RowWarning>{W.doesNotMeet(findings.map(foundInShort))}</RowWarning>}
      {gone > 0 && <RowWarning>{W.noLongerOpens(gone)}</RowWarning>}
      {dead.length > gone && <RowWarning>{W.doesNotOpen(dead.length - gone)}</RowWarning>}
    </>
  );
}
