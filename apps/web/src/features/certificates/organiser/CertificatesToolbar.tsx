import { CERTIFICATE_STATES } from '@pratibha/domain/certificates/certificate-states';
import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import { CERTIFICATE_KIND_WORDS } from '@pratibha/words/certificates/kinds';
import { CERTIFICATES_WORDS } from '@pratibha/words/certificates/organiser/page';
import { FilterField, SearchField } from '../../../ui/list/Toolbar.tsx';
import type { CertificatesSearch } from './certificates-search.ts';
import { useEventChoices } from './use-event-choices.ts';

const W = CERTIFICATES_WORDS;
const KINDS = CERTIFICATE_KINDS.map((value) => ({
  value,
  label: CERTIFICATE_KIND_WORDS[value],
}));
const STATES = CERTIFICATE_STATES.map((value) => ({ value, label: W.states[value] }));

type Props = {
  readonly search: CertificatesSearch;
  readonly onFilter: (filters: Partial<CertificatesSearch>) => void;
};

/** What certificates are looked through by. */
export function CertificatesToolbar({ search, onFilter }: Props) {
  const events = useEventChoices(search.edition === undefined ? undefined : String(search.edition));
  return (
    <>
      <SearchField label={W.search} value={search.q} onSearch={(q) => onFilter({ q })} />
      <FilterField
        label={W.event}
        all={W.allEvents}
        choices={events}
        value={search.event === undefined ? undefined : String(search.event)}
        onChoose={(event) => onFilter({ event: event === undefined ? undefined : Number(event) })}
      />
      <FilterField
        label={W.kind}
        all={W.allKinds}
        choices={KINDS}
        value={search.kind}
        onChoose={(kind) => onFilter({ kind })}
      />
      <FilterField
        label={W.state}
        all={W.allStates}
        choices={STATES}
        value={search.state}
        onChoose={(state) => onFilter({ state })}
      />
    </>
  );
}
