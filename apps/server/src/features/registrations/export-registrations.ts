import * as calls from '@pratibha/contract/registrations';
import { EXPORT_COLUMNS, type ExportColumn } from '@pratibha/domain/exports/export-columns';
import { questionsOf } from '@pratibha/domain/questions/questions';
import type { Cell } from '../../platform/lists/csv.ts';
import { columnOf, csvOf, type TableColumn, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import {
  type ExportedRegistration,
  findQuestionNumbers,
  REGISTRATION_ORDER,
  registrationsExported,
} from './registrations.queries.ts';

type Column = TableColumn<ExportedRegistration>;

const TOLD: Readonly<
  Record<Exclude<ExportColumn<'registrations'>, 'answers'>, Told<ExportedRegistration>>
> = {
  id: ({ id }) => id,
  event: ({ event_title }) => event_title,
  name: ({ user_name }) => user_name,
  email: ({ user_email }) => user_email,
  college: ({ user_college }) => user_college,
  college_address: ({ user_college_address }) => user_college_address,
  registered_on: { at: ({ registered_on }) => registered_on },
  status: ({ status }) => status,
  reviewed_at: { at: ({ reviewed_at }) => reviewed_at },
  reviewed_by: ({ reviewed_by }) => reviewed_by,
  review_remarks: ({ review_remarks }) => review_remarks,
  mobile: ({ mobile }) => mobile,
  gender: ({ gender }) => gender,
  date_of_birth: ({ dob }) => dob,
};

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
  const names = query.columns ?? EXPORT_COLUMNS.registrations;
  const asked = names.includes('answers') ? await findQuestionNumbers(ctx.db, query, asking) : [];
  const answers = asked.map(
    ({ number, wordings, example }): Column => ({
      heading: wordings === 1 ? `${number}. ${example}` : `Question ${number}`,
      cell: (row) => answerIn(row, number),
    }),
  );
  ctx.setHeader('content-disposition', 'attachment; filename="registrations.csv"');
  return csvOf(
    names.flatMap((name) => (name === 'answers' ? answers : columnOf(name, TOLD[name]))),
    everyRow(registrationsExported(ctx.db, query, asking), query, REGISTRATION_ORDER),
  );
};

function answerIn(row: ExportedRegistration, number: string): Cell {
  if (!questionsOf(row.questions).some((asked) => asked.number === number)) return null;
  const entries = (row.answers as Record<string, unknown>[]).flatMap(Object.entries);
  const answer: unknown = entries.find(([answered]) => answered === number)?.[1];
  return Array.isArray(answer) ? answer.join('; ') : (answer as Cell);
}
