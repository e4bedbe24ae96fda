/** A moment as milliseconds since 1970-01-01T00:00Z, possibly negative. The clock enters a pipeline once, as one of these. */
export type Instant = number;

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
/** A day on which the clocks go back. */
export const LONGEST_DAY_MS = DAY_MS + HOUR_MS;

/** Earliest moment that is stored: the first of year 1, UTC. Earlier dates are refused, not clamped. */
export const EARLIEST: Instant = -62_135_596_800_000;

/**
 * The far sentinel, 9999-12-31T23:59:59.999Z: the end of what is ongoing and the `validUntil` of what is valid.
 * A stored null would drop the memory from every filtered vector search.
 */
export const FAR_FUTURE: Instant = 253_402_300_799_999;
