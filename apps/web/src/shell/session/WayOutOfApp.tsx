import { IN_APP_WORDS } from '@pratibha/words/session/in-app-browser';
import type { HostApp } from '../../data/in-app-browser.ts';
import { Button, buttonClass } from '../../ui/plain/Button.tsx';
import { useCopy } from '../../ui/plain/use-copy.ts';
import { androidIntent } from './browser-links.ts';
import css from './WayOutOfApp.module.css';

type Props = {
  readonly app: HostApp;
  /** The page to go on at, a path of this site. */
  readonly target: string;
};

/**
 * Why nobody can sign in inside an app, and the way to a browser that keeps the target: on Android
 * it opens there, on an iPhone, where no page can open another browser, its link is copied.
 */
export function WayOutOfApp({ app, target }: Props) {
  const { field, outcome, copy } = useCopy();
  const page = new URL(target, window.location.origin);
  const isAndroid = /android/i.test(navigator.userAgent);
  return (
    <div className={css.way}>
      <p>
        {IN_APP_WORDS.why(app)} {isAndroid ? IN_APP_WORDS.openIt : IN_APP_WORDS.pasteIt}
      </p>
      {isAndroid && (
        <a className={buttonClass('primary', 'large')} href={androidIntent(page)}>
          {IN_APP_WORDS.open}
        </a>
      )}
      <input
        ref={field}
        className={css.link}
        readOnly
        value={page.href}
        aria-label={IN_APP_WORDS.link}
      />
      <Button variant={isAndroid ? 'secondary' : 'primary'} size="large" onClick={copy}>
        {IN_APP_WORDS.copy}
      </Button>
      <p role="status">
        {outcome === 'copied' && IN_APP_WORDS.copied}
        {outcome === 'failed' && IN_APP_WORDS.notCopied}
      </p>
    </div>
  );
}
