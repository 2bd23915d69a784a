import type { ConsolePage } from '@pratibha/contract/render-module';
import { Refused } from '../../platform/serve/refused.ts';
import { type Area, PagesForOne } from './pages-for-one.ts';
import type { RenderAllowance } from './render-allowance.ts';
import type { Visitors } from './visitors.ts';

const AREA: Area = {
  root: '/admin',
  home: '/admin/dashboard',
  permission: 'dashboard.read',
  repeatsAddress: true,
  metric: {
    name: 'pratibha_console_pages_total',
    help: "Organisers' pages: rendered, or sent without what they show, and why.",
  },
};

/**
 * The cookie by which the organiser's document tells what its browser keeps: see
 * `public/early-console.js`.
 */
const KEPT_COOKIE = 'kept_view';

/** What there is to know of the person who asks. */
export type ConsoleReader = Pick<ConsolePage<object>, 'read' | 'kept'>;

/** Sends the pages of the organiser's document. */
export class ConsolePages extends PagesForOne<ConsoleReader> {
  constructor(visitors: Visitors, allowance: RenderAllowance) {
    super(AREA, visitors, allowance, (request, reply) => ({
      read: async (name, search) => {
        try {
          return await visitors.respond(name, search, request, reply);
        } catch (error) {
          if (error instanceof Refused) return null;
          throw error;
        }
      },
      kept: request.cookies[KEPT_COOKIE] ?? '',
    }));
  }
}
