import type { SeenFile } from '@pratibha/contract/seen-files';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { findingWords } from '@pratibha/words/preflight/findings';
import css from './parts.module.css';

const W = PARTS_WORDS;

type Props = Pick<SeenFile, 'findings'> & {
  /** Whether it is for whoever can mend it. */
  readonly tellsHow: boolean;
};

/** What was found of a file: what it is for everybody, why and how to mend it for its owner. */
export function Findings({ findings, tellsHow }: Props) {
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings}>
      {findings.map((finding) => {
        const { what, why, how } = findingWords(finding);
        return (
          <li key={finding.code} data-weight={finding.weight}>
            <strong>{W.weight[finding.weight]}:</strong> {what}
            {tellsHow && (
              <details className={css.more}>
                <summary>{W.mend}</summary>
                <p>{why}</p>
                <p>{how}</p>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
