import type { CheckedLinkOfWork } from '@pratibha/contract/link-checks';
import type { ListedPreview } from '@pratibha/contract/listed-previews';
import type { SubmissionFindings } from '@pratibha/contract/submission-findings';
import { foundInShort, FOUND_WORDS as W } from '@pratibha/words/submissions/organiser/found';
import { previewOf } from '../../../data/address/file-addresses.ts';
import { RowPicture } from '../../../ui/list/RowPicture.tsx';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';

type Props = Pick<SubmissionFindings, 'findings'> & {
  /** Links that do not open. */
  readonly dead: readonly CheckedLinkOfWork[];
  readonly preview: ListedPreview | undefined;
};

/** The picture of a work, and what of it needs a look, in its row. */
export function FoundOfWork({ findings, dead, preview }: Props) {
  const gone = dead.filter(({ opened_before }) => opened_before).length;
  return (
    <>
      {preview && (
        <RowPicture at="cell" src={previewOf({ side: 'admin' }, preview.file, preview)} />
      )}
      {findings.length > 0 && <RowWarning>{W.doesNotMeet(findings.map(foundInShort))}</RowWarning>}
      {gone > 0 && <RowWarning>{W.noLongerOpens(gone)}</RowWarning>}
      {dead.length > gone && <RowWarning>{W.doesNotOpen(dead.length - gone)}</RowWarning>}
    </>
  );
}
