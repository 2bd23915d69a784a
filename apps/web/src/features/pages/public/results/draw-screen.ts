import type { ShowScreen } from '@pratibha/contract/shows';
import { SCREEN_WORDS } from '@pratibha/words/pages/show';
import type { Screen } from './screen-calls.ts';

const W = SCREEN_WORDS;

/** From how many letters on a name is written smaller. */
const LONG = 18;
const LONGEST = 44;

type Presses = { readonly onMove: (to: 'next' | 'back') => void };

/** The screen of a show, which covers the page. */
export type Stage = {
  /** Fills the screen, or leaves that again. */
  readonly turnFull: () => Promise<void>;
  readonly show: (screen: Screen) => void;
  /** Says something about a press, until there is something else to be said. */
  readonly say: (what: 'moving' | 'unmoved' | 'stays' | 'end') => void;
};

/** Draws it, once. */
export function drawScreen({ onMove }: Presses): Stage {
  const dialog = element('dialog');
  dialog.className = 'x-show';
  dialog.setAttribute('aria-label', W.label);
  // A dialog itself cannot fill the screen.
  const whole = element('div');
  whole.className = 'x-show-whole';
  const turnFull = async () => {
    if (document.fullscreenEnabled)
      await (document.fullscreenElement ? document.exitFullscreen() : whole.requestFullscreen());
  };
  const mark = element('p', W.rehearsal);
  mark.className = 'x-show-mark';
  const stage = element('div');
  stage.className = 'x-show-stage';
  stage.tabIndex = -1;
  stage.autofocus = true;
  stage.setAttribute('aria-live', 'polite');
  stage.addEventListener('click', () => onMove('next'));
  const said = element('p');
  said.setAttribute('role', 'status');
  const foot = element('div');
  foot.className = 'x-show-foot';
  const presses = element('div');
  const press = (words: string, onPress: () => void) => {
    const button = element('button', words);
    button.type = 'button';
    button.addEventListener('click', () => {
      onPress();
      // So that the next key moves the show again.
      stage.focus();
    });
    return button;
  };
  presses.append(
    press(W.back, () => onMove('back')),
    press(W.next, () => onMove('next')),
    ...(document.fullscreenEnabled ? [press(W.full, () => void turnFull())] : []),
  );
  foot.append(said, presses);
  whole.append(mark, stage, foot);
  dialog.append(whole);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (closing) => closing.preventDefault());
  dialog.addEventListener('close', () => dialog.showModal());
  dialog.showModal();

  let drawn = '';
  let usual = '';
  const say = (words: string, isLost = false) => {
    if (said.textContent !== words) said.textContent = words;
    said.toggleAttribute('data-lost', isLost);
  };
  return {
    turnFull,
    say: (what) => say(W[what]),
    show: ({ state, seen }) => {
      mark.hidden = seen?.show?.is_rehearsal !== true;
      const now = JSON.stringify(seen);
      const words = sayingOf({ state, seen });
      if (words !== usual || now !== drawn)
        say(words, state !== 'connected' && state !== 'waiting');
      usual = words;
      // Drawn again it would be read out and move again.
      if (now === drawn) return;
      drawn = now;
      stage.replaceChildren(...partsOf(seen));
    },
  };
}

function sayingOf({ state, seen }: Screen): string {
  if (state !== 'connected') return state === 'waiting' ? W.moving : W[state];
  if (!seen?.show) return W.waiting;
  return seen.show.is_last ? W.end : W.connected;
}

function partsOf(seen: ShowScreen | null): HTMLElement[] {
  if (!seen) return [];
  const { show, event_title } = seen;
  if (!show || show.kind === 'title') return [titled(W.results), heading(event_title)];
  if (show.kind === 'slide') return [heading(show.text ?? '')];
  if (!show.award) return [heading(W.hidden)];
  const { title, by, college, prize } = show.award;
  return [
    titled(title),
    heading(W.by(by)),
    ...(college === null ? [] : [element('p', W.college(college))]),
    ...(prize === '' ? [] : [element('p', prize)]),
  ];
}

function titled(text: string): HTMLElement {
  const made = element('p', text);
  made.className = 'x-show-title';
  return made;
}

function heading(text: string): HTMLElement {
  const made = element('h1', text);
  if (text.length > LONG) made.dataset['length'] = text.length > LONGEST ? 'longest' : 'long';
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
