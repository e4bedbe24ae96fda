import type { Instant } from '../domain/instant.ts';

let formatter: { readonly timezone: string; readonly format: Intl.DateTimeFormat } | null = null;

/**
 * The calendar day of a moment in a timezone, as YYYY-MM-DD.
 * @param timezone IANA name
 */
export function localDate(at: Instant, timezone: string): string {
  // Making a formatter costs a hundred times what formatting does, and one recall formats in one timezone.
  if (formatter?.timezone !== timezone) {
    const format = new Intl.DateTimeFormat('en', {
      timeZone: timezone,
      calendar: 'gregory',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatter = { timezone, format };
  }
  const parts = new Map(formatter.format.formatToParts(at).map((part) => [part.type, part.value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
