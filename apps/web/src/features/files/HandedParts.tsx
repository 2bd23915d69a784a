import type { SeenPart } from '@pratibha/contract/seen-files';
import { isHttpUrl } from '@pratibha/domain/text/links';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { ExternalLink } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import type { FilesOf } from '../../data/address/file-addresses.ts';
import { said } from '../../data/said.ts';
import { LateFileViewer } from './late-files.ts';
import { PartFile } from './PartFile.tsx';
import css from './parts.module.css';
import { shownFiles } from './shown-files.ts';

const W = PARTS_WORDS;

type Props = {
  /** Those of one revision. */
  readonly parts: readonly SeenPart[];
  /** Through which call their files are read. */
  readonly of: FilesOf;
  /** How a link of a part is shown, as an entry of a list; by itself as one that is followed. */
  readonly link?: (url: string) => ReactNode;
};

/** What was handed in for the parts of a work: files with their pictures, and links. */
export function HandedParts({ parts, of, link = plainLink }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const files = shownFiles(parts);
  return (
    <>
      {parts.map((part) => (
        <section key={part.id} className={css.part} aria-label={said(part.name)}>
          <h3 className={css.name}>{said(part.name)}</h3>
          {part.files.length + part.links.length === 0 && <p className={css.quiet}>{W.none}</p>}
          {part.files.length > 0 && (
            <ul className={css.files}>
              {files
                .filter(({ partId }) => partId === part.id)
                .map(({ file, name, at }) => (
                  <li key={file.id}>
                    <PartFile of={of} file={file} name={name} onOpen={() => setOpened(at)} />
                  </li>
                ))}
            </ul>
          )}
          {part.links.length > 0 && (
            <ul className={css.links}>
              {part.links.map((url) => (
                <Fragment key={url}>{link(url)}</Fragment>
              ))}
            </ul>
          )}
        </section>
      ))}
      {opened !== null && (
        <LateFileViewer of={of} files={files} begin={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function plainLink(url: string): ReactNode {
  if (!isHttpUrl(url)) return <li>{url}</li>;
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
        <ExternalLink size={16} strokeWidth={1.75} aria-label={W.opensElsewhere} />
      </a>
    </li>
  );
}
