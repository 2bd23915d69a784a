import type { SeenFile } from '@pratibha/contract/seen-files';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { sizeWords } from '@pratibha/words/files-seen/size';
import css from './parts.module.css';
import { type Folder, treeOf } from './zip-tree.ts';

const W = PARTS_WORDS;

type Props = Pick<SeenFile, 'entries' | 'entry_count' | 'readme'>;

/** What is in a ZIP: its folders, which open by the keyboard too, and its README as plain text. */
export function ZipContents({ entries, entry_count, readme }: Props) {
  if (entries === null) return null;
  const left = (entry_count ?? entries.length) - entries.length;
  return (
    <>
      {readme !== null && (
        <details className={css.more}>
          <summary>{W.readme}</summary>
          <pre className={css.readme}>{readme}</pre>
        </details>
      )}
      <details className={css.more}>
        <summary>{W.inside(entry_count ?? entries.length)}</summary>
        <FolderList folder={treeOf(entries)} />
        {left > 0 && <p className={css.quiet}>{W.more(left)}</p>}
      </details>
    </>
  );
}

function FolderList({ folder }: { readonly folder: Folder }) {
  return (
    <ul className={css.tree}>
      {[...folder.folders].map(([name, below]) => (
        <li key={`${name}/`}>
          <details>
            <summary>{name}</summary>
            <FolderList folder={below} />
          </details>
        </li>
      ))}
      {folder.files.map(({ name, size }, at) => (
        // Names may be equal in a ZIP.
        <li key={`${at} ${name}`} className={css.entry}>
          <span>{name}</span>
          <span className={css.quiet}>{sizeWords(size)}</span>
        </li>
      ))}
    </ul>
  );
}
