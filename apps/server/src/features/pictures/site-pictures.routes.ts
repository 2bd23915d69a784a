import type { EditionContent } from '@pratibha/domain/editions/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/pool.ts';
import type { DrawerTask } from './drawer-task.ts';
import { PictureProcess } from './picture-process.ts';
import { findPicture } from './pictures.queries.ts';
import {
  CARD,
  cardPath,
  ICONS,
  type IconName,
  type SiteFacts,
  sitePicturesOf,
} from './site-pictures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

type Options = {
  readonly database: Pick<Database, 'kysely'>;
  /** The live edition. */
  readonly edition: { readonly content: EditionContent };
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

/**
 * The card of shared links and the icons of the live edition: drawn when they are first asked for,
 * and remembered until the edition says something else of what stands in them.
 */
export function serveSitePictures(app: FastifyInstance, options: Options): void {
  const { database, edition, notFound } = options;
  const pictures = new PictureProcess();
  app.addHook('preClose', async () => pictures.close());
  let drawn: { key: string; files: Map<string, Promise<Buffer>> } = { key: '', files: new Map() };

  const draw = async (name: string, facts: SiteFacts): Promise<Buffer> => {
    const logo = facts.logo === null ? null : await findPicture(database.kysely, facts.logo);
    const task: DrawerTask =
      name === CARD ? { kind: 'card', ...facts } : { kind: 'icon', ...ICONS[name as IconName] };
    return pictures.run('drawer.ts', task, logo?.bytes ?? Buffer.alloc(0));
  };
  const remembered = (key: string, name: string, facts: SiteFacts): Promise<Buffer> => {
    if (drawn.key !== key) drawn = { key, files: new Map() };
    const { files } = drawn;
    const known = files.get(name);
    if (known !== undefined) return known;
    const made = draw(name, facts);
    files.set(name, made);
    made.catch(() => files.delete(name));
    return made;
  };

  app.get<{ Params: { key: string; name: string } }>('/site/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const site = sitePicturesOf(edition.content);
    const isKnown = name === CARD || (Object.hasOwn(ICONS, name) && site?.facts.logo);
    // A page that somebody kept names one of an earlier version.
    if (name === CARD && site?.key !== key) return reply.redirect(cardPath(site));
    if (site === null || site.key !== key || !isKnown) return notFound(request, reply);
    const bytes = await remembered(key, name, site.facts);
    return reply.header('cache-control', FOR_EVER).type('image/png').send(bytes);
  });
}
