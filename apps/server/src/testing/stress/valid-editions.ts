import type { CertificateTemplate } from '@pratibha/contract/certificate-templates';
import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import type { SignedInClient } from '../app.ts';
import { pictureFile, pngOf } from '../pictures.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const PATH = '/admin/editions';

type Desk = { readonly client: SignedInClient; readonly edition: EditionDetails };

async function desk({ product, chance }: ValidWorld): Promise<Desk> {
  const client = await product.as(chance.pick(['ADMIN', 'SUPER_ADMIN'] as const));
  const all = (await client.get(`/api${PATH}`)).json<Edition[]>();
  const id = all.find(({ status }) => status === 'live')?.id;
  return { client, edition: (await client.get(`/api${PATH}/${id}`)).json<EditionDetails>() };
}

let written = 0;

/**
 * Whoever may do this with the live edition, in whose draft something is written that nobody wrote
 * yet.
 */
async function withDraft(world: ValidWorld): Promise<Desk> {
  const { client, edition } = await desk(world);
  written += 1;
  const content = { ...edition.draft_content, tagline: `Number ${written}` };
  const body = { content, revision: edition.draft_revision };
  await client.put(`/api${PATH}/${edition.id}/draft`, body);
  return desk(world);
}

/** What the certificates of the live edition say. */
async function certificates(world: ValidWorld) {
  const { client, edition } = await desk(world);
  const path = `${PATH}/${edition.id}/certificate-template`;
  const template = (await client.get(`/api${path}`)).json<CertificateTemplate>();
  return { client, path, template };
}

function publication({ edition }: Desk, at: string | null) {
  return { revision: edition.draft_revision, at, note: 'Written', accepts_warnings: true };
}

/** Later than every clock of the tests. */
const LATER = '2031-07-17T10:00:00+05:45';
let year = 2100;

const PICTURES = '/admin/pictures';

/** Those of editions and their pictures. */
export const VALID_EDITIONS = {
  'POST /admin/editions': async (world: ValidWorld): Promise<ValidRequest> => {
    const { client, edition } = await desk(world);
    year += 1;
    const event_day = `${year}-08-15`;
    const body = { from: edition.id, year, event_day, copy_events: world.chance.oneIn(2) };
    return { client, path: PATH, body };
  },
  'PUT /admin/editions/{id}/draft': async (world: ValidWorld): Promise<ValidRequest> => {
    const { client, edition } = await desk(world);
    const body = { content: edition.draft_content, revision: edition.draft_revision };
    return { client, path: `${PATH}/${edition.id}/draft`, body };
  },
  'DELETE /admin/editions/{id}/draft': async (world: ValidWorld): Promise<ValidRequest> => {
    const { client, edition } = await withDraft(world);
    return { client, path: `${PATH}/${edition.id}/draft` };
  },
  'POST /admin/editions/{id}/publish': async (world: ValidWorld): Promise<ValidRequest> => {
    const at = await withDraft(world);
    const body = publication(at, world.chance.pick([null, LATER]));
    return { client: at.client, path: `${PATH}/${at.edition.id}/publish`, body };
  },
  'POST /admin/editions/{id}/confirm': async (world: ValidWorld): Promise<ValidRequest> => {
    const at = await withDraft(world);
    const path = `${PATH}/${at.edition.id}`;
    await at.client.post(`/api${path}/publish`, publication(at, LATER));
    await world.product.database.pool.query(
      `update edition_schedules set failure = 'author-may-not', publish_by = null`,
    );
    return { client: at.client, path: `${path}/confirm` };
  },
  'POST /admin/editions/{id}/unschedule': async (world: ValidWorld): Promise<ValidRequest> => {
    const at = await withDraft(world);
    const path = `${PATH}/${at.edition.id}`;
    await at.client.post(`/api${path}/publish`, publication(at, LATER));
    return { client: at.client, path: `${path}/unschedule` };
  },
  'POST /admin/editions/{id}/versions/{number}/restore': async (
    world: ValidWorld,
  ): Promise<ValidRequest> => {
    const { client, edition } = await withDraft(world);
    return { client, path: `${PATH}/${edition.id}/versions/${edition.version}/restore` };
  },
  'PUT /admin/editions/{id}/certificate-template': async (
    world: ValidWorld,
  ): Promise<ValidRequest> => {
    const { client, path, template } = await certificates(world);
    const { content, version } = template;
    return { client, path, body: { content, version } };
  },
  'POST /admin/editions/{id}/certificate-template/preview': async (
    world: ValidWorld,
  ): Promise<ValidRequest> => {
    const { client, path, template } = await certificates(world);
    // A picture takes a second of a child, and differs from the PDF in nothing that is sent.
    const body = { content: template.content, kind: 'prize', name: 'longest', form: 'pdf' };
    return { client, path: `${path}/preview`, body };
  },
  [`POST ${PICTURES}`]: async ({ product, chance }: ValidWorld): Promise<ValidRequest> => ({
    client: await product.as('ADMIN'),
    path: PICTURES,
    body: pictureFile(pngOf(chance.pick([16, 20]), 16)),
  }),
  [`POST ${PICTURES}/{file}/crops`]: async ({ product }: ValidWorld): Promise<ValidRequest> => {
    const client = await product.as('ADMIN');
    const uploaded = await client.post(`/api${PICTURES}`, pictureFile(pngOf(40, 20)));
    const { file } = uploaded.json<UploadedPicture>();
    const body = { left: 4, top: 0, width: 20, height: 20 };
    return { client, path: `${PICTURES}/${file}/crops`, body };
  },
};
