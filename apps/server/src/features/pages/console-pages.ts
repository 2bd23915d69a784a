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

export type ReadFirst = ConsolePage<object>['read'];

/** Sends the pages of the organiser's document. */
export class ConsolePages extends PagesForOne<ReadFirst> {
  constructor(visitors: Visitors, allowance: RenderAllowance) {
    super(AREA, visitors, allowance, (request, reply) => async (name, search) => {
      try {
        return await visitors.answer(name, search, request, reply);
      } catch (error) {
        if (error instanceof Refused) return null;
        throw error;
      }
    });
  }
}
