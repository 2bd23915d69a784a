import * as calls from '@pratibha/contract/desk';
import * as noteCalls from '@pratibha/contract/notes';
import type { FastifyInstance } from 'fastify';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { refuse } from '../../platform/serve/refused.ts';
import { serve } from '../../platform/serve/serve.ts';
import { addNote } from './add-note.ts';
import { changeNote, findNoteToChange } from './change-note.ts';
import { makeTag } from './make-tag.ts';
import { findNotes } from './notes.queries.ts';
import { noteView } from './notes.view.ts';
import { organisersOf } from './organisers-of.ts';
import { findNoteToRemove, removeNote } from './remove-note.ts';
import { findTagToRemove, removeTag } from './remove-tag.ts';
import { seeSubject } from './seen-subjects.ts';
import { tagRows } from './tag-rows.ts';
import { findBeside, findTags } from './tags.queries.ts';

const eventOf = (row: { readonly event_id: number | null }) => row.event_id;

/** What organisers tell each other of people, registrations and works. */
export function serveDesk(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, noteCalls.listNotes, {
    run: async (ctx, { query: { kind, row_id } }) => {
      await seeSubject(ctx, kind, row_id);
      return (await findNotes(ctx.db, kind, row_id)).map(noteView);
    },
  });
  serve(app, platform, noteCalls.addNote, { run: addNote });
  serve(app, platform, noteCalls.changeNote, { find: findNoteToChange, eventOf, run: changeNote });
  serve(app, platform, noteCalls.removeNote, { find: findNoteToRemove, eventOf, run: removeNote });
  serve(app, platform, noteCalls.listDeskOrganisers, {
    run: async (ctx, { query: { event_id = null } }) => {
      refuse(whyNotInEvent('desk.work', ctx.actor, event_id));
      return organisersOf(ctx.db, event_id);
    },
  });
  serve(app, platform, calls.listDeskRows, {
    run: (ctx, { query }) => findBeside(ctx.db, query, ctx.actor),
  });
  serve(app, platform, calls.listTags, { run: (ctx) => findTags(ctx.db, ctx.actor) });
  serve(app, platform, calls.makeTag, { run: makeTag });
  serve(app, platform, calls.removeTag, { find: findTagToRemove, eventOf, run: removeTag });
  serve(app, platform, calls.tagRows, { run: tagRows });
}
