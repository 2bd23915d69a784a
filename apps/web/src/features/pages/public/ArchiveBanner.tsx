import { ARCHIVE_WORDS } from '@pratibha/words/pages/archive';
import { editionName } from '@pratibha/words/pages/heads';
import { PATHS } from '../../../data/address/paths.ts';
import { useEditionContent, useShown } from './edition-content.ts';

/** Says above the page of an earlier year what it is, and leads to the live edition. */
export function ArchiveBanner() {
  const content = useEditionContent();
  const { archive } = useShown();
  if (archive === null) return null;
  return (
    <p className="x-archive">
      {ARCHIVE_WORDS.reading(editionName(content))}{' '}
      <a href={PATHS.home}>{ARCHIVE_WORDS.toLive(archive.live)}</a>
    </p>
  );
}
