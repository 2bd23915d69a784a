/** 'RESUBMISSION_REQUIRED' as people read it: 'Resubmission Required'. */
export function statusWords(status: string): string {
  return status
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
