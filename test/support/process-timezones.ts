import { expect } from 'vitest';

/** What `read` answers while the process itself is in one timezone after the other. */
export function inEachProcessTimezone<T>(read: () => T): readonly T[] {
  return ['UTC', 'Pacific/Apia', 'America/New_York', 'Asia/Tokyo'].map((zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      // Guards the test itself: the zone of the process did change.
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      return read();
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
}
