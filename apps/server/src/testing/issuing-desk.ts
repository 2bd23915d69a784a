import type {
  CertificateCandidate,
  CertificatePreview,
  CertificateRun,
} from '@pratibha/contract/certificate-issuing';
import type { Certificate } from '@pratibha/contract/certificates';
import { issuingJob } from '../features/certificates/issue-run.ts';
import type { SignedInClient, TestApp } from './app.ts';

const RUNS = '/api/admin/certificates/runs';

/** Who would get certificates of an event, and who is left out. */
export async function previewOf(
  client: SignedInClient,
  eventId: number,
  query = '',
): Promise<CertificatePreview> {
  const url = `/api/admin/certificates/candidates?event_id=${eventId}${query}`;
  return (await client.get(url)).json<CertificatePreview>();
}

/** The people of it, by name and why they get none. */
export function peopleOf({ people }: Pick<CertificatePreview, 'people'>) {
  return people.map(({ name, kind, left_out }: CertificateCandidate) => [name, kind, left_out]);
}

/** Asks for an issuing of everything of an event, unless the rest says otherwise. */
export function ask(client: SignedInClient, eventId: number, rest: object = {}) {
  const kinds = ['taken-part', 'prize', 'judge', 'volunteer'];
  return client.post(RUNS, { event_id: eventId, kinds, ...rest });
}

/** Works an issuing off, or as much of it as there is until `signal` ends it. */
export async function workOff(
  { database, clock }: TestApp,
  runId: number,
  signal = new AbortController().signal,
): Promise<void> {
  const job = issuingJob({ clock, issuer: 'school.example' });
  await job.run({ database, id: 1, attempt: 1, signal }, { run_id: runId });
}

/** Issues, and answers how far it came. */
export async function issue(
  product: TestApp,
  client: SignedInClient,
  eventId: number,
  rest: object = {},
): Promise<CertificateRun> {
  const asked = await ask(client, eventId, rest);
  if (asked.problem !== null) throw new Error(`nothing was issued: ${asked.problem}`);
  const { id } = asked.json<CertificateRun>();
  await workOff(product, id);
  const run = (await client.get(RUNS)).json<CertificateRun[]>().find((each) => each.id === id);
  if (!run) throw new Error(`issuing ${id} is not listed`);
  return run;
}

/** The certificates of an event, the newest first. */
export async function listOf(
  client: SignedInClient,
  eventId: number,
  query = '',
): Promise<Certificate[]> {
  const url = `/api/admin/certificates?event_id=${eventId}${query}`;
  return (await client.get(url)).json<Certificate[]>();
}
