import { type RawBuilder, sql } from 'kysely';

/**
 * What the statement of works says besides where one of them has parts. Where none has it says
 * nothing of them, and stays what it was (ADR 81).
 */
export type PartsOfWorks = {
  /** Keeps housekeeping from the files that are handed in. */
  readonly held: (rows: string) => RawBuilder<unknown>;
  /** What each person hands in by parts, among what is known of them. */
  readonly column: RawBuilder<unknown>;
  /** Whether all files are there still. */
  readonly areThere: (eventId: number) => RawBuilder<unknown>;
  /** The receipt, with the files and links that it is of. */
  readonly written: RawBuilder<unknown>;
};

const NOTHING = sql``;

export const NO_PARTS: PartsOfWorks = {
  held: () => NOTHING,
  column: NOTHING,
  areThere: () => NOTHING,
  written: NOTHING,
};

export const WITH_PARTS: PartsOfWorks = {
  held: (rows) => sql`, kept_files as materialized (
      select id, user_id, event_id, purpose, sha256 from files
      where id in (
        select (file ->> 'file_id')::int from jsonb_array_elements(${rows}::jsonb) as row,
          jsonb_array_elements(row -> 'handed' -> 'files') as file
      ) order by id for key share
    )`,
  column: sql`, handed jsonb`,
  areThere: (eventId) => sql`
      where not exists (
        select from jsonb_to_recordset(asked.handed -> 'files') as wanted (file_id int)
          left join kept_files on kept_files.id = wanted.file_id
            and kept_files.user_id = asked.user_id and kept_files.event_id = ${eventId}
            and kept_files.purpose = 'work'
        where kept_files.sha256 is null
      )`,
  written: sql`, receipts as (
      insert into handed_in (submission_id, revision, user_id, code, parts, begun_in_time)
      select id, revision, user_id, handed ->> 'code', handed -> 'parts',
        (handed ->> 'begun_in_time')::boolean
      from kept where handed is not null
    ), receipt_files as (
      insert into handed_files (submission_id, revision, part, n, file_id)
      select kept.id, kept.revision, file.part, file.n, file.file_id
      from kept, jsonb_to_recordset(kept.handed -> 'files') as file (part text, n int, file_id int)
    ), receipt_links as (
      insert into handed_links (submission_id, revision, part, n, link)
      select kept.id, kept.revision, link.part, link.n, link.link
      from kept, jsonb_to_recordset(kept.handed -> 'links') as link (part text, n int, link text)
    )`,
};

/** What is handed in by parts with one work, as its row of JSON has it. */
export type Handed = {
  /** Of the receipt. */
  readonly code: string;
  /** The parts that the event asks for, as they stand. */
  readonly parts: readonly unknown[];
  readonly begun_in_time: boolean;
  readonly files: readonly {
    readonly part: string;
    readonly n: number;
    readonly file_id: number;
  }[];
  readonly links: readonly { readonly part: string; readonly n: number; readonly link: string }[];
};
