import type { BestWork, BestWorks } from '@pratibha/contract/best-works';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { BEST_WORDS } from '@pratibha/words/judging/organiser/best-works';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = BEST_WORDS;

type Props = { readonly round: RoundDetails; readonly onClose: () => void };

/** What is said of those who are equal at the border. */
type Border = {
  readonly takesAll: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly reason: string;
};
const UNSETTLED: Border = { takesAll: true, chosen: new Set(), reason: '' };

/** Opens a round of the best of the round before, with those before one's eyes. */
export function BestDialog({ round, onClose }: Props) {
  const params = { id: String(round.id) };
  const open = useWrite('POST /admin/rounds/{id}/open', ROUND_CHANGES);
  const best = useQuery({
    ...read('GET /admin/rounds/{id}/best', { params }),
    staleTime: 0,
    // Of a round that is open there are none to choose.
    enabled: !open.isPending && !open.isSuccess,
  });
  const [border, setBorder] = useState(UNSETTLED);
  const [wasTried, setTried] = useState(false);
  const { data, error } = best;
  const fault = data && faultOf(data, border);
  const submit = () => {
    setTried(true);
    if (!data || fault !== null) return;
    const { takesAll, chosen, reason } = border;
    open.mutate(
      {
        params,
        body: {
          version: round.version,
          best: {
            basis: data.basis,
            takes_all: takesAll,
            chosen: takesAll ? [] : [...chosen],
            reason: takesAll ? null : reason,
          },
        },
      },
      {
        onSuccess: () => {
          adminToast('success', W.opened);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      isOpen
      width="wide"
      title={W.title}
      submitLabel={data && data.works.length > 0 ? (open.isPending ? W.opening : W.open) : null}
      onSubmit={submit}
      onClose={onClose}
      isDirty={border !== UNSETTLED}
      isBusy={open.isPending}
      error={(wasTried && fault) || (open.error && failureWords(open.error, W.uncertain))}
    >
      <div className={css.fields}>
        {data ? (
          <Ranked best={data} border={border} onBorder={setBorder} />
        ) : error ? (
          <p className={css.notice}>{reasonOf(error)}</p>
        ) : (
          <Spinner label={SHELL_WORDS.loading} />
        )}
      </div>
    </FormDialog>
  );
}

/** For how many of those at the border there is room. */
function roomIn({ works, most }: BestWorks): number {
  return most - works.filter(({ is_taken }) => is_taken).length;
}

function faultOf(best: BestWorks, { takesAll, chosen, reason }: Border): string | null {
  const isOpen = best.works.some(({ is_at_border }) => is_at_border);
  if (!isOpen || takesAll) return null;
  if (chosen.size !== roomIn(best)) return W.chooseExactly(roomIn(best));
  return reason.trim() === '' ? W.reasonMissing : null;
}

type RankedProps = {
  readonly best: BestWorks;
  readonly border: Border;
  readonly onBorder: (border: Border) => void;
};

function Ranked({ best, border, onBorder }: RankedProps) {
  const equal = best.works.filter(({ is_at_border }) => is_at_border);
  return (
    <>
      <p>{W.intro(best.most, best.round_title)}</p>
      {best.works.length === 0 && <p className={css.notice}>{W.none}</p>}
      {equal.length > 0 && (
        <fieldset className={css.criterion}>
          <legend>{W.border}</legend>
          {([true, false] as const).map((all) => (
            <TickField
              key={String(all)}
              type="radio"
              name="border"
              label={all ? W.all(equal.length) : W.choose(roomIn(best))}
              checked={border.takesAll === all}
              onChange={() => onBorder({ ...border, takesAll: all })}
            />
          ))}
          {!border.takesAll && (
            <Choice best={best} equal={equal} border={border} onBorder={onBorder} />
          )}
        </fieldset>
      )}
      <ol className={rows.list} aria-label={W.works}>
        {best.works.map((work) => (
          <li key={work.submission_id} value={work.rank}>
            <div className={rows.about}>
              <p className={css.name}>{nameOf(work)}</p>
              <p className={css.quiet}>{W.points(work.points, work.sheets)}</p>
            </div>
            <span>{work.is_taken ? W.taken : work.is_at_border ? W.equal : W.notTaken}</span>
          </li>
        ))}
      </ol>
      {best.unscored > 0 && <p className={css.quiet}>{W.unscored(best.unscored)}</p>}
    </>
  );
}

type ChoiceProps = RankedProps & { readonly equal: readonly BestWork[] };

/** Which of equal works are taken, and why. */
function Choice({ equal, border, onBorder }: ChoiceProps) {
  const toggle = (id: number) => {
    const chosen = new Set(border.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    onBorder({ ...border, chosen });
  };
  return (
    <>
      {equal.map((work) => (
        <TickField
          key={work.submission_id}
          type="checkbox"
          label={nameOf(work)}
          checked={border.chosen.has(work.submission_id)}
          onChange={() => toggle(work.submission_id)}
        />
      ))}
      <TextField
        label={W.reason}
        help={W.reasonHelp}
        autoComplete="off"
        maxLength={500}
        value={border.reason}
        onChange={({ currentTarget }) => onBorder({ ...border, reason: currentTarget.value })}
      />
    </>
  );
}

function nameOf({ number, user_name }: BestWork): string {
  return number === null ? user_name : `${W.number(number)}${W.separator}${user_name}`;
}
