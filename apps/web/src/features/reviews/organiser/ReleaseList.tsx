import type { PreparedDecision } from '@pratibha/contract/prepared-decisions';
import { RELEASE_DIALOG_WORDS } from '@pratibha/words/reviews/organiser/release';
import { formatDateTime } from '@pratibha/words/time';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './ReleaseDialog.module.css';

const W = RELEASE_DIALOG_WORDS;

type Props = {
  readonly prepared: readonly PreparedDecision[];
  readonly keyOf: (each: PreparedDecision) => string;
  readonly leftOut: ReadonlySet<string>;
  /** What those that are not left out would come to now. */
  readonly foreseen: ReadonlyMap<string, keyof typeof W.foreseen>;
  readonly onLeaveOut: (leftOut: ReadonlySet<string>) => void;
};

/** Who would be told what, and what would stay behind. */
export function ReleaseList({ prepared, keyOf, leftOut, foreseen, onLeaveOut }: Props) {
  const tick = (key: string, isIn: boolean) => {
    const others = [...leftOut].filter((each) => each !== key);
    onLeaveOut(new Set(isIn ? others : [...others, key]));
  };
  return (
    <>
      <div className={css.choose}>
        <Button variant="quiet" onClick={() => onLeaveOut(new Set())}>
          {W.all}
        </Button>
        <Button variant="quiet" onClick={() => onLeaveOut(new Set(prepared.map(keyOf)))}>
          {W.none}
        </Button>
      </div>
      <ul className={css.list} tabIndex={0} aria-label={W.list}>
        {prepared.map((each) => {
          const { kind, status, user_name, remarks, prepared_by, prepared_at } = each;
          const key = keyOf(each);
          const stays = W.foreseen[foreseen.get(key) ?? 'done'];
          return (
            <li key={key} className={css.each} data-stays={stays !== null}>
              <TickField
                type="checkbox"
                label={W.include(user_name, W.decision(kind, status))}
                checked={!leftOut.has(key)}
                onChange={({ currentTarget }) => tick(key, currentTarget.checked)}
              />
              <p className={css.remarks}>
                {W.by(prepared_by, formatDateTime(new Date(prepared_at)))}
              </p>
              {remarks !== null && <p className={css.remarks}>{W.remarks(remarks)}</p>}
              {stays !== null && <p className={css.stays}>{stays}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
