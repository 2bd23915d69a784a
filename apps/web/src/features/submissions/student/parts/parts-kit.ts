import type { StudentWorkForm } from '@pratibha/contract/work-forms';
import type { ReactNode } from 'react';
import type { PartFaults } from './part-faults.ts';
import type { DraftPart } from './parts-draft.ts';

/** How far the files of a work are, of which some are still on their way. */
export type OnTheirWay = {
  readonly sent: number;
  /** Of all files that are sent from here, in bytes. */
  readonly size: number;
  /** One of them does not go on by itself. */
  readonly isStuck: boolean;
};

/** Until when a work may still be handed in after the deadline, and why. */
export type LaterEnd = { readonly at: Date; readonly by: 'grace' | 'mending' };

/** What the fields of the parts are given by the form around them. */
export type PartsInForm = {
  readonly parts: readonly DraftPart[];
  /** By the names of `faultOf`, and `parts`. */
  readonly errors: PartFaults;
  /** For which part a file was being chosen when the page ended; '' for none. */
  readonly interrupted: string;
  readonly onChange: (parts: readonly DraftPart[]) => void;
  /** That a chooser was opened for a part, or is closed: ''. */
  readonly onChoosing: (partId: string) => void;
};

/**
 * What the form of a work needs where the event asks for parts; made of code that is fetched for
 * such events alone.
 */
export type PartsKit = {
  readonly form: StudentWorkForm;
  readonly start: readonly DraftPart[];
  /** The parts as they are, with the uploads of this browser. */
  readonly settled: (draft: readonly DraftPart[]) => readonly DraftPart[];
  readonly faults: (workLink: string, parts: readonly DraftPart[]) => PartFaults;
  readonly sent: (parts: readonly DraftPart[]) => readonly {
    readonly id: string;
    readonly files?: string[];
    readonly links?: string[];
  }[];
  /** Under which field a message of the server belongs. */
  readonly fieldAt: (pointer: readonly string[], parts: readonly DraftPart[]) => string;
  /** null: every file is there. */
  readonly onTheirWay: (parts: readonly DraftPart[]) => OnTheirWay | null;
  /** Goes on with what was paused. */
  readonly goOn: (parts: readonly DraftPart[]) => void;
  readonly laterEnd: (parts: readonly DraftPart[]) => LaterEnd | null;
  /** Whether files of this browser belong to it. */
  readonly hasUploads: boolean;
  /** Whether they did as the form opened. */
  readonly hadUploads: boolean;
  /** What is said of a draft that is back. */
  readonly restored: (parts: readonly DraftPart[]) => string;
  readonly fields: (inForm: PartsInForm) => ReactNode;
  /** Above the buttons, while the form waits for files. */
  readonly waiting: (of: OnTheirWay, onStop: () => void) => ReactNode;
  readonly waitingLabel: string;
  /** What is said after the deadline. */
  readonly late: (end: LaterEnd) => ReactNode;
  /** What leaving the form means. */
  readonly discardWords: (isReplacing: boolean) => string;
  readonly handedIn: () => void;
  readonly discard: () => void;
};
