import type { AuditEntry } from '@pratibha/contract/audit';
import { CHANGE_WORDS } from '@pratibha/words/audit/organiser/changes';
import { statusWords } from '@pratibha/words/ui/plain';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { PersonLink } from '../../console/console.tsx';

type Props = { readonly entry: AuditEntry };

/** Who made a change, and by which token; nobody leads to a person who was erased. */
export function Actor({ entry }: Props) {
  const { actor_id: id, actor_name: name, is_actor_erased: isErased, by_token: token } = entry;
  if (name === null) return CHANGE_WORDS.system;
  if (id === null) return CHANGE_WORDS.guest(name);
  return (
    <>
      {isErased ? name : <PersonLink id={id} name={name} />}
      {token &&
        (token.name === null
          ? CHANGE_WORDS.byNamelessToken(token.id)
          : CHANGE_WORDS.byToken(token.name))}
    </>
  );
}

type AboutProps = Props & {
  /** The person on whose own page it is told: there the name would say nothing. */
  readonly onPageOf?: number;
  /** Person and thing stand below each other, as they do in a row. */
  readonly isStacked?: boolean;
};

/** What was changed, by name, each leading to the thing as far as it is there. */
export function About({ entry, onPageOf, isStacked = false }: AboutProps) {
  const { person, event } = entry;
  const named = person !== null && person.id !== onPageOf;
  if (person === null && event === null) return <Unnamed entry={entry} />;
  return (
    <>
      {named && (person.is_erased ? person.name : <PersonLink id={person.id} name={person.name} />)}
      {named && event !== null && (isStacked ? <br /> : CHANGE_WORDS.separator)}
      {event !== null && <ThingOfEvent entry={entry} event={event} />}
    </>
  );
}

type EventProps = Props & { readonly event: NonNullable<AuditEntry['event']> };

/** The title of the event, which leads to the registration, to the work, or to the event itself. */
function ThingOfEvent({ entry, event }: EventProps) {
  const { subject_type: type, subject_id: id, is_subject_there: isThere, person } = entry;
  const title = event.status === 'DELETED' ? CHANGE_WORDS.deletedEvent(event.title) : event.title;
  if (!isThere || id === null) return CHANGE_WORDS.withdrawn(title);
  const name = person?.name ?? CHANGE_WORDS.somebody;
  const place = { event: event.id, open: id };
  if (type === 'registration') {
    return (
      <SiteLink
        href={adminPaths.registrations(place)}
        aria-label={CHANGE_WORDS.registrationOf(name, title)}
      >
        {title}
      </SiteLink>
    );
  }
  if (type === 'submission') {
    return (
      <SiteLink href={adminPaths.submissions(place)} aria-label={CHANGE_WORDS.workOf(name, title)}>
        {title}
      </SiteLink>
    );
  }
  return <SiteLink href={adminPaths.events({ open: event.id })}>{title}</SiteLink>;
}

/** A thing of no person and no event: an announcement by its subject, others without a name. */
function Unnamed({ entry }: Props) {
  const { subject_type: type, subject_id: id, is_subject_there: isThere, announcement } = entry;
  if (announcement !== null) {
    const { subject } = announcement;
    if (!isThere) return CHANGE_WORDS.announcementGone(subject);
    return <SiteLink href={adminPaths.announcement(announcement)}>{subject}</SiteLink>;
  }
  if (type !== 'template') return CHANGE_WORDS.thing(statusWords(type), id);
  if (entry.action.startsWith('template.answer-')) return CHANGE_WORDS.setAnswer;
  return isThere ? CHANGE_WORDS.template : CHANGE_WORDS.templateGone;
}
