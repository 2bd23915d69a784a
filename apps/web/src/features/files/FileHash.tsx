import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { Button } from '../../ui/plain/Button.tsx';
import { useCopy } from '../../ui/plain/use-copy.ts';
import css from './parts.module.css';

const W = PARTS_WORDS;

/** By what a file is known to be the very same one, to be copied. */
export function FileHash({ sha256 }: { readonly sha256: string }) {
  const { field, outcome, copy } = useCopy();
  return (
    <details className={css.more}>
      <summary>{W.hash}</summary>
      <div className={css.hash}>
        <input ref={field} readOnly value={sha256} aria-label={W.hash} />
        <Button variant="secondary" onClick={copy}>
          {W.copy}
        </Button>
      </div>
      <p role="status" className={css.quiet}>
        {outcome === 'copied' && W.copied}
        {outcome === 'failed' && W.notCopied}
      </p>
    </details>
  );
}
