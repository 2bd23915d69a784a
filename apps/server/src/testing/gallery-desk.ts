import { rm } from 'node:fs/promises';
import type { PublicWork } from '@pratibha/contract/public-works';
import type { SignedInClient, TestApp } from './app.ts';
import { startTestApp } from './app.ts';
import { HttpClient } from './http-client.ts';
import { freeze, type JudgedRound, judgedRound, special } from './results-desk.ts';
import { webOfSources } from './web-of-sources.ts';

/** The tests' usual now, and when their results come out. */
export const NOW = '2025-07-16T04:15:00Z';
export const CEREMONY = '2025-07-22T12:15:00Z';

/** Two processes with the pages of the sources, and in both a round that was judged. */
export class GalleryDesk {
  readonly #web = webOfSources();
  product!: TestApp;
  other!: TestApp;
  admin!: SignedInClient;
  judged!: JudgedRound;
  #second!: SignedInClient;

  async open(): Promise<void> {
    this.product = await startTestApp({ web: this.#web });
    this.other = await startTestApp({ web: this.#web, database: this.product.database });
    this.admin = await this.product.as('ADMIN');
    this.#second = await this.product.as('ADMIN');
  }

  /** Another round, of which nothing is out. */
  async begin(): Promise<void> {
    await this.query('delete from result_snapshots');
    this.setClocks(NOW);
    this.judged = await judgedRound(this.product);
  }

  async close(): Promise<void> {
    await this.other.app.close();
    await this.product.close();
    await rm(this.#web.distDir, { recursive: true });
  }

  get both(): readonly TestApp[] {
    return [this.product, this.other];
  }

  setClocks(at: string): void {
    for (const { clock } of this.both) clock.set(at);
  }

  query<Row extends Record<string, unknown>>(text: string, values: unknown[] = []) {
    return this.product.database.pool.query<Row>(text, values);
  }

  /** As anybody does. */
  get(path: string, at = this.product) {
    return new HttpClient(at.app, this.product.origin).get(path);
  }

  async listed(at = this.product): Promise<PublicWork[]> {
    return (await this.get('/api/public/works', at)).json<PublicWork[]>();
  }

  /** Gives awards to so many works, from the best on; they come out at the ceremony. */
  async award(count = 2): Promise<void> {
    const { works, round } = this.judged;
    const titles = ['Winner', 'Bold Idea'].slice(0, count);
    await freeze(
      this.admin,
      round.id,
      titles.map((title, at) => special(works[at]?.id ?? 0, title)),
    );
    const url = `/api/admin/rounds/${round.id}/results`;
    await this.#second.post(`${url}/approval`, { number: 1 });
    const { status } = await this.admin.post(`${url}/release`, { number: 1, at: CEREMONY });
    if (status !== 200) throw new Error(`The results are not to come out: ${status}`);
  }

  /** Whoever made a work of the round, and what they say of it. */
  async maker(at: number) {
    const work = this.judged.works[at]?.id ?? 0;
    const { id, email, name } = await this.product.database.kysely
      .selectFrom('users')
      .innerJoin('submissions', 'submissions.user_id', 'users.id')
      .select(['users.id', 'users.email', 'users.name'])
      .where('submissions.id', '=', work)
      .executeTakeFirstOrThrow();
    const client = await this.product.as(email as `${string}@${string}`);
    const say = (said: object) => client.put(`/api/user/submissions/${work}/consent`, said);
    const page = async () =>
      (await client.get(`/api/user/submissions/${work}/page`)).json<{ page: string | null }>().page;
    return { userId: id, email, name, work, client, say, page };
  }

  /** The first work, out and shown. @param words what it says, in the place of what it did */
  async shown(words: Readonly<Record<string, string>> = {}) {
    const of = await this.maker(0);
    if (Object.keys(words).length > 0)
      await this.product.database.kysely
        .updateTable('submission_revisions')
        .set(words)
        .where('submission_id', '=', of.work)
        .execute();
    await of.say({ show_work: true });
    await this.award();
    this.setClocks(CEREMONY);
    const id = (await of.page()) ?? '';
    return { ...of, id, path: `/works/${id}`, call: `/api/public/works/${id}` };
  }

  /** Works of the same event that may be shown, beside those of the round. */
  async addShown(works: readonly number[]): Promise<void> {
    await this.query(
      `insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
       select id, user_id, true, false, now() from submissions where id = any($1)`,
      [works],
    );
  }
}
