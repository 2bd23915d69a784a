import type { RoundDetails } from '@pratibha/contract/rounds';
import type { RoundStand, RoundStands } from '@pratibha/contract/stands';
import { foldedStand } from '@pratibha/domain/judging/stands';
import { holdsWords } from '@pratibha/domain/search/search';
import { STANDS_WORDS } from '@pratibha/words/judging/organiser/stands';
import { useState } from 'react';
import { standCodePath } from '../../../data/address/app-paths.ts';
import { useWrite } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { DesertedStands } from './DesertedStands.tsx';
import { GiveStandsDialog } from './GiveStandsDialog.tsx';
import css from './judging.module.css';
import { STANDS_CHANGES } from './judging-calls.ts';
import { QrCode } from './QrCode.tsx';
import { StandDialog } from './StandDialog.tsx';
import own from './stands.module.css';
import { usePrinted } from './use-printed.ts';

const W = STANDS_WORDS;

type Props = { readonly round: RoundDetails; readonly stands: RoundStands };

/** The stands of a round: given in one go, changed one by one, searched, printed and published. */
export function StandsPart({ round, stands }: Props) {
  const [opened, setOpened] = useState<'give' | RoundStand | null>(null);
  const [sought, setSought] = useState('');
  const { isPrinted, print } = usePrinted();
  const works = stands.stands;
  const without = works.filter(({ stand }) => stand === null).length;
  const isOver = round.state === 'over';
  const shown = isPrinted ? works : soughtIn(works, sought);
  return (
    <section
      className={`${css.part} ${own.stands}`}
      data-is-printed={isPrinted}
      aria-label={W.heading}
    >
      <h2>{isPrinted ? W.listTitle(round.event_title, round.title) : W.heading}</h2>
      <div className={own.onScreen}>
        <DesertedStands stands={stands} />
        <p className={css.quiet}>{W.intro}</p>
        {without > 0 && <p>{without === works.length ? W.none : W.without(without)}</p>}
        <Publication stands={stands} isOver={isOver} />
        <div className={css.actions}>
          <Button variant="secondary" onClick={print}>
            {W.print}
          </Button>
          {!isOver && <Button onClick={() => setOpened('give')}>{W.give}</Button>}
        </div>
        <TextField
          type="search"
          label={W.search}
          help={W.searchHelp}
          autoComplete="off"
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      </div>
      {shown.length === 0 && <p role="status">{W.nothingFound}</p>}
      <LongList of={W.heading} entries={shown} isWhole={isPrinted}>
        {(work) => (
          <li key={work.submission_id}>
            <div className={rows.about}>
              <p className={css.name}>{placeOf(work)}</p>
              <p className={css.quiet}>{aboutOf(work)}</p>
            </div>
            {isPrinted && work.stand !== null && (
              <div className={own.code}>
                <QrCode
                  text={window.location.origin + standCodePath(round.id, work.number)}
                  label={W.code(work.stand)}
                />
              </div>
            )}
            {!isOver && (
              <Button
                variant="secondary"
                aria-label={W.changeLabel(work.user_name)}
                onClick={() => setOpened(work)}
              >
                {W.change}
              </Button>
            )}
          </li>
        )}
      </LongList>
      {opened === 'give' && <GiveStandsDialog stands={stands} onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'give' && (
        <StandDialog roundId={round.id} work={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

/** Whether those who handed in see their stands, and the press that changes it. */
function Publication({
  stands,
  isOver,
}: {
  readonly stands: RoundStands;
  readonly isOver: boolean;
}) {
  const publish = useWrite('PUT /admin/rounds/{id}/stands/published', STANDS_CHANGES);
  const isPublished = stands.published_at !== null;
  const press = () =>
    publish.mutate(
      { params: { id: String(stands.round_id) }, body: { is_published: !isPublished } },
      {
        onSuccess: () => adminToast('success', isPublished ? W.takenBack : W.publishedNow),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  return (
    <div className={own.publication}>
      <p>{isPublished ? W.published : W.unpublished}</p>
      {!isOver && (
        <Button
          variant={isPublished ? 'quiet' : 'secondary'}
          disabled={publish.isPending}
          onClick={press}
        >
          {isPublished ? W.takeBack : W.publish}
        </Button>
      )}
    </div>
  );
}

function placeOf({ stand, area }: RoundStand): string {
  if (stand === null) return W.noStand;
  return area === null ? stand : `${stand}, ${area}`;
}

function aboutOf({ number, user_name, user_college, visited }: RoundStand): string {
  const who = user_college === null ? [user_name] : [user_name, user_college];
  const parts = [W.work(number), ...who, ...(visited > 0 ? [W.visited(visited)] : [])];
  return parts.join(W.separator);
}

/** The stand that is called so, or else all that fit the words. */
function soughtIn(works: readonly RoundStand[], sought: string): readonly RoundStand[] {
  const folded = foldedStand(sought);
  const called = works.filter(({ stand }) => stand !== null && foldedStand(stand) === folded);
  if (called.length > 0) return called;
  return works.filter((work) => holdsWords(`${placeOf(work)} ${aboutOf(work)}`, sought));
}
