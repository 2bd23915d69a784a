import * as calls from '@pratibha/contract/registrations';
import { hasDeskColumn } from '@pratibha/domain/desk/desk-columns';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { followUpByColumn, followUpColumns } from '@pratibha/domain/follow-ups/follow-ups';
import {
  answersByColumn,
  type QuestionColumn,
  questionColumns,
} from '@pratibha/domain/questions/question-columns';
import { REGISTRATION_EXPORT } from '@pratibha/domain/registrations/registration-export';
import { EXPORT_FILE_WORDS } from '@pratibha/words/exports/file';
import type { Cell } from '../../platform/lists/csv.ts';
import { filesByEvent } from '../../platform/lists/export-files.ts';
import { columnOf, type TableColumn, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { notesReader } from '../desk/desk.ts';
import { type EventToExport, findEventsToExport } from '../events/events.ts';
import { filtersAsked } from '../find/find.ts';
import {
  type ExportedRegistration,
  findAsked,
  registrationsExported,
} from './exported-registrations.queries.ts';
import { findQuestionsOf } from './follow-ups/follow-ups.queries.ts';
import { REGISTRATION_ORDER } from './registrations.queries.ts';

type Row = ExportedRegistration & {
  readonly byColumn: ReadonlyMap<string, unknown>;
  readonly byFollowUp: ReadonlyMap<string, unknown>;
};
type Column = TableColumn<Row>;

const TOLD: Readonly<
  Record<
    Exclude<ExportColumn<typeof REGISTRATION_EXPORT>, 'answers' | 'follow_up_answers' | 'notes'>,
    Told<Row>
  >
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
  tags: ({ desk_tags }) => desk_tags,
  assigned_to: ({ desk_assigned }) => desk_assigned,
};

/**
 * Registrations as CSV, those of several events in a file each. Every question of an event has a
 * column: those that it asks now, and after them those that were answered before it changed.
 */
export const exportRegistrations: UseCase<typeof calls.exportRegistrations> = async (
  ctx,
  { query },
) => {
  refuseReadersExport(ctx, query.event_id);
  const asking = { actor: ctx.actor, action: calls.exportRegistrations.access };
  const filters = await filtersAsked(ctx, query);
  const asked = Map.groupBy(await findAsked(ctx.db, filters, asking), ({ event_id }) => event_id);
  const ids = query.event_id ? [query.event_id] : [...asked.keys()];
  const events = await findEventsToExport(ctx.db, ids, asking);
  const questionsOf = await findQuestionsOf(ctx.db, ids);
  const names = query.columns ?? REGISTRATION_EXPORT.columns;
  const isOfDesk = hasDeskColumn(names);
  const notes: Told<Row> = await notesReader(ctx.db);
  const told = { ...TOLD, notes };
  return filesByEvent(ctx, 'registrations', events, (event) => {
    const snapshots = asked.get(event?.id ?? 0)?.map(({ questions }) => questions) ?? [];
    const answers = event ? answerColumns(event, snapshots) : [];
    const later = asked.get(event?.id ?? 0)?.map(({ follow_up_questions: then }) => then) ?? [];
    const followUps = event ? followUpCells(questionsOf.get(event.id), later) : [];
    const ofQuestions = { answers, follow_up_answers: followUps };
    const ofEvent = { ...filters, event_id: event?.id ?? query.event_id };
    const found = everyRow(
      registrationsExported(ctx.db, ofEvent, asking, isOfDesk),
      query,
      REGISTRATION_ORDER,
    );
    return {
      columns: names.flatMap((name) =>
        name in ofQuestions
          ? ofQuestions[name as keyof typeof ofQuestions]
          : columnOf(name, told[name as keyof typeof told]),
      ),
      rows: withAnswers(found),
    };
  });
};

function answerColumns(event: EventToExport, snapshots: readonly unknown[]): Column[] {
  return questionColumns(event.event_questions, snapshots).map(({ key, ...column }) => ({
    heading: headingOf(column),
    cell: ({ byColumn }) => byColumn.get(key) as Cell,
  }));
}

function followUpCells(asked: unknown, snapshots: readonly unknown[]): Column[] {
  const answered = snapshots.filter((each) => each !== null);
  return followUpColumns(asked, answered).map(({ key, ...column }) => ({
    heading: EXPORT_FILE_WORDS.followUp(headingOf(column)),
    cell: ({ byFollowUp }) => byFollowUp.get(key) as Cell,
  }));
}

function headingOf({ question, time, isAsked }: Omit<QuestionColumn, 'key'>): string {
  const words = time === 1 ? question : EXPORT_FILE_WORDS.askedAgain(question, time);
  return isAsked ? words : EXPORT_FILE_WORDS.askedEarlier(words);
}

async function* withAnswers(rows: AsyncIterable<ExportedRegistration>) {
  for await (const row of rows) {
    yield {
      ...row,
      byColumn: answersByColumn(row.questions, row.answers),
      byFollowUp: followUpByColumn(row.follow_up_questions, row.follow_up_answers),
    };
  }
}
