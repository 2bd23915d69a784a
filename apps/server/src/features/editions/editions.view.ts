import type {
  Edition,
  EditionDetails,
  EditionFindings,
  EditionVersion,
  EditionVersionDetails,
} from '@pratibha/contract/editions';
import { contentDifferences } from '@pratibha/domain/editions/content-differences';
import type { WrongEdition } from '@pratibha/domain/editions/edition-errors';
import { isSame, type JsonFields } from '@pratibha/domain/editions/json';
import { editionErrorWords } from '@pratibha/words/editions/edition-errors';
import { differenceWords } from '@pratibha/words/editions/organiser/differences';
import { publicationWarningWords } from '@pratibha/words/editions/organiser/findings';
import type { EditionRow, EventOfEditionRow } from './drafts.queries.ts';
import type { Findings } from './findings-in.ts';
import type { VersionRow } from './versions.queries.ts';

/**
 * The most differences of a version that are told: whoever changed more reads the version itself.
 */
const MOST_DIFFERENCES = 200;

/** What is published; null: nothing yet. */
export function publishedIn({ content }: Pick<EditionRow, 'content'>): JsonFields | null {
  return Object.keys(content).length === 0 ? null : content;
}

/** What is written now. */
export function writtenIn({ content, draft }: Pick<EditionRow, 'content' | 'draft'>): JsonFields {
  return draft ?? content;
}

/** An edition as organisers find it in their list. */
export function editionView(row: EditionRow): Edition {
  const written = writtenIn(row);
  const { title, year } = written;
  return {
    id: row.id,
    slug: row.slug,
    title: typeof title === 'string' && title.trim() !== '' ? title : row.slug,
    year: Number.isInteger(year) ? (year as number) : row.updated_at.getUTCFullYear(),
    status: row.status,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    draft:
      row.draft === null || row.saved_at === null
        ? null
        : {
            changed: !isSame(row.draft, row.content),
            saved_at: row.saved_at.toISOString(),
            saved_by: row.saved_by,
          },
    publish_at: row.publish_at?.toISOString() ?? null,
    publish_by: row.publish_by,
    publish_failure: row.failure,
  };
}

/** An edition with all that it says. */
export function editionDetailsView(
  row: EditionRow,
  events: readonly EventOfEditionRow[],
): EditionDetails {
  return {
    ...editionView(row),
    content: publishedIn(row),
    draft_content: writtenIn(row),
    draft_revision: row.revision,
    failed_fields: [...(row.failed_fields ?? [])],
    events: events.map((event) => ({
      ...event,
      registration_open: event.registration_open.toISOString(),
      registration_close: event.registration_close.toISOString(),
      submission_start: event.submission_start?.toISOString() ?? null,
      submission_close: event.submission_close?.toISOString() ?? null,
    })),
  };
}

/**
 * What is to be looked at before this is published. @param wrong what keeps its pages from being
 * rendered
 */
export function findingsView(
  { errors, warnings }: Findings,
  wrong: readonly WrongEdition[],
): EditionFindings {
  return {
    errors: [...errors, ...wrong].map(({ path, error }) =>
      finding(path, error, editionErrorWords(error)),
    ),
    warnings: warnings.map(({ path, error }) =>
      finding(path, error, publicationWarningWords(error)),
    ),
  };
}

type Finding = EditionFindings['errors'][number];

function finding(pointer: string, error: { readonly code: string }, message: string): Finding {
  const { code, ...params } = error;
  return { pointer, code, params, message };
}

/** What was published once, and what it changed. */
export function versionView({
  number,
  author,
  at,
  note,
  content,
  before,
}: VersionRow): EditionVersion {
  const differences = before === null ? [] : contentDifferences(before, content);
  return {
    ...{ number, author, note, at: at.toISOString() },
    differences: differences
      .slice(0, MOST_DIFFERENCES)
      .map((each) => ({ pointer: each.pointer, ...differenceWords(each, content) })),
  };
}

/** The same with all that it says. */
export function versionDetailsView(row: VersionRow): EditionVersionDetails {
  return { ...versionView(row), content: row.content };
}
