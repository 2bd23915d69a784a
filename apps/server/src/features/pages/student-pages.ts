import type { StudentPage } from '@pratibha/contract/render-module';
import { type Area, PagesForOne } from './pages-for-one.ts';
import { RenderAllowance } from './render-allowance.ts';
import type { Visitors } from './visitors.ts';

const AREA: Area = {
  root: '/user',
  home: '/user/events',
  permission: 'events.browse',
  repeatsAddress: false,
  metric: {
    name: 'pratibha_student_pages_total',
    help: "Students' pages: rendered, or sent without what they show, and why.",
  },
};

/** The responses of calls for the person who asks, as JSON. */
export type StudentReader = Pick<StudentPage<object>, 'read' | 'readOne'>;

/** Sends the pages of the student's document. */
export class StudentPages extends PagesForOne<StudentReader> {
  constructor(visitors: Visitors, allowance = new RenderAllowance()) {
    super(AREA, visitors, allowance, (request, reply) => ({
      read: (name) => visitors.read(name, request, reply),
      readOne: (name, id) => visitors.readOne(name, id, request, reply),
    }));
  }
}
