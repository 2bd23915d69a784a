import { zonedStart } from '@pratibha/domain/time/competition-time';
import type { Kysely } from 'kysely';
import {
  candidates,
  giveCertificates,
  givenAs,
  insertRun,
  noteProgress,
  writeReplaced,
  writeRevoked,
} from '../features/certificates/certificates.ts';
import { putKeyIntoUse } from '../features/signing/signing.ts';
import type { DB } from '../platform/db/types.gen.ts';
import { ARCHIVED } from './data/editions.ts';
import { findGivenTo, insertAll } from './seed-demo.queries.ts';

/** Two days after the results of the year before. */
const ISSUED = zonedStart(2024, 8, 21, 11);
const CHANGED = zonedStart(2024, 9, 2, 10);
/** The evening before the demo begins. */
const HELPED = zonedStart(2025, 7, 15, 21);

type Before = {
  /** Who issues them. */
  readonly by: number;
  /** Host of this installation. */
  readonly issuer: string;
  /** The events of that year. */
  readonly events: readonly { readonly id: number }[];
  /** Who helped with each of them. */
  readonly helper: { readonly name: string; readonly email: string };
};

/**
 * Issues the certificates of the year before: to who took part and who won; one is corrected and
 * one revoked since. Who helped has one of each event.
 */
export async function issueBefore(db: Kysely<DB>, { by, issuer, events, helper }: Before) {
  await putKeyIntoUse(db, ISSUED);
  const giving = { editionId: ARCHIVED, issuer, by };
  const all = { editionId: ARCHIVED, eventId: null, events: null, keys: null };
  const found = await candidates(db, { ...all, kinds: ['taken-part', 'prize'] }, ISSUED);
  const keys = found.filter(({ leftOut }) => leftOut === null).map(({ key }) => key);
  const runId = await insertRun(db, {
    ...{ edition_id: ARCHIVED, event_id: null, asked_at: ISSUED, asked_by: by, keys },
  });
  await giveCertificates(db, found.flatMap(givenAs), { ...giving, at: ISSUED, runId });
  await noteProgress(db, runId, { looked_at: keys.length, ended_at: ISSUED });
  const [misspelt, withdrawn] = found.filter(({ kind }) => kind === 'taken-part').flatMap(givenAs);
  if (!misspelt?.user_id || !withdrawn?.user_id) throw new Error('nobody of 2024 took part');
  const revoked = { at: CHANGED, by, reason: 'The name was misspelt.' };
  const before = await findGivenTo(db, misspelt.user_id, 'taken-part');
  await writeRevoked(db, before, revoked);
  const corrected = { ...misspelt, name: `${misspelt.name} Rai` };
  const [after] = await giveCertificates(db, [corrected], { ...giving, at: CHANGED, runId: null });
  await writeReplaced(db, before, after ?? 0);
  await writeRevoked(db, await findGivenTo(db, withdrawn.user_id, 'taken-part'), {
    ...{ ...revoked, reason: 'The work turned out to be of somebody else.' },
  });
  await insertAll(
    db,
    'volunteers',
    events.map(({ id }, at) => ({
      ...{ id: at + 1, edition_id: ARCHIVED, event_id: id, ...helper },
      ...{ entered_at: HELPED, entered_by: by },
    })),
  );
  const helped = await candidates(db, { ...all, kinds: ['volunteer'] }, HELPED);
  await giveCertificates(db, helped.flatMap(givenAs), { ...giving, at: HELPED, runId: null });
}
