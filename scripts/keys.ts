/**
 * The keys that sign certificates and results:
 * npm run keys -- list
 * npm run keys -- rotate
 * npm run keys -- revoke 0123456789ab --from 2025-07-16
 */
import { publicKeys, revokeKey, rotateKey } from '../apps/server/src/features/signing/signing.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';
import { runCommand } from './database-command.ts';

await runCommand({
  name: 'keys',
  mayCreate: false,
  begin: ([verb, id = '', from = '', day = '', ...more]) => {
    if (verb === 'list' && id === '') return async ({ kysely }) => listed(await publicKeys(kysely));
    if (verb === 'rotate' && id === '')
      return async ({ kysely }) => `The key ${await rotateKey(kysely)} signs from now on.`;
    if (verb === 'revoke' && from === '--from' && day !== '' && more.length === 0)
      return async ({ kysely }) =>
        `What ${id} signed of ${day} and later is not believed any more. ` +
        `The key ${await revokeKey(kysely, id, day)} signs from now on.`;
    throw new StartError(
      'Say what to do: npm run keys -- list, npm run keys -- rotate, ' +
        'or npm run keys -- revoke 0123456789ab --from 2025-07-16',
    );
  },
});

function listed(keys: Awaited<ReturnType<typeof publicKeys>>): string {
  if (keys.length === 0) return 'There is no key yet: one is made when something is first signed.';
  const day = (instant: Date) => instant.toISOString().slice(0, 10);
  return keys
    .map(({ id, madeAt, retiredAt, revokedFrom }) =>
      [
        `${id}, made on ${day(madeAt)}`,
        retiredAt === null ? 'in use' : `until ${day(retiredAt)}`,
        ...(revokedFrom === null ? [] : [`revoked from ${revokedFrom} on`]),
      ].join(', '),
    )
    .join('\n');
}
