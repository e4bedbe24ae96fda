import type { Place } from './found.ts';

/** True for words of the calendar that are part of a name: "version 3.12.2025", the widget "Today", "Monday.com". */
export function isNamed(text: string, place: Place): boolean {
  return isVersion(text, place) || isTitle(text, place) || isDomain(text, place);
}

/** Numbers with dots that are no day. */
function isVersion(text: string, { start, end }: Place): boolean {
  return (
    /^\d[\d.]*$/u.test(text.slice(start, end)) &&
    /(?<!\p{L})(?:version|firmware|build|v|ver\.|versión|versão)\s*$/iu.test(
      text.slice(Math.max(0, start - 12), start),
    )
  );
}

/** A word of the calendar that is all that stands in quotation marks, with a capital letter. */
function isTitle(text: string, { start, end }: Place): boolean {
  return (
    /["“„«]$/u.test(text.slice(Math.max(0, start - 1), start)) &&
    /^["”“»]/u.test(text.slice(end, end + 1)) &&
    /^\p{Lu}\p{L}+$/u.test(text.slice(start, end))
  );
}

function isDomain(text: string, { end }: Place): boolean {
  return /^\.(?:com|org|net|io|ai|co|app|dev)(?![\p{L}])/iu.test(text.slice(end, end + 5));
}
