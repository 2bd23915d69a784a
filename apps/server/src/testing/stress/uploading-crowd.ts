import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Chance } from '@pratibha/domain/chance';
import type { TestDatabase } from '../database.ts';
import { createEvent } from '../factories.ts';
import { pngOf } from '../pictures.ts';
import { SentFile } from './sent-file.ts';
import { createPeople } from './stream.ts';

/** The part for which everybody sends. */
export const PART = 'poster';
const HOUR_MS = 3_600_000;
const WIDTH = 800;

/** An event that asks for pictures, and takes them. */
export async function createUploadEvent(database: TestDatabase): Promise<number> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const { id } = await createEvent(database, {
    ...{ requires_submission: true, registration_open: at(-48), registration_close: at(-24) },
    ...{ submission_start: at(-24), submission_close: at(24) },
  });
  const part = {
    ...{ id: PART, name: 'Poster', help: null, required: true, kind: 'any', most: 10 },
    ...{ most_mb: null, print: null, least_dpi: null, wants_readme: false },
  };
  await database.pool.query('insert into work_forms (event_id, parts) values ($1, $2)', [
    id,
    JSON.stringify([part]),
  ]);
  return id;
}

/**
 * What so many people send, each a picture or two that a machine has to look at for a while; every
 * fourth one sends what another one sends, too.
 */
export async function createSentFiles(
  database: TestDatabase,
  { origin, eventId, people, chance }: Crowd,
): Promise<SentFile[]> {
  const crowd = await createPeople(database, origin, people);
  await database.pool.query(
    `insert into registrations (event_id, user_id, answers, questions, registered_on)
     select $1, id, '[]', '{}', now() from unnest($2::int[]) as person (id)`,
    [eventId, crowd.map(({ id }) => id)],
  );
  const sent: SentFile[] = [];
  for (const person of crowd) {
    const before = sent.at(-1)?.bytes;
    const bytes = sent.length % 4 === 3 && before ? before : noise(chance.between(300, 1_500));
    sent.push(new SentFile(person, bytes, sent.length));
  }
  return sent;
}

type Crowd = {
  readonly origin: string;
  readonly eventId: number;
  readonly people: number;
  readonly chance: Chance;
};

/** A picture of noise, which nothing makes smaller: 0.7 to 3.6 MB. */
function noise(height: number): Buffer {
  const line = () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * WIDTH)]);
  const pixels = Buffer.concat(Array.from({ length: height }, line));
  return pngOf(WIDTH, height, deflateSync(pixels, { level: 0 }));
}
