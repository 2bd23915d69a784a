import type { ToastOptions } from 'react-toastify/unstyled';
import type { ToastKind } from './show-toast.tsx';

/** Profile menu and admin area (R9.14): top-center, 2 s, no progress bar. */
export const TOP_CENTER: ToastOptions = {
  position: 'top-center',
  autoClose: 2000,
  hideProgressBar: true,
};

/**
 * Fetches the library, for a page that may have to tell that the connection has gone; later where
 * it cannot be fetched now.
 */
export function fetchToasts(): void {
  import('./show-toast.tsx').catch(() =>
    window.addEventListener('online', fetchToasts, { once: true }),
  );
}

/**
 * Shows a short message; without options top-right for 5 s (R9.13). The library is fetched with the
 * first message, unless the page did so before: most visitors see none.
 */
export function toast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  void import('./show-toast.tsx').then(
    ({ showToast }) => showToast(kind, message, options),
    // Offline before the library was fetched. Forms say beside their buttons what failed, too.
    () => undefined,
  );
}
