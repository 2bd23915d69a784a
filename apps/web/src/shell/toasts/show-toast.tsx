import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { TOAST_WORDS } from '@pratibha/words/shell/toasts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { type Id, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import { uppermost, watchUppermost } from '../../ui/plain/layers.ts';
import './toasts.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
export type ToastKind = keyof typeof ICONS;

let isMounted = false;
/** The failures told to students, who do one thing at a time. */
const failures: Id[] = [];

function mountHost(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  uppermost().append(host);
  watchUppermost(() => moveTo(uppermost(), host));
  createRoot(host).render(
    <ToastContainer
      aria-label={TOAST_WORDS.messages}
      pauseOnFocusLoss={false}
      // The entrance is in toasts.css; waiting for an exit animation would hang under reduced
      // motion.
      transition={false}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="toast-close"
          aria-label={SHELL_WORDS.close}
          onClick={closeToast}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    />,
  );
}

/**
 * Out of a dialog nothing can be seen, pressed or heard. A browser that can moves it as it stands.
 */
function moveTo(place: HTMLElement, host: HTMLElement): void {
  if ('moveBefore' in Element.prototype) place.moveBefore(host, null);
  else place.append(host);
}

/**
 * Shows a message in the one container of the document, made with the first message. A success
 * takes away the failure before it: trying again worked. An organiser's messages are each of
 * another row.
 */
export function showToast(kind: ToastKind, message: string, options: ToastOptions): void {
  mountHost();
  const Icon = ICONS[kind];
  const isStudents = options.position === undefined;
  if (kind === 'success' && isStudents) for (const id of failures.splice(0)) toast.dismiss(id);
  const shown = toast(message, {
    ...options,
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: <Icon size={20} strokeWidth={1.75} aria-hidden />,
  });
  if (kind === 'error' && isStudents) failures.push(shown);
}
