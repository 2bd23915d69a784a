import * as calls from '@pratibha/contract/registrations';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { type Cell, csvStream } from '../../platform/lists/csv.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import {
  findQuestionNumbers,
  REGISTRATION_ORDER,
  type RegistrationRow,
  registrationsMatching,
} from './registrations.queries.ts';

const HEADER = [
  'id',
  'event',
  'name',
  'email',
  'college',
  'college_address',
  'registered_on',
  'status',
  'reviewed_at',
  'reviewed_by',
  'review_remarks',
];

/**
 * Registrations as CSV. Each answer has a column by question number; its heading carries the
 * words where all the exported registrations were asked the same.
 */
export const exportRegistrations: UseCase<typeof calls.exportRegistrations> = async (
  ctx,
  { query },
) => {
  refuseReadersExport(ctx, query.event_id);
  const asking = { actor: ctx.actor, action: calls.exportRegistrations.access };
  const asked = await findQuestionNumbers(ctx.db, query, asking);
  ctx.setHeader('content-disposition', 'attachment; filename="registrations.csv"');
  const headings = asked.map(({ number, wordings, example }) =>
    wordings === 1 ? `${number}. ${example}` : `Question ${number}`,
  );
  const rows = everyRow(registrationsMatching(ctx.db, query, asking), query, REGISTRATION_ORDER);
  return csvStream(
    [...HEADER, ...headings],
    lines(
      rows,
      asked.map(({ number }) => number),
    ),
  );
};

async function* lines(rows: AsyncIterable<RegistrationRow>, numbers: readonly string[]) {
  for await (const row of rows) {
    const answers = answersOf(row);
    yield [
      row.id,
      row.event_title,
      row.user_name,
      row.user_email,
      row.user_college,
      row.user_college_address,
      row.registered_on,
      row.status,
      row.reviewed_at,
      row.reviewed_by,
      row.review_remarks,
      ...numbers.map((number) => answers.get(number)),
    ];
  }
}

function answersOf(row: RegistrationRow): Map<string, Cell> {
  const asked = new Set(questionsOf(row.questions).map(({ number }) => number));
  const entries = (row.answers as Record<string, unknown>[]).flatMap(Object.entries);
  return new Map(
    entries
      .filter(([number]) => asked.has(number))
      .map(([number, answer]) => [
        number,
        Array.isArray(answer) ? answer.join('; ') : (answer as Cell),
      ]),
  );
}
