import styles from './Logo.module.css';
import { useSiteName } from './site-name.ts';

/**
 * The mark (a ridgeline whose peak is a spark) and the site's name. Colours follow the text around
 * it.
 */
export function Logo() {
  const name = useSiteName();
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" data-mark="">
        <path d="M1.5 28L8.8 17.2 12.2 21.4 17.5 13.6 30.5 28Z" fill="currentColor" />
        <path
          d="M17.5 13.6L30.5 28H20.6L18.6 22.4 20 19.4Z"
          className={styles.shade}
          fill="#7b2d5b"
        />
        <path
          d="M17.5 1.5Q18.2 7 24 7.8Q18.2 8.6 17.5 14Q16.8 8.6 11 7.8Q16.8 7 17.5 1.5Z"
          className={styles.spark}
          fill="#d9643f"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
