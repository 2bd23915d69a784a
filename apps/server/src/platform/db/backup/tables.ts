import pg from 'pg';

const { escapeIdentifier } = pg;

/**
 * Tables that a backup does not carry. The rows of the first follow from the program, that of the
 * second from the settings. The others say who is signed in, or about to be, and whose calendars
 * follow a link, or whom an invitation or a room waits for: what was ended since must not come back
 * with a restore. `signing_secrets` is written apart (ADR 68): whoever has it signs certificates.
 * Files with PDFs of certificates are there for a day, as is how much somebody began to upload, and
 * which folder of files was the first is of the machine that had it.
 */
const LEFT_OUT = [
  'migrations',
  'mail_queue',
  'sessions',
  'sign_in_attempts',
  'calendar_feeds',
  'calendar_left',
  'invitations',
  'guest_rooms',
  'guest_requests',
  'signing_secrets',
  'certificate_zips',
  'certificate_zip_files',
  'files_folder',
  'upload_days',
];

/**
 * Whether the rows of a table are never put back; backups of earlier versions hold some of them.
 */
export function isExcluded(table: string): boolean {
  return LEFT_OUT.includes(table);
}

/**
 * Tables to which the migrations themselves, or the first start, give rows: an empty database has
 * those.
 */
const TABLES_FILLED_BY_MIGRATIONS = [
  'edition_versions',
  'editions',
  'events_stamp',
  'jobs',
  'unsubscribe_key',
];

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key: the order of the rows in a backup. */
  readonly key: readonly string[];
};

/**
 * Every table of the product, each after those that it points at, so that rows can be put back in
 * this order. What is checked only at the commit does not count.
 */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '') as columns,
       coalesce((select array_agg(a.attname::text order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), '{}') as key,
       coalesce((select array_agg(distinct t.relname::text) from pg_constraint f
        join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and not f.condeferrable
          and f.confrelid <> c.oid), '{}') as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [LEFT_OUT],
  );
  return inOrder(rows);
}

function inOrder(tables: readonly (Table & { needs: string[] })[]): Table[] {
  const done: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isDone = (name: string) => done.some((table) => table.name === name);
    const ready = waiting.filter(({ needs }) => needs.every(isDone));
    if (ready.length === 0) throw new Error('Tables point at each other in a circle');
    done.push(...ready.map(({ name, columns, key }) => ({ name, columns, key })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return done;
}

const names = (columns: readonly string[]) => columns.map(escapeIdentifier).join(', ');

/** Reads a table as COPY text in the order of its key, which makes its hash repeatable. */
export function copyOut({ name, columns, key }: Table): string {
  const order = key.length === 0 ? '' : ` order by ${names(key)}`;
  const rows = `select ${names(columns)} from public.${escapeIdentifier(name)}${order}`;
  return `copy (${rows}) to stdout`;
}

/** Writes rows of COPY text into a table. */
export function copyIn({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy public.${escapeIdentifier(name)} (${names(columns)}) from stdin`;
}

/** Whether anything was ever put into the tables; what they have from birth does not count. */
export async function isEmpty(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if (TABLES_FILLED_BY_MIGRATIONS.includes(name)) continue;
    const { rowCount } = await client.query(`select from public.${escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) return false;
  }
  return true;
}

/** Makes room for the rows of a backup where some are from birth. */
export async function clearTablesFilledByMigrations(
  client: pg.ClientBase,
  tables: readonly Table[],
) {
  for (const { name } of tables) {
    if (!TABLES_FILLED_BY_MIGRATIONS.includes(name)) continue;
    await client.query(`delete from public.${escapeIdentifier(name)}`);
  }
}

/** Where each numbered column goes on. A number that was given and thrown away stays so. */
export async function findSequences(client: pg.ClientBase) {
  const { rows: numbered } = await client.query<{ table: string; column: string; name: string }>(
    `select c.relname as table, a.attname as column,
       pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attidentity <> ''
     order by c.relname, a.attname`,
  );
  const sequences: { table: string; column: string; next: number }[] = [];
  for (const { table, column, name } of numbered) {
    const { rows } = await client.query<{ next: string }>(
      `select case when is_called then last_value + 1 else last_value end as next from ${name}`,
    );
    sequences.push({ table, column, next: Number(rows[0]?.next ?? 1) });
  }
  return sequences;
}

export async function setSequence(
  client: pg.ClientBase,
  { table, column, next }: { table: string; column: string; next: number },
): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence(format('public.%I', $1::text), $2), $3, false)`,
    [table, column, next],
  );
}

/**
 * Ends the links of guests that came back, and the devices that have them. The table is not there
 * yet where the backup was made before it.
 */
export async function endGuests(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.guests') is not null as is_there`,
  );
  if (!rows[0]?.is_there) return;
  await client.query('update guests set link_hash = null, session_hash = null, press_hash = null');
}

/**
 * Ends the tokens that came back: one that was ended since must not open anything again. The table
 * is not there yet where the backup was made before it.
 */
export async function endTokens(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.api_tokens') is not null as is_there`,
  );
  if (!rows[0]?.is_there) return;
  await client.query('update api_tokens set ended_at = now() where ended_at is null');
}

/** Switches the tables' own triggers; foreign keys are always checked. */
export async function switchTriggers(
  client: pg.ClientBase,
  how: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of await findTables(client)) {
    await client.query(`alter table public.${escapeIdentifier(name)} ${how} trigger user`);
  }
}
