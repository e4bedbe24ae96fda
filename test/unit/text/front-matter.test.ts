import { describe, expect, it } from 'vitest';
import { frontMatterEnd } from '../../../src/text/front-matter.ts';

describe('frontMatterEnd', () => {
  it.each([
    '---\ntitle: Deploy guide\nauthor: Nora Lind\n---\n',
    '---\r\ntitle: Deploy guide\r\n---\r\n',
    '---\ntags:\n  - a\n- b\n# remark\ndraft: true\n\n---\n',
    '+++\ntitle = "Notes"\n+++\n',
  ])('is behind %j', (matter) => {
    expect(frontMatterEnd(`${matter}We deploy on Fridays.`)).toBe(matter.length);
  });

  it('may be all of the beginning of a longer text', () => {
    expect(frontMatterEnd('---\ntitle: x\n---', true)).toBe(16);
  });

  it.each([
    '---\nShe left early.\n---\nThen it rained.',
    '---\nAlice: We left.\nBob: Why?\n---\nThen it rained.',
    '---\ntitle: x\n---\n',
    '---\ntitle: x\nWe deploy on Fridays.',
    'We left.\n---\ntitle: x\n---\nThen it rained.',
    '---\ntitle: x\nShe left early.\n---\nThen it rained.',
    '---\n---\nThen it rained.',
    '',
  ])('is none in %j', (text) => {
    expect(frontMatterEnd(text)).toBe(0);
  });
});
