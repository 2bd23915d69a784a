import type { SeenFile, SeenPart } from '@pratibha/contract/seen-files';
import { findingsOf } from '@pratibha/domain/preflight/findings';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import type { HandedFileRow, HandedRevision } from './seen-parts.queries.ts';

/** Entries of a ZIP that are told. */
const MOST_ENTRIES = 500;

/**
 * Whether whoever looks may know whose the work is: in a blind round nothing is told that somebody
 * wrote into a file or its name, nor by which the file could be known again.
 */
type Look = { readonly isBlind: boolean };

/** The parts of a revision, in the order in which the event asked for them. */
export function seenPartsView({ parts, files, links }: HandedRevision, look: Look): SeenPart[] {
  return parts.map((part) => ({
    ...{ id: part.id, name: part.name, kind: part.kind, print: part.print },
    files: files
      .filter((file) => file.part === part.id)
      .map((file) => seenFileView(file, part, look)),
    links: links.filter((each) => each.part === part.id).map(({ link }) => link),
  }));
}

function seenFileView(row: HandedFileRow, part: WorkPart, { isBlind }: Look): SeenFile {
  const { id, size, media_type, state, facts, previews } = row;
  const zip = isBlind ? null : (facts?.zip ?? null);
  return {
    ...{ id, size, media_type, state, previews: [...previews] },
    name: isBlind ? null : row.name,
    sha256: isBlind ? null : row.sha256,
    kind: facts?.kind ?? null,
    width: facts?.picture?.width ?? null,
    height: facts?.picture?.height ?? null,
    pages: facts?.pdf?.pages ?? null,
    findings: isBlind || facts === null ? [] : [...findingsOf(facts, part)],
    entries: zip?.entries.slice(0, MOST_ENTRIES).map((entry) => ({ ...entry })) ?? null,
    entry_count: zip?.entry_count ?? null,
    readme: zip?.readme?.text ?? null,
  };
}
