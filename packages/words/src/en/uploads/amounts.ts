const MB = 1_000_000;
const KB = 1_000;

/** '3.4 MB', '120 MB', '12 kB': as phones and most programs say it. */
export function bytesInWords(bytes: number): string {
  if (bytes < MB / 10) return `${Math.max(1, Math.round(bytes / KB)).toLocaleString('en-US')} kB`;
  return `${megabytes(bytes)} MB`;
}

/** '3.4 of 12 MB'. */
export function bytesOfWords(sent: number, size: number): string {
  return size < MB / 10
    ? `${Math.round(sent / KB)} of ${bytesInWords(size)}`
    : `${megabytes(sent)} of ${bytesInWords(size)}`;
}

/** '1.2 MB a second'. */
export function speedInWords(bytes: number): string {
  return `${bytesInWords(bytes)} a second`;
}

/** 'less than a minute', 'about 3 minutes', 'about 2 hours'. @param ms how long it takes */
export function durationInWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (ms < 60_000) return 'less than a minute';
  if (minutes < 90) return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
}

function megabytes(bytes: number): string {
  const mb = bytes / MB;
  return mb < 10 ? String(Math.round(mb * 10) / 10) : Math.round(mb).toLocaleString('en-US');
}
