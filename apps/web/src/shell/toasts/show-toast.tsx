import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import './toasts.css';
import type { ToastKind } from './toasts.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
let isMounted = false;

function mountHost(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      aria-label={SHELL_WORDS.messages}
      pauseOnFocusLoss={false}
      // The entrance is in toasts.css; waiting for an exit animation would hang under reduced motion.
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

/** Shows a message in the one container of the document, made with the first message. */
export function showToast(kind: ToastKind, message: string, options: ToastOptions): void {
  mountHost();
  const Icon = ICONS[kind];
  toast(message, {
    ...options,
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: <Icon size={20} strokeWidth={1.75} aria-hidden />,
  });
}
