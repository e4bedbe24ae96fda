import fc from 'fast-check';

/**
 * A gate must judge the change before it and nothing else, so on CI every property draws the same values each time.
 * Everywhere else they are drawn anew, which is how properties find what nobody thought of; `PROPERTY_SEED` repeats a
 * draw, or lets CI draw others.
 */
const CI_SEED = 20_261;

const wanted = process.env.PROPERTY_SEED ?? (process.env.CI === 'true' ? String(CI_SEED) : '');
if (wanted !== '') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
