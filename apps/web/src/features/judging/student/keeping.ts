import { NetworkError, ProblemError } from '@pratibha/contract/client';
import type { OwnSheet, SheetInput } from '@pratibha/contract/judge';
import type { Sheet } from './sheet.ts';
import type { Left } from './sheet-line.ts';

export type SheetCalls = {
  readonly save: (body: SheetInput) => Promise<OwnSheet>;
  readonly send: (body: SheetInput) => Promise<OwnSheet>;
};

/** Where it lies on this device until the server has it. */
export type Drawer = {
  readonly read: () => Left | null;
  /** @returns whether it lies there; null empties it */
  readonly write: (left: Left | null) => boolean;
  /** Does something while no other tab of this device sends. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
};

/** A sheet while it is filled in. */
export type Keeping = {
  readonly sheet: Sheet;
  /** What the server has, null where it has none. */
  readonly kept: OwnSheet | null;
  /**
   * `open`: changed and not under way; `waiting`: no connection, it is tried again by itself;
   * `refused`: the server does not take it; `asking`: another device changed it, too.
   */
  readonly state: 'kept' | 'open' | 'under-way' | 'waiting' | 'refused' | 'asking';
  /** What it is about: to be saved, or to be sent, as the judge pressed. */
  readonly aim: 'save' | 'send';
  /** A sheet that was sent is corrected: nothing of that is saved before it is sent again. */
  readonly isCorrecting: boolean;
  /** Whether a reload finds what is not saved. */
  readonly isLeftHere: boolean;
  readonly error: Error | null;
};

/** Whether it is refused because the sheet was sent meanwhile. */
export function isOfSent(error: Error | null): boolean {
  return error instanceof ProblemError && error.code === 'sheet-is-sent';
}

/** What the server has where it refused a change as too late; null where it has none. */
export function keptIn({ responseBody }: ProblemError): OwnSheet | null {
  return (responseBody as { readonly kept?: OwnSheet } | undefined)?.kept ?? null;
}

/** Whether the same may be taken later: no answer came, or judging is paused. */
export function isToTryAgain(error: Error): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ProblemError && (error.status >= 500 || error.code === 'judging-paused');
}
