import type { EditionContent } from '@pratibha/domain/editions/content';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/pool.ts';
import type { DrawerTask } from './drawer-task.ts';
import { PictureProcess } from './picture-process.ts';
import { findPicture } from './pictures.queries.ts';
import {
  cardPath,
  ICONS,
  type IconName,
  languageOfCard,
  type SiteFacts,
  sitePicturesOf,
} from './site-pictures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

type Options = {
  readonly database: Pick<Database, 'kysely'>;
  /** The live edition. */
  readonly edition: { readonly content: EditionContent };
  /** What organisers wrote, in Nepali. */
  readonly texts: { readonly translated: <T>(value: T) => T };
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

/**
 * The card of shared links and the icons of the live edition: drawn when they are first asked for,
 * and remembered until the edition says something else of what stands in them. There is a card in
 * each language.
 */
export function serveSitePictures(app: FastifyInstance, options: Options): void {
  const { database, edition, texts, notFound } = options;
  const pictures = new PictureProcess();
  app.addHook('preClose', async () => pictures.close());
  /** By the name of its file. */
  const drawn = new Map<string, { readonly key: string; readonly made: Promise<Buffer> }>();

  const draw = async (name: string, facts: SiteFacts): Promise<Buffer> => {
    const logo = facts.logo === null ? null : await findPicture(database.kysely, facts.logo);
    const task: DrawerTask = languageOfCard(name)
      ? { kind: 'card', ...facts }
      : { kind: 'icon', ...ICONS[name as IconName] };
    return pictures.run('drawer.ts', task, logo?.bytes ?? Buffer.alloc(0));
  };
  const remembered = (key: string, name: string, facts: SiteFacts): Promise<Buffer> => {
    const known = drawn.get(name);
    if (known?.key === key) return known.made;
    const made = draw(name, facts);
    drawn.set(name, { key, made });
    made.catch(() => drawn.delete(name));
    return made;
  };
  const contentIn = (language: Language) =>
    language === FIRST_LANGUAGE ? edition.content : texts.translated(edition.content);

  app.get<{ Params: { key: string; name: string } }>('/site/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const ofCard = languageOfCard(name);
    const language = ofCard ?? FIRST_LANGUAGE;
    const site = sitePicturesOf(contentIn(language), language);
    const isNow = key === (ofCard === undefined ? site?.keys.icons : site?.keys.card);
    // A page that somebody kept names one of an earlier version.
    if (ofCard !== undefined && !isNow) return reply.redirect(cardPath(site));
    const isKnown = ofCard !== undefined || (Object.hasOwn(ICONS, name) && site?.facts.logo);
    if (site === null || !isNow || !isKnown) return notFound(request, reply);
    const bytes = await remembered(key, name, site.facts);
    return reply.header('cache-control', FOR_EVER).type('image/png').send(bytes);
  });
}
