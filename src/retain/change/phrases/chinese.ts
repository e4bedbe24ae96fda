import { type ClaimPhrase, phrase } from './phrase.ts';

/** Nothing stands between words: a subject is short, and has no verb of saying or moving in it. */
const S = String.raw`(?<s>[^\s，。、,.：:；说想要会能住在搬]{1,10}?)`;
/** A place in Chinese signs: what is written in Latin letters may be a program. */
const V = String.raw`(?<v>\p{Script=Han}{2,6}?)`;
const FROM = String.raw`(?:(?:已经?|最近|刚)?从(?<from>\p{Script=Han}{2,6}?))?`;
const WHEN = '(?:(?:上周|上个月|去年|昨天|今年|最近|已经?|刚刚?)(?:就)?)?';

/** Chinese: where something is and where somebody lives. */
export const CHINESE: readonly ClaimPhrase[] = [
  phrase(`${S}(?:已经)?不再?(?<verb>住)?在${V}了?`, 'END', 'PLACE'),
  phrase(`${S}${WHEN}${FROM}(?<verb>搬到|搬去|迁到|迁至|搬回)了?${V}了?`, 'CHANGE', 'PLACE'),
  phrase(`${S}(?:现在|如今)(?<verb>住)?在${V}`, 'CHANGE', 'PLACE'),
  phrase(`${S}(?<verb>住)?(?:在|位于)${V}`, 'STATE', 'PLACE'),
];
