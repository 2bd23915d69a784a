import type { Guard } from './guard.ts';

const PLATFORM = 'apps/server/src/platform';
const REGISTRATIONS = 'apps/server/src/features/registrations';
const EMBEDDED = 'packages/embedded-postgres/src';
const BACKUP = `${PLATFORM}/db/backup`;

/** What is kept, sent out whole, and put back. */
export const DATA_GUARDS: readonly Guard[] = [
  {
    name: 'a long frame of an earlier backup is not kept',
    file: `${BACKUP}/earlier-backup.ts`,
    guard: '!KINDS.includes(next.kind) || next.length > LONGEST_FRAME',
    without: '!KINDS.includes(next.kind)',
    tests: [`${BACKUP}/earlier-backup.test.ts`],
  },
  {
    name: 'the bytes of an earlier backup are put together once',
    file: `${BACKUP}/byte-queue.ts`,
    guard: 'this.#pieces.push(piece);',
    without: 'this.#pieces = [Buffer.concat([...this.#pieces, piece])];',
    tests: [`${BACKUP}/earlier-backup.test.ts`],
  },
  {
    name: 'no session is put back',
    file: `${BACKUP}/restore.ts`,
    guard: 'isExcluded(part.table.name)\n',
    without: 'isExcluded(`${part.table.name} of an earlier version`)\n',
    tests: [`${BACKUP}/earlier-backup.test.ts`],
  },
  {
    name: 'a long manifest of a backup is not kept',
    file: `${BACKUP}/read-backup.ts`,
    guard: 'name !== MANIFEST || size > LONGEST_MANIFEST',
    without: 'name !== MANIFEST',
    tests: [`${BACKUP}/read-backup.test.ts`],
  },
  {
    name: 'a table of a backup that changed is not put back',
    file: `${BACKUP}/read-backup.ts`,
    guard: 'found.rows !== rows || found.sha256 !== sha256',
    without: 'found.rows !== rows',
    tests: [`${BACKUP}/backup.test.ts`],
  },
  {
    name: 'a backup holds no sessions',
    file: `${BACKUP}/tables.ts`,
    guard: "  'sessions',\n  'sign_in_attempts',\n",
    without: '',
    tests: [`${BACKUP}/restored-sessions.test.ts`],
  },
  {
    name: 'the lock of the data folder is closed from the start',
    file: `${EMBEDDED}/folder-lock.ts`,
    guard: "{ flag: 'wx', mode: 0o600 }",
    without: "{ flag: 'wx' }",
    tests: [`${EMBEDDED}/close-folder.test.ts`],
  },
  {
    name: 'a lock that was open is closed',
    file: `${EMBEDDED}/folder-lock.ts`,
    guard: 'chmodSync(file, 0o600);',
    without: 'if (chmodSync.length === 0) return;',
    tests: [`${EMBEDDED}/close-folder.test.ts`],
  },
  {
    name: 'the data folder is closed',
    file: `${EMBEDDED}/embedded.ts`,
    guard: 'chmodSync(folder, 0o711);\n    closeFolder(folder, isRoot);',
    without: 'chmodSync(folder, 0o755);',
    tests: [`${EMBEDDED}/close-folder.test.ts`],
  },
  {
    name: 'who may no longer read gets no more of a long reply',
    file: `${PLATFORM}/serve/while-admitted.ts`,
    guard: "if (!(await isAdmitted())) throw new Refused('not-signed-in');",
    without: 'if (Refused.length > 9) await isAdmitted();',
    tests: [`${PLATFORM}/serve/while-admitted.test.ts`],
  },
  {
    name: 'a role that was taken away ends a long reply',
    file: `${PLATFORM}/serve/admission.ts`,
    guard: 'return actor?.id === request.actor?.id && mayDo(endpoint.access, actor);',
    without: 'return actor?.id === request.actor?.id && mayDo(endpoint.access, request.actor);',
    tests: [`${PLATFORM}/serve/while-admitted.test.ts`],
  },
  {
    name: 'a long reply ends in the end',
    file: `${PLATFORM}/serve/while-admitted.ts`,
    guard: 'timer ??= setTimeout(end, longestMs);',
    without: 'timer ??= setTimeout(end, 1e9);',
    tests: [`${PLATFORM}/serve/while-admitted.test.ts`],
  },
  {
    name: 'a long list is read as its reader takes it',
    file: `${PLATFORM}/lists/paging.ts`,
    guard: 'if (Math.min(limit, total) > MOST_ROWS_AT_ONCE) {',
    without: 'if (Math.min(limit, total) > MOST_ROWS + MOST_ROWS_AT_ONCE) {',
    tests: [`${PLATFORM}/lists/paging.test.ts`],
  },
  {
    name: 'figures are for who has their token',
    file: `${PLATFORM}/metrics/opens-metrics.ts`,
    guard: 'return timingSafeEqual(digest(given), digest(token));',
    without: "return given !== '' && token !== '';",
    tests: [`${PLATFORM}/metrics/metrics.test.ts`],
  },
  {
    name: 'figures name no address that somebody asked for',
    file: `${PLATFORM}/edge/request-metrics.ts`,
    guard: 'request.routeOptions.url ?? NO_ROUTE;',
    without: 'request.url;',
    tests: [`${PLATFORM}/metrics/metrics.test.ts`],
  },
  {
    name: 'nobody registers again and again',
    file: `${REGISTRATIONS}/new-registrations.queries.ts`,
    guard: 'and (not has_withdrawn or',
    without: 'and (true or',
    tests: [`${REGISTRATIONS}/registration-limit.test.ts`, `${REGISTRATIONS}/registrar.test.ts`],
  },
  {
    name: 'one mobile at many registrations is told',
    file: `${REGISTRATIONS}/registrations.queries.ts`,
    guard: 'theirs.mobile = profiles.mobile and theirs.user_id <> profiles.user_id',
    without: 'theirs.mobile = profiles.mobile and theirs.user_id = profiles.user_id',
    tests: [`${REGISTRATIONS}/same-mobile.test.ts`],
  },
];
