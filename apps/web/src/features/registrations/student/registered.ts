/** What proves a registration; kept in the history state, so it holds plain values only. */
export type Registered = {
  readonly id: number;
  readonly eventId: number;
  readonly eventTitle: string;
  /** ISO 8601, by the server's clock. */
  readonly at: string;
};

type Sent = {
  readonly id: number;
  readonly event_id: number;
  readonly event_title: string;
  readonly registered_on: string;
};

export function registeredOf(registration: Sent): Registered {
  return {
    id: registration.id,
    eventId: registration.event_id,
    eventTitle: registration.event_title,
    at: registration.registered_on,
  };
}
