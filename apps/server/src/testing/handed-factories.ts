import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileFacts } from '@pratibha/domain/preflight/facts';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

type Target = { readonly kysely: Kysely<DB>; readonly filesDir: string };

/** A part as an event asks for it. */
export function testPart(values: Partial<WorkPart> = {}): WorkPart {
  return {
    ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 3 },
    ...{ most_mb: 50, print: null, least_dpi: null, wants_readme: false },
    ...values,
  };
}

/** What was found of a picture. */
export const PICTURE_FACTS: FileFacts = {
  ...{ kind: 'jpeg', faults: [], pdf: null, zip: null },
  picture: {
    ...{ width: 1_240, height: 1_754, colour: 'rgb', profile: null, orientation: 1 },
    ...{ has_location: false, tagged_dpi: null },
  },
};

/** What was found of a ZIP that names whoever made it. */
export const ZIP_FACTS: FileFacts = {
  ...{ kind: 'zip', faults: [], pdf: null, picture: null },
  zip: {
    entries: [
      { name: 'sita/index.html', size: 12 },
      { name: 'README.md', size: 20 },
    ],
    ...{ entry_count: 2, unpacked: 32, readme: { name: 'README.md', text: 'By Sita Rai' } },
  },
};

type Values = {
  readonly submission_id: number;
  readonly revision?: number;
  readonly part?: WorkPart;
  readonly name?: string;
  readonly bytes?: string | Buffer;
  readonly media_type?: string;
  /** null: it was not looked into yet. */
  readonly facts?: FileFacts | null;
  /** The pictures that were made of it, as `1-480`, with what they are. */
  readonly previews?: Readonly<Record<string, string>>;
};

/** A file with its bytes on the disk, as one that was handed in for a part of a work. */
export async function createHandedFile(target: Target, values: Values) {
  const { kysely } = target;
  const { submission_id, revision = 1, part = testPart(), previews = {} } = values;
  const { name = 'poster.jpg', media_type = 'image/jpeg', facts = PICTURE_FACTS } = values;
  const bytes = Buffer.from(values.bytes ?? `a file of work ${submission_id}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  keepBytes(target, sha256, bytes, previews);
  const { user_id, event_id } = await kysely
    .selectFrom('submissions')
    .select(['user_id', 'event_id'])
    .where('id', '=', submission_id)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('stored_bytes')
    .values({ sha256, size: bytes.length, media_type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await kysely
    .insertInto('files')
    .values({
      ...{ user_id, event_id, purpose: 'work', part: part.id, name, media_type, sha256 },
      ...{ size: bytes.length, key: sql<string>`substr(md5(random()::text), 1, 22)` },
      ...{ begun_at: new Date(), completed_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepFacts(kysely, sha256, facts, previews);
  await handIn(kysely, { submission_id, revision, user_id }, part, id);
  return { id, sha256, name, bytes, user_id, event_id };
}

/** They lie where the disk's driver has them. */
function keepBytes(
  { filesDir }: Target,
  sha256: string,
  bytes: Buffer,
  previews: Readonly<Record<string, string>>,
): void {
  const folder = path.join(filesDir, sha256.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, sha256), bytes);
  const pictures = path.join(filesDir, 'previews', sha256.slice(0, 2), sha256);
  mkdirSync(pictures, { recursive: true });
  for (const [name, picture] of Object.entries(previews)) {
    writeFileSync(path.join(pictures, `${name}.webp`), picture);
  }
}

async function keepFacts(
  kysely: Kysely<DB>,
  sha256: string,
  facts: FileFacts | null,
  previews: Readonly<Record<string, string>>,
): Promise<void> {
  await kysely
    .insertInto('file_facts')
    .values({
      sha256,
      state: facts === null ? 'waiting' : 'done',
      facts: facts === null ? null : JSON.stringify(facts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [name, picture] of Object.entries(previews)) {
    const [page = 1, width = 1] = name.split('-').map(Number);
    await kysely
      .insertInto('previews')
      .values({ sha256, page, width, height: width, bytes: Buffer.byteLength(picture) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Revision = {
  readonly submission_id: number;
  readonly revision: number;
  readonly user_id: number;
};

async function handIn(kysely: Kysely<DB>, of: Revision, part: WorkPart, fileId: number) {
  const code = `${of.submission_id}`.padStart(12, '0') + `${of.revision}`.padStart(4, '0');
  const parts = JSON.stringify([part]);
  await kysely
    .insertInto('handed_in')
    .values({ ...of, code, parts })
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'revision']).doUpdateSet({
        parts: sql`case when handed_in.parts @> ${parts}::jsonb then handed_in.parts
          else handed_in.parts || ${parts}::jsonb end`,
      }),
    )
    .execute();
  const { submission_id, revision } = of;
  await sql`
    insert into handed_files (submission_id, revision, part, n, file_id)
    select ${submission_id}, ${revision}, ${part.id}, count(*) + 1, ${fileId} from handed_files
    where submission_id = ${submission_id} and revision = ${revision} and part = ${part.id}`.execute(
    kysely,
  );
}
