import { type StoredResponse, storeResponse } from '../../platform/edge/stored-response.ts';
import { fillAppDocument, fillStudentDocument, type RenderModule } from './pages-documents.ts';

/** The student's document of an edition. */
export type StudentDocument = {
  /** Without a page: it asks itself who is there, and for what it shows. */
  readonly waiting: StoredResponse;
  /** The same where there is no page. */
  readonly lost: StoredResponse;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * A page for the person who asks.
   * @param read the response of a call for that person, as JSON
   */
  readonly render: (
    url: string,
    now: Date,
    read: (name: string) => Promise<string>,
  ) => Promise<string>;
};

const NO_PAGE = { html: '', title: 'Pratibha' };

/** The document, with what it reads of an edition. */
export async function studentDocument(
  pages: RenderModule,
  template: string,
  edition: object,
  headers: Readonly<Record<string, string>>,
): Promise<StudentDocument> {
  const document = fillAppDocument(template, edition);
  const waiting = await storeResponse(fillStudentDocument(document, NO_PAGE, ''), {
    headers,
    lasts: true,
  });
  const render: StudentDocument['render'] = async (url, now, read) => {
    const [user, site] = await Promise.all([read('GET /user/profile'), read('GET /public/site')]);
    const lists = new Map<string, string>();
    const page = await pages.renderStudent({
      ...{ url, edition, now: now.getTime(), user: JSON.parse(user), site: JSON.parse(site) },
      read: async (name) => {
        const json = await read(name);
        lists.set(name, json);
        return JSON.parse(json);
      },
    });
    const reads = Array.from(lists, ([name, json]) => `${JSON.stringify(name)}:${json}`).join();
    const begin = `{"now":${now.getTime()},"user":${user},"site":${site},"reads":{${reads}}}`;
    return fillStudentDocument(document, page, begin);
  };
  return { waiting, lost: { ...waiting, status: 404 }, headers, render };
}
