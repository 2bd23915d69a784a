import type { PublicWork } from '@pratibha/contract/public-works';
import { type GalleryChoice, worksThatFit } from '@pratibha/domain/submissions/gallery';
import { WORKS_WORDS } from '@pratibha/words/pages/works';
import { galleryPath } from '../../../../data/address/works-path.ts';
import { useEditionContent } from '../edition-content.ts';

type Props = { readonly works: readonly PublicWork[]; readonly choice: GalleryChoice };

/** Links by which a gallery is read by competition and award; nothing where there is one only. */
export function Filters({ works, choice }: Props) {
  const { edition, event } = choice;
  const ofYear = worksThatFit(works, { edition, event: null, award: null });
  const events = new Map(ofYear.map(({ event_id, event_title }) => [event_id, event_title]));
  const ofEvent = worksThatFit(works, { edition, event, award: null });
  const awards = [...new Set(ofEvent.flatMap((work) => work.awards.map(({ title }) => title)))];
  const first = { ...choice, page: 1 };
  return (
    <nav aria-label={WORKS_WORDS.filters} className="x-works-filters">
      {events.size > 1 && (
        <Choices
          label={WORKS_WORDS.competition}
          // Another competition may not have the award.
          choices={[
            [WORKS_WORDS.allCompetitions, { ...first, event: null }],
            ...Array.from(events, ([id, title]) => [title, withEvent(works, first, id)] as const),
          ]}
          isChosen={(each) => each.event === event}
        />
      )}
      {awards.length > 0 && (
        <Choices
          label={WORKS_WORDS.award}
          choices={[
            [WORKS_WORDS.allAwards, { ...first, award: null }],
            ...awards.map((award) => [award, { ...first, award }] as const),
          ]}
          isChosen={(each) => each.award === choice.award}
        />
      )}
    </nav>
  );
}

function withEvent(works: Props['works'], choice: GalleryChoice, event: number): GalleryChoice {
  const chosen = { ...choice, event };
  return worksThatFit(works, chosen).length > 0 ? chosen : { ...chosen, award: null };
}

type ChoicesProps = {
  readonly label: string;
  readonly choices: readonly (readonly [words: string, choice: GalleryChoice])[];
  readonly isChosen: (choice: GalleryChoice) => boolean;
};

function Choices({ label, choices, isChosen }: ChoicesProps) {
  const live = useEditionContent().year;
  return (
    <dl>
      <dt>{label}</dt>
      {choices.map(([words, choice]) => (
        <dd key={galleryPath(choice, live)}>
          <a href={galleryPath(choice, live)} aria-current={isChosen(choice) ? 'true' : undefined}>
            {words}
          </a>
        </dd>
      ))}
    </dl>
  );
}
