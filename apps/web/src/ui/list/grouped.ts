/** 1234 as '1,234', and '10000+' as '10,000+'. */
export function grouped(total: string): string {
  const isMore = total.endsWith('+');
  const number = Number(isMore ? total.slice(0, -1) : total).toLocaleString('en-US');
  return isMore ? `${number}+` : number;
}
