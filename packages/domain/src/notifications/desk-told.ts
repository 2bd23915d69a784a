import type { DeskKind } from '../desk/desk.ts';

/** What organisers are told of the desk. */
export type ToldOfDesk = {
  'note-mentions': {
    /** Null: of a note on a person. */
    readonly event_id: number | null;
    readonly note_id: number;
    readonly about: DeskKind;
    readonly row_id: number;
  };
  /** Whose they were works at this desk no more. `at`: it can happen again. */
  'rows-left-to-nobody': {
    readonly event_id: number;
    readonly about: Exclude<DeskKind, 'user'>;
    readonly at: string;
  };
};

const PATHS: Readonly<Record<DeskKind, (id: number) => string>> = {
  registration: (id) => `/admin/registrations?open=${id}`,
  submission: (id) => `/admin/submissions?open=${id}`,
  user: (id) => `/admin/users/${id}`,
};

/** The rules of each. */
export const RULES_OF_DESK = {
  'note-mentions': {
    group: 'organising',
    canWait: true,
    isHeldBack: false,
    leadsTo: ({ about, row_id }: ToldOfDesk['note-mentions']) => PATHS[about](row_id),
    // Whoever is mentioned once more after a change of the note knows of it.
    key: ({ note_id }: ToldOfDesk['note-mentions']) => `${note_id}`,
  },
  'rows-left-to-nobody': {
    group: 'organising',
    canWait: true,
    isHeldBack: false,
    leadsTo: ({ about, event_id }: ToldOfDesk['rows-left-to-nobody']) =>
      `/admin/${about}s?assigned=nobody&event=${event_id}`,
    key: ({ event_id, at }: ToldOfDesk['rows-left-to-nobody']) => `${event_id}@${at}`,
  },
} as const;
