import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useNow } from '../../data/server-clock.ts';
import { moveDemoClock } from '../clock/demo-clock.ts';
import { useSiteInfo } from '../clock/site-info.ts';
import css from './DemoBar.module.css';

type Props = {
  /** Called after the clock was moved, so that the app document can fetch its lists again. */
  readonly onMoved?: (() => void) | undefined;
};

/** The slim bar of demo mode: what time the demo believes it is, and jumps to telling moments. */
export function DemoBar({ onMoved }: Props) {
  const demo = useSiteInfo()?.demo ?? null;
  const now = useNow(1000);
  if (demo === null || now === null) return null;
  const jump = async (at: string) => {
    if (at !== '' && (await moveDemoClock(at))) onMoved?.();
  };
  return (
    <aside className={css.bar} aria-label={SHELL_WORDS.demoMode}>
      <div className={css.inner}>
        <p>
          <span className={css.name}>{SHELL_WORDS.demoClock}: </span>
          <span className={css.clock}>{formatDateTime(now)}</span>
        </p>
        <label className={css.jump}>
          <span className={css.jumpWord}>{SHELL_WORDS.demoJump}</span>
          <select value="" onChange={(event) => void jump(event.target.value)}>
            <option value="">{SHELL_WORDS.demoMoments}</option>
            {demo.moments.map((moment) => (
              <option key={moment.at} value={moment.at}>
                {moment.label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </aside>
  );
}
