import { type ClaimPhrase, phrase } from './phrase.ts';

const S = String.raw`(?<s>[^\s、。,.はがをに]{1,12})[はが]、?`;
/** A place in Japanese signs: what is written in Latin letters may be a program. */
const V = String.raw`(?<v>[\p{Script=Han}\p{Script=Katakana}ー]{2,8})`;
const FROM = String.raw`(?:(?<from>[\p{Script=Han}\p{Script=Katakana}ー]{2,8})から)?`;
const WHEN = '(?:(?:先週|先月|去年|昨年|昨日|最近|もう|今年)、?)?';

/** Japanese: where something is and where somebody lives. */
export const JAPANESE: readonly ClaimPhrase[] = [
  phrase(`${S}もう${V}に(?:は)?(?<verb>住んで)?(?:いない|いません|ない|ありません)`, 'END', 'PLACE'),
  phrase(
    `${S}${WHEN}${FROM}${V}[にへ](?<verb>引っ越した|引っ越しました|移転した|移転しました|移った|移りました)`,
    'CHANGE',
    'PLACE',
  ),
  phrase(`${S}(?:今は|現在は?)、?${V}に(?<verb>住んで)?(?:いる|います|ある|あります)`, 'CHANGE', 'PLACE'),
  phrase(`${S}${V}に(?<verb>住んで)?(?:いる|います|ある|あります)`, 'STATE', 'PLACE'),
];
