import css from './DraftWords.module.css';

/** Says that what was typed at an earlier visit is back. */
export function DraftRestored({ words }: { readonly words: string }) {
  return (
    <p className={css.restored} role="status">
      {words}
    </p>
  );
}

/** Says where a draft is kept, and how long. */
export function DraftNote({ words }: { readonly words: string }) {
  return <p className={css.note}>{words}</p>;
}
