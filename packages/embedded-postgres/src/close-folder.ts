import { chmodSync, readdirSync, statSync } from 'node:fs';

/** What the product puts into its folder, and what a new disk holds. */
const OWN_NAMES =
  /^(server\.(lock(-journal)?|pid)|postgres(\.half|\.log(\.1)?)?|postgresql-.+|database-(folder\.txt|password)|lost\+found)$/;

/**
 * Takes from other accounts what a folder of the product's lets them do: all of it, or all but to
 * pass through it to what is theirs. Folders of earlier versions are open. One that holds other
 * things too stays as it is, because somebody may have named /srv; what is secret in it is closed
 * by itself.
 * @param mayPass whether the account of the database has to get through
 */
export function closeFolder(folder: string, mayPass: boolean): void {
  if (process.platform === 'win32') return;
  const { mode, uid } = statSync(folder);
  const closed = mode & (mayPass ? 0o7711 : 0o7700);
  const isOurs = [0, uid].includes(process.getuid?.() ?? 0);
  if (closed === (mode & 0o7777) || !isOurs) return;
  if (readdirSync(folder).every((name) => OWN_NAMES.test(name))) chmodSync(folder, closed);
}
