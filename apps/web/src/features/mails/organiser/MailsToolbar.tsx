import { SHOWN_MAIL_STATES } from '@pratibha/domain/notifications/mail-states';
import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import { MAIL_STATE_WORDS, MAILS_WORDS, mailKindInWords } from '@pratibha/words/mail/organiser';
import { FilterField, SearchField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './MailsPage.module.css';
import type { MailsSearch } from './mails-search.ts';

const STATE_CHOICES = SHOWN_MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_WORDS[value] }));
const KIND_CHOICES = NOTIFICATION_KINDS.map((value) => ({ value, label: mailKindInWords(value) }));

type Props = {
  readonly search: MailsSearch;
  readonly onFilter: (filters: Partial<MailsSearch>) => void;
  /** How many failed mails the filters leave; null where nothing can be sent again at once. */
  readonly failed: string | null;
  readonly onSendAll: () => void;
};

/** What mails are looked through by, and sending again all that failed. */
export function MailsToolbar({ search, onFilter, failed, onSendAll }: Props) {
  return (
    <>
      <div className={css.person}>
        <SearchField
          label={MAILS_WORDS.search}
          value={search.q}
          onSearch={(q) => onFilter({ q })}
        />
      </div>
      <FilterField
        label={MAILS_WORDS.state}
        all={MAILS_WORDS.allStates}
        choices={STATE_CHOICES}
        value={search.state}
        onChoose={(state) => onFilter({ state })}
      />
      <FilterField
        label={MAILS_WORDS.kind}
        all={MAILS_WORDS.allKinds}
        choices={KIND_CHOICES}
        value={search.kind}
        onChoose={(kind) => onFilter({ kind })}
      />
      {failed !== null && (
        <ToolbarEnd>
          <Button variant="secondary" onClick={onSendAll}>
            {MAILS_WORDS.againAll(failed)}
          </Button>
        </ToolbarEnd>
      )}
    </>
  );
}
