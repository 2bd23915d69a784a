import type { Texts } from '@pratibha/domain/language/translated';
import { LANGUAGE } from '@pratibha/words/language';
import { drawScreen, type Stage } from '../features/pages/public/results/draw-screen.ts';
import {
  askScreen,
  askTexts,
  moveScreen,
  type Screen,
  saidIn,
} from '../features/pages/public/results/screen-calls.ts';

/*
 * The script of one page, `/results/{event}/show`: the screen in the hall. It asks every second
 * what is shown, so that all screens show the same step; what was shown stays without a network.
 * Nothing of an award is on this machine before its step, but what its texts are in Nepali where
 * it is shown so.
 */

const EVERY_MS = 1_000;
/** What organisers write in Nepali meanwhile is shown after so long. */
const TEXTS_EVERY_MS = 30_000;
const KEYS: Readonly<Record<string, 'next' | 'back' | 'full'>> = {
  ...{ ArrowRight: 'next', ArrowDown: 'next', PageDown: 'next', ' ': 'next', Enter: 'next' },
  ...{ ArrowLeft: 'back', ArrowUp: 'back', PageUp: 'back', Backspace: 'back' },
  ...{ f: 'full', F: 'full' },
};

const event = /\/results\/(\d+)\/show$/.exec(window.location.pathname)?.[1];
if (event !== undefined) begin(event);

function begin(event: string): void {
  let screen: Screen = { state: 'waiting', seen: null };
  let isMoving = false;
  let texts: Texts = new Map();
  const stage: Stage = drawScreen({
    onMove: (to) => void move(to),
  });

  const show = (next: Screen) => {
    screen = next;
    stage.show(LANGUAGE === 'en' ? screen : { ...screen, seen: saidIn(texts, screen.seen) });
  };

  async function move(to: 'next' | 'back'): Promise<void> {
    const at = screen.seen?.show;
    // A key that is pressed while one step is under way is no second one.
    if (!at || isMoving) return;
    if (screen.state !== 'connected') return stage.say('unmoved');
    if (to === 'next' && at.is_last) return stage.say('end');
    isMoving = true;
    stage.say('moving');
    const moved = await moveScreen(screen, to);
    const stays = moved.state === 'connected' && moved.seen === screen.seen;
    show(moved);
    if (stays) stage.say('stays');
    isMoving = false;
  }

  async function follow(): Promise<void> {
    const before = screen;
    const next = await askScreen(event ?? '', screen);
    // What a press brought meanwhile is newer than what was asked for before it.
    if (!isMoving && screen === before) show(next);
    setTimeout(() => void follow(), EVERY_MS);
  }

  document.addEventListener('keydown', (pressed) => {
    const what = KEYS[pressed.key];
    const isOfButton = pressed.target instanceof HTMLElement && pressed.target.closest('button, a');
    if (what === undefined || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    if (isOfButton && (pressed.key === ' ' || pressed.key === 'Enter')) return;
    pressed.preventDefault();
    if (pressed.repeat) return;
    if (what === 'full') void stage.turnFull();
    else void move(what);
  });

  async function followTexts(): Promise<void> {
    texts = (await askTexts(event ?? '')) ?? texts;
    show(screen);
    setTimeout(() => void followTexts(), TEXTS_EVERY_MS);
  }

  show(screen);
  if (LANGUAGE !== 'en') void followTexts();
  void follow();
}
