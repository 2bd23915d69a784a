import { findingWords } from '@pratibha/words/preflight/findings';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { UI_WORDS } from '@pratibha/words/ui';
import { Button } from '../../../../ui/plain/Button.tsx';
import css from './parts.module.css';
import type { NotTaken } from './use-taking.ts';

const W = WORK_PARTS_WORDS;

type Found = { readonly code: string; readonly weight: string };

/** What was found in a file: what it is, why it matters, and how it is mended. */
export function FindingList({ findings }: { readonly findings: readonly Found[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings} aria-label={W.found}>
      {findings.map((finding) => {
        const { what, why, how } = findingWords(finding);
        return (
          <li key={finding.code} data-weight={finding.weight}>
            <strong>{what}</strong> {why} {how}
          </li>
        );
      })}
    </ul>
  );
}

type Props = { readonly notTaken: readonly NotTaken[]; readonly onClose: () => void };

/** What was chosen and is not sent, and why. */
export function NotTakenList({ notTaken, onClose }: Props) {
  return (
    <div role="alert">
      {notTaken.length > 0 && (
        <div className={css.notTaken}>
          {notTaken.map((each) =>
            each.as === 'said' ? (
              <p key={each.words}>{each.words}</p>
            ) : (
              <div key={each.name}>
                <p>
                  <strong>{W.refused(each.name)}</strong> {W.refusedWhy}
                </p>
                <FindingList findings={each.findings} />
              </div>
            ),
          )}
          <Button variant="quiet" onClick={onClose}>
            {UI_WORDS.ok}
          </Button>
        </div>
      )}
    </div>
  );
}
