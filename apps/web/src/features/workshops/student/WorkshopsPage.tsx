import { areWorkshopsOpen } from '@pratibha/domain/editions/workshops';
import { WORKSHOPS_WORDS } from '@pratibha/words/workshops/student';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { useNow } from '../../../data/server-clock.ts';
import { useAppEdition } from '../../../shell/edition/app-edition.ts';
import type { AppEdition } from '../../../shell/edition/edition-in-document.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { lateComponent } from '../../session/session.tsx';
import css from './WorkshopsPage.module.css';

/** Below what the page begins with, and of no use for any other page that comes in its file. */
const Classes = lateComponent({
  load: async () => (await import('./Classes.tsx')).Classes,
  useIsAsked: () => false,
});

/** `/user/workshops`: the external form while the window is open (R2.36), else a sentence. */
export function WorkshopsPage() {
  const now = useNow(1000);
  const { workshops } = useAppEdition();
  return (
    <>
      <PageHeading title={WORKSHOPS_WORDS.heading} intro={WORKSHOPS_WORDS.intro} />
      {now === null && <Spinner label={WORKSHOPS_WORDS.loading} />}
      {now !== null && !areWorkshopsOpen(workshops, now) && (
        <EmptyState drawing="events" text={WORKSHOPS_WORDS.none}>
          <Link to={USER_PATHS.events} className={buttonClass()}>
            {WORKSHOPS_WORDS.browse}
          </Link>
        </EmptyState>
      )}
      {now !== null && areWorkshopsOpen(workshops, now) && workshops.formUrl !== null && (
        <Form programme={workshops.programme} formUrl={workshops.formUrl} />
      )}
      <Classes />
    </>
  );
}

type FormProps = {
  readonly programme: AppEdition['workshops']['programme'];
  readonly formUrl: string;
};

function Form({ programme, formUrl }: FormProps) {
  return (
    <>
      <ul className={css.workshops}>
        {programme.map(({ name, length, about }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p className={css.length}>{length}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <a
        className={buttonClass('secondary')}
        href={formUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {WORKSHOPS_WORDS.openForm}
        <ExternalLink size={18} strokeWidth={1.75} aria-label={WORKSHOPS_WORDS.opensElsewhere} />
      </a>
      <iframe
        className={css.frame}
        title={WORKSHOPS_WORDS.formTitle}
        src={formUrl}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </>
  );
}
