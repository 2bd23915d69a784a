import { DEMO_WORDS } from '@pratibha/words/shell/demo';
import { formatDateTime } from '@pratibha/words/time';
import { useNow } from '../../data/server-clock.ts';
import { moveDemoClock } from '../clock/demo-clock.ts';
import { useSiteInfo } from '../clock/site-info.ts';
import css from './DemoBar.module.css';

type Props = {
  /**
   * Called after the clock was moved, so that the app document can fetch its lists again. Without
   * it the page is fetched anew: the server renders what is out by now.
   */
  readonly onMoved?: (() => void) | undefined;
};

/** The slim bar of demo mode: what time the demo believes it is, and jumps to telling moments. */
export function DemoBar({ onMoved }: Props) {
  const demo = useSiteInfo()?.demo ?? null;
  const now = useNow(1000);
  if (demo === null || now === null) return null;
  const jump = async (at: string) => {
    if (at === '' || !(await moveDemoClock(at))) return;
    if (onMoved) onMoved();
    else window.location.reload();
  };
  return (
    <aside className={css.bar} aria-label={DEMO_WORDS.mode}>
      <div className={css.inner}>
        <p>
          <span className={css.name}>{DEMO_WORDS.clock}: </span>
          <span className={css.clock}>{formatDateTime(now)}</span>
        </p>
        <label className={css.jump}>
          <span className={css.jumpWord}>{DEMO_WORDS.jump}</span>
          <select value="" onChange={(event) => void jump(event.target.value)}>
            <option value="">{DEMO_WORDS.moments}</option>
            {demo.moments.map((moment) => (
              <option key={moment.at} value={moment.at}>
                {DEMO_WORDS.moment(moment.label)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </aside>
  );
}
