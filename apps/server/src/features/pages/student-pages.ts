import { type Area, PagesForOne } from './pages-for-one.ts';
import { RenderAllowance } from './render-allowance.ts';
import type { Visitors } from './visitors.ts';

const AREA: Area = {
  root: '/user',
  home: '/user/events',
  action: 'events.browse',
  repeatsAddress: false,
  metric: {
    name: 'pratibha_student_pages_total',
    help: "Students' pages: rendered, or sent without what they show, and why.",
  },
};

/** The response of a call for the person who asks, as JSON. */
export type ReadJson = (name: string) => Promise<string>;

/** Sends the pages of the student's document. */
export class StudentPages extends PagesForOne<ReadJson> {
  constructor(visitors: Visitors, allowance = new RenderAllowance()) {
    super(
      AREA,
      visitors,
      allowance,
      (request, reply) => (name) => visitors.read(name, request, reply),
    );
  }
}
