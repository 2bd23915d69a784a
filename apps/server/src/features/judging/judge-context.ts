import type { Context } from '../../platform/serve/context.ts';
import type { Person } from '../../platform/session/guests.ts';

/** The context of what judges do: by their number alone they are told apart, guests among them. */
export type JudgeContext = Context<Person>;
