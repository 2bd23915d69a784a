import { formatDay } from '../../time.ts';

type Class = {
  readonly title: string;
  readonly event_date: string;
  readonly starts_at: string;
};

/** What a class is called in a list to choose from: classes of one workshop share its name. */
export function classTitle({ title, event_date, starts_at }: Class): string {
  return `${title} (${formatDay(event_date)}, ${starts_at})`;
}
