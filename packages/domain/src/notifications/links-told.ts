import type { LinkState } from '../links/link-states.ts';

/** What a student is told of a link of their work. */
export type ToldOfLinks = {
  'work-link': {
    readonly event_id: number;
    readonly submission_id: number;
    readonly link_id: number;
    readonly state: Exclude<LinkState, 'opens'>;
  };
};

/** The rules of each. */
export const RULES_OF_LINKS = {
  'work-link': {
    group: 'works',
    canWait: true,
    isHeldBack: false,
    leadsTo: ({ submission_id }: ToldOfLinks['work-link']) =>
      `/user/work-submissions?open=${submission_id}`,
    // One that opens now and then is told of once.
    key: ({ submission_id, link_id, state }: ToldOfLinks['work-link']) =>
      `${submission_id}.${link_id}.${state}`,
  },
} as const;
