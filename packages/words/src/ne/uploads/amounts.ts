import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';

const MB = 1_000_000;
const KB = 1_000;

/** '३.४ MB', '१२० MB', '१२ kB': as phones and most programs say it. */
export function bytesInWords(bytes: number): string {
  if (bytes < MB / 10) return `${nepaliNumber(Math.max(1, Math.round(bytes / KB)))} kB`;
  return `${megabytes(bytes)} MB`;
}

/** '१२ MB मध्ये ३.४'. */
export function bytesOfWords(sent: number, size: number): string {
  const amount = size < MB / 10 ? nepaliNumber(Math.round(sent / KB)) : megabytes(sent);
  return `${bytesInWords(size)} मध्ये ${amount}`;
}

/** 'सेकेन्डमा १.२ MB'. */
export function speedInWords(bytes: number): string {
  return `सेकेन्डमा ${bytesInWords(bytes)}`;
}

/** 'एक मिनेटभन्दा कम', 'करिब ३ मिनेट', 'करिब २ घण्टा'. @param ms how long it takes */
export function durationInWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (ms < 60_000) return 'एक मिनेटभन्दा कम';
  if (minutes < 90) return inNepaliDigits(`करिब ${minutes} मिनेट`);
  return inNepaliDigits(`करिब ${Math.round(minutes / 60)} घण्टा`);
}

function megabytes(bytes: number): string {
  const mb = bytes / MB;
  return nepaliNumber(mb < 10 ? Math.round(mb * 10) / 10 : Math.round(mb));
}
